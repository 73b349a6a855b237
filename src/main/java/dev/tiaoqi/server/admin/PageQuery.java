package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.rating.Pages;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which page of a list. */
record PageQuery(
        @Parameter(description = "1 to 100", example = "20") @Nullable
        Integer limit,

        @Parameter(description = "next of the page before") @Nullable
        String cursor) {

    int size() {
        return Pages.size(limit);
    }

    Optional<String> place() {
        return Optional.ofNullable(cursor);
    }

    /** Of lists that go by numbers downwards: the number before which this page begins. */
    long before() {
        return place().map(PageQuery::number).orElse(Long.MAX_VALUE);
    }

    private static long number(String cursor) {
        return Pages.place(cursor)
                .filter(text -> text.matches("\\d{1,18}"))
                .map(Long::parseLong)
                .orElseThrow(() -> Invalid.value("cursor", "unknown"));
    }
}
