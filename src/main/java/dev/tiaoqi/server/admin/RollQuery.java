package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.rating.Pages;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who is looked for. */
record RollQuery(
        @Parameter(description = "how the name begins; case, marks and blanks don't count", example = "lan") @Nullable
        String search,

        @Parameter(description = "those alone who are suspended") @Nullable
        Boolean suspended,

        @Parameter(description = "1 to 100", example = "20") @Nullable
        Integer limit,

        @Parameter(description = "next of the page before") @Nullable
        String cursor) {

    private static final int LONGEST = 40;

    Roll.Wanted wanted() {
        String text = Objects.requireNonNullElse(search, "");
        if (text.length() > LONGEST) {
            throw Invalid.value("search", "range");
        }
        return new Roll.Wanted(text, Boolean.TRUE.equals(suspended) ? Roll.Whom.SUSPENDED : Roll.Whom.ALL);
    }

    Optional<String> after() {
        return Optional.ofNullable(cursor)
                .map(text -> Pages.place(text).orElseThrow(() -> Invalid.value("cursor", "unknown")));
    }
}
