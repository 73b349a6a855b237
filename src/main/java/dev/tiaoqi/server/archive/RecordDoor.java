package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;

/** Where a game's record is handed out. */
@RestController
@Tag(name = "Games")
class RecordDoor {

    static final String TEXT = "text/plain;charset=UTF-8";

    private final Sight sight;
    private final Scribe scribe;

    RecordDoor(Sight sight, Scribe scribe) {
        this.sight = sight;
        this.scribe = scribe;
    }

    @Operation(summary = "The whole game, or its record as text (N4)")
    @Refuses({ProblemCode.NOT_STARTED, ProblemCode.NOT_FOUND})
    @GetMapping(path = "/api/v1/games/{id}", produces = MediaType.TEXT_PLAIN_VALUE)
    ResponseEntity<String> record(
            @PathVariable("id") String game,
            @RequestParam(required = false) @Nullable String invite,
            Caller caller,
            ServletWebRequest request) {
        Sight.Viewer viewer = new Sight.Viewer(caller, Optional.ofNullable(invite));
        String record = scribe.record(sight.look(game, viewer).table());
        String tag = "\"" + Integer.toHexString(record.hashCode()) + "-" + record.length() + "-txt\"";
        boolean known = request.checkNotModified(tag);
        ResponseEntity.BodyBuilder answer = ResponseEntity.status(known ? HttpStatus.NOT_MODIFIED : HttpStatus.OK)
                .eTag(tag)
                .cacheControl(CacheControl.noCache().cachePrivate())
                .header(HttpHeaders.VARY, "Accept, Authorization, Cookie");
        return known
                ? answer.build()
                : answer.header(HttpHeaders.CONTENT_TYPE, TEXT).body(record);
    }
}
