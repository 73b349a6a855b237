package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Desk;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Speaker;
import dev.tiaoqi.server.game.TakeBacker;
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

/** Where turns are taken back. */
@RestController
@Tag(name = "Playing")
class TakeBackDoor {

    private final TakeBacker backer;
    private final AnswerShapes shapes;

    TakeBackDoor(TakeBacker backer, AnswerShapes shapes) {
        this.backer = backer;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Ask to take your last turn back, and those after it",
            description = "Unrated games only. At once at one screen and against computers alone; otherwise every other"
                    + " person still in must agree. It lapses with the next turn, and when somebody leaves.",
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
        ProblemCode.RATED_GAME,
        ProblemCode.NOT_STILL_IN,
        ProblemCode.OFFER_STANDS,
        ProblemCode.NOTHING_TO_TAKE_BACK,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/take-back")
    AnswerJson ask(
            @PathVariable("id") String game, @RequestBody(required = false) @Nullable SeatBody body, Caller caller) {
        Person person = caller.person();
        return shapes.answer(backer.ask(game, new Speaker(person.id(), SeatBody.named(body))), person.id());
    }

    @Operation(
            summary = "Answer somebody who asks to take a turn back",
            description = "Who holds several seats answers for all of them.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"accept\": true}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NO_OFFER,
        ProblemCode.OWN_OFFER,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/take-back-answer")
    AnswerJson answer(@PathVariable("id") String game, @RequestBody AnswerBody body, Caller caller) {
        Person person = caller.person();
        Speaker speaker = new Speaker(person.id(), Invalid.seat(body.seat()));
        Desk.Done done = body.accepts() ? backer.accept(game, speaker) : backer.decline(game, speaker);
        return shapes.answer(done, person.id());
    }
}
