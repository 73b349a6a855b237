package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Host;
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
import org.springframework.web.bind.annotation.RestController;

/** Where the host starts his game or cancels it. */
@RestController
@Tag(name = "Before the start")
class HostDoor {

    private final Host host;
    private final AnswerShapes shapes;

    HostDoor(Host host, AnswerShapes shapes) {
        this.host = host;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Start with computers in the open seats",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"fill\": \"bot:1\"}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.OPTION_NOT_OFFERED,
        ProblemCode.RATED_NEEDS_ACCOUNTS,
        ProblemCode.HOST_ONLY,
        ProblemCode.SEATS_OPEN,
        ProblemCode.ALREADY_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/start")
    AnswerJson start(
            @PathVariable("id") String game, @RequestBody(required = false) @Nullable StartBody body, Caller caller) {
        Person person = caller.person();
        return shapes.answer(host.start(game, person.id(), StartBody.computer(body)), person.id());
    }

    @Operation(summary = "Cancel before the first move")
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.HOST_ONLY,
        ProblemCode.TOO_LATE_TO_CANCEL,
        ProblemCode.GAME_OVER,
        ProblemCode.NOT_FOUND
    })
    @DeleteMapping("/api/v1/games/{id}")
    AnswerJson cancel(@PathVariable("id") String game, Caller caller) {
        Person person = caller.person();
        return shapes.answer(host.cancel(game, person.id()), person.id());
    }
}
