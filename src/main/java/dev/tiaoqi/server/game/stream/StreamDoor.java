package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where streams begin. */
@RestController
@Tag(name = "Streams")
class StreamDoor {

    private static final String HIDDEN = "Nobody looks at the page that reads this: its owner is away";

    private final Operator operator;

    StreamDoor(Operator operator) {
        this.operator = operator;
    }

    @Operation(
            summary = "The stream of a game",
            description = "Server-sent events, or lines of JSON. Begins with the whole game, or behind the version that"
                    + " since or Last-Event-ID names. After the end an end event, then it closes.")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.TOO_MANY, ProblemCode.SHUTTING_DOWN, ProblemCode.NOT_FOUND})
    @GetMapping(
            path = "/api/v1/games/{id}/events",
            produces = {MediaType.TEXT_EVENT_STREAM_VALUE, MediaType.APPLICATION_NDJSON_VALUE})
    void game(
            @PathVariable("id") String game,
            @RequestParam(required = false) @Nullable String since,
            @RequestParam(required = false) @Nullable String invite,
            @RequestParam(defaultValue = "false") @Parameter(description = HIDDEN) boolean hidden,
            Caller caller,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        Call call = new Call(request, response, hidden);
        Sight.Viewer viewer = new Sight.Viewer(caller, Optional.ofNullable(invite));
        operator.game(new GameFollower.Wish(game, viewer, since(since, call)), call);
    }

    @Operation(
            summary = "Your own stream",
            description =
                    "Begins with games (all running, own turn first) and the invitations that stand, then gameStarted,"
                            + " yourTurn, rematchOffered, gameEnded, invited, paired. With game the events of that game come too.")
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.TOO_MANY,
        ProblemCode.SHUTTING_DOWN,
        ProblemCode.NOT_FOUND
    })
    @GetMapping(
            path = "/api/v1/events",
            produces = {MediaType.TEXT_EVENT_STREAM_VALUE, MediaType.APPLICATION_NDJSON_VALUE})
    void own(
            @RequestParam(required = false) @Nullable String game,
            @RequestParam(required = false) @Nullable String since,
            @RequestParam(required = false) @Nullable String invite,
            @RequestParam(defaultValue = "false") @Parameter(description = HIDDEN) boolean hidden,
            Caller caller,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        Call call = new Call(request, response, hidden);
        Person person = caller.person();
        OptionalInt from = since(since, call);
        Sight.Viewer viewer = new Sight.Viewer(caller, Optional.ofNullable(invite));
        operator.own(person, Optional.ofNullable(game).map(id -> new GameFollower.Wish(id, viewer, from)), call);
    }

    /** What a browser says by itself is believed as far as it goes; what somebody writes must be a number. */
    private static OptionalInt since(@Nullable String since, Call call) {
        String said = since == null ? call.lastEventId() : since;
        if (said == null) {
            return OptionalInt.empty();
        }
        try {
            return OptionalInt.of(Integer.parseInt(said));
        } catch (NumberFormatException noNumber) {
            if (since == null) {
                return OptionalInt.empty();
            }
            throw Invalid.value("since", "type");
        }
    }
}
