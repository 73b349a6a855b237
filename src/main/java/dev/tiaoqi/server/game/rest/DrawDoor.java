package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Desk;
import dev.tiaoqi.server.game.Drawer;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Speaker;
import dev.tiaoqi.server.game.wire.AnswerJson;
import dev.tiaoqi.server.game.wire.AnswerShapes;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where draws are offered and answered. */
@RestController
@Tag(name = "Playing")
class DrawDoor {

    private final Drawer drawer;
    private final AnswerShapes shapes;

    DrawDoor(Drawer drawer, AnswerShapes shapes) {
        this.drawer = drawer;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Offer a draw to all others still in",
            description = "By one who was asked it is acceptance. Computers answer at once.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_STILL_IN,
        ProblemCode.TOO_EARLY,
        ProblemCode.OFFER_STANDS,
        ProblemCode.OWN_OFFER,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/draw-offer")
    AnswerJson offer(
            @PathVariable("id") String game, @RequestBody(required = false) @Nullable SeatBody body, Caller caller) {
        Person person = caller.person();
        return answer(drawer.offer(game, speaker(person, SeatBody.named(body))), person);
    }

    @Operation(
            summary = "Answer a draw offer",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"accept\": true}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_STILL_IN,
        ProblemCode.NO_OFFER,
        ProblemCode.OWN_OFFER,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/draw-answer")
    AnswerJson answer(@PathVariable("id") String game, @RequestBody AnswerBody body, Caller caller) {
        Person person = caller.person();
        Speaker speaker = speaker(person, Invalid.seat(body.seat()));
        Desk.Done done = body.accepts() ? drawer.accept(game, speaker) : drawer.decline(game, speaker);
        return answer(done, person);
    }

    private static Speaker speaker(Person person, Optional<Seat> named) {
        return new Speaker(person.id(), named);
    }

    private AnswerJson answer(Desk.Done done, Person person) {
        return shapes.answer(done, person.id());
    }
}
