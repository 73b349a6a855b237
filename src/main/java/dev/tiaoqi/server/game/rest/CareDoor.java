package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Carer;
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
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Where people hand their seat to a computer, and take it back. */
@RestController
@Tag(name = "Playing")
class CareDoor {

    private final Carer carer;
    private final AnswerShapes shapes;

    CareDoor(Carer carer, AnswerShapes shapes) {
        this.carer = carer;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Have a computer play for your seat",
            description = "Unrated games only. The seat stays yours in every other way.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"level\": 1}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.RATED_GAME,
        ProblemCode.NOT_STILL_IN,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/care")
    AnswerJson care(
            @PathVariable("id") String game, @RequestBody(required = false) @Nullable CareBody body, Caller caller) {
        Person person = caller.person();
        Speaker speaker = new Speaker(person.id(), CareBody.named(body));
        return shapes.answer(carer.care(game, speaker, CareBody.wanted(body)), person.id());
    }

    @Operation(summary = "Play for your seat yourself again")
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_FOUND
    })
    @DeleteMapping("/api/v1/games/{id}/care")
    AnswerJson end(
            @PathVariable("id") String game, @RequestParam(required = false) @Nullable String seat, Caller caller) {
        Person person = caller.person();
        return shapes.answer(carer.end(game, new Speaker(person.id(), Invalid.seat(seat))), person.id());
    }
}
