package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Limits;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Desk;
import dev.tiaoqi.server.game.Hand;
import dev.tiaoqi.server.game.Mover;
import dev.tiaoqi.server.game.wire.AnswerJson;
import dev.tiaoqi.server.game.wire.AnswerShapes;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import dev.tiaoqi.server.web.RefusesTurns;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Where moves come in. */
@RestController
@Tag(name = "Playing")
class MoveDoor {

    private final Mover mover;
    private final AnswerShapes shapes;

    MoveDoor(Mover mover, AnswerShapes shapes) {
        this.mover = mover;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Play a move, or pass",
            description = "A move is safe to send twice: the same seat's same move at the same ply is answered as the"
                    + " first time, after the end too.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"move\": \"l3:j5\", \"ply\": 0}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.UNREADABLE,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_STARTED,
        ProblemCode.STALE_PLY,
        ProblemCode.NOT_YOUR_TURN,
        ProblemCode.NOT_FOUND
    })
    @RefusesTurns
    @PostMapping("/api/v1/games/{id}/moves")
    AnswerJson move(
            @PathVariable("id") String game, @RequestBody MoveBody body, Caller caller, HttpServletRequest request) {
        Person person = caller.person();
        Desk.Done done = mover.move(game, new Hand.OfPerson(person.id()), body.wish());
        if (done.when() == Desk.When.NOW) {
            Limits.spare(request);
        }
        return shapes.answer(done, person.id());
    }
}
