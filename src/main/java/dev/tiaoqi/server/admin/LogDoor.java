package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.rating.Pages;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where admins read what admins did. There is no door that writes. */
@RestController
@Tag(name = "Admins")
class LogDoor {

    private final ActLog log;
    private final Pages pages;

    LogDoor(ActLog log, Pages pages) {
        this.log = log;
        this.pages = pages;
    }

    @Operation(summary = "Everything that admins did, newest first")
    @Refuses({ProblemCode.ADMIN_ONLY, ProblemCode.SCOPE, ProblemCode.INVALID_VALUE})
    @GetMapping("/api/v1/admin/log")
    ResponseEntity<LogJson> log(@ParameterObject PageQuery query, HttpServletRequest request) {
        int size = query.size();
        List<ActLog.Line> found = log.all(new ActLog.Span(query.before(), size + 1));
        boolean more = found.size() > size;
        List<ActLog.Line> shown = more ? found.subList(0, size) : found;
        Optional<String> next =
                more ? Optional.of(Pages.opaque(Long.toString(shown.getLast().id()))) : Optional.empty();
        return pages.answer(new LogJson(shown.stream().map(ActJson::of).toList(), next.orElse(null)), next, request);
    }

    /** A page of the log, and the cursor of the next. */
    record LogJson(List<ActJson> items, @Nullable String next) {}

    /** A row of it: who did what, to whom or to which game, and why. */
    record ActJson(
            Instant at,
            String admin,
            String act,
            @Nullable String player,
            @Nullable String game,
            String reason,
            Map<String, String> facts) {

        static ActJson of(ActLog.Line line) {
            return new ActJson(
                    line.at(),
                    line.admin(),
                    line.act(),
                    line.player().orElse(null),
                    line.game().orElse(null),
                    line.reason(),
                    line.facts());
        }
    }
}
