package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Rematcher;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Optional;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where people say that they want to play again. */
@RestController
@Tag(name = "Playing")
class RematchDoor {

    private final Rematcher rematcher;
    private final GameShapes shapes;

    RematchDoor(Rematcher rematcher, GameShapes shapes) {
        this.rematcher = rematcher;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Offer a rematch, or accept one",
            description = "Whoever calls first asks the others, who agree by calling too; a computer is always willing."
                    + " Everybody sits one seat further on. Once all have agreed, rematch.game is the new game.")
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.NOT_STARTED,
        ProblemCode.TOO_EARLY,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_STILL_IN,
        ProblemCode.TOO_MANY,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/rematch")
    GameJson rematch(@PathVariable("id") String game, Caller caller) {
        Person person = caller.person();
        return shapes.withoutTurns(rematcher.rematch(game, person.id()), Optional.of(person.id()));
    }
}
