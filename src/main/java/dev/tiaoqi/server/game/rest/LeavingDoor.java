package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Quitter;
import dev.tiaoqi.server.game.Resigner;
import dev.tiaoqi.server.game.wire.AnswerJson;
import dev.tiaoqi.server.game.wire.AnswerShapes;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where people give up, or go. */
@RestController
@Tag(name = "Playing")
class LeavingDoor {

    private final Resigner resigner;
    private final Quitter quitter;
    private final AnswerShapes shapes;

    LeavingDoor(Resigner resigner, Quitter quitter, AnswerShapes shapes) {
        this.resigner = resigner;
        this.quitter = quitter;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Resign, in or out of turn",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"seat\": \"A\"}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_STILL_IN,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/resignation")
    AnswerJson resign(
            @PathVariable("id") String game, @RequestBody(required = false) @Nullable SeatBody body, Caller caller) {
        Person person = caller.person();
        return shapes.answer(resigner.resign(game, person.id(), SeatBody.named(body)), person.id());
    }

    @Operation(
            summary = "Quit a running game, or say that another has gone",
            description = "With the seat of another who is to move and has had neither stream nor call for ten minutes,"
                    + " that seat has quit (R3.3).",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"seat\": \"D\"}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_STILL_IN,
        ProblemCode.NOT_AWAY,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/departure")
    AnswerJson quit(
            @PathVariable("id") String game, @RequestBody(required = false) @Nullable SeatBody body, Caller caller) {
        Person person = caller.person();
        return shapes.answer(quitter.quit(game, person.id(), SeatBody.named(body)), person.id());
    }
}
