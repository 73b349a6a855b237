package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Guests;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.wire.GameJson;
import dev.tiaoqi.server.game.wire.GameShapes;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where new games are made. */
@RestController
@Tag(name = "Games")
class CreateDoor {

    private final Creator creator;
    private final Guests guests;
    private final Tables tables;
    private final GameShapes shapes;

    CreateDoor(Creator creator, Guests guests, Tables tables, GameShapes shapes) {
        this.creator = creator;
        this.guests = guests;
        this.tables = tables;
        this.shapes = shapes;
    }

    @Operation(
            summary = "Make a new game",
            description = "A preset alone suffices; only what differs from it need be said. With no seat open the game"
                    + " starts at once.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content =
                                    @Content(
                                            examples =
                                                    @ExampleObject(
                                                            "{\"preset\": \"classic\", \"seats\": [\"me\", \"bot:1\"]}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.IMPOSSIBLE_RULES,
        ProblemCode.IMPOSSIBLE_POSITION,
        ProblemCode.OPTION_NOT_OFFERED,
        ProblemCode.RATED_NEEDS_ACCOUNTS,
        ProblemCode.ALREADY_SEATED,
        ProblemCode.TOO_MANY
    })
    @ResponseStatus(HttpStatus.CREATED)
    @PostMapping("/api/v1/games")
    ResponseEntity<GameJson> create(
            @RequestBody(required = false) @Nullable NewGameBody body,
            HttpServletRequest request,
            HttpServletResponse response) {
        Person host = guests.enter(request, response);
        String id = creator.create(Objects.requireNonNullElse(body, NewGameBody.EMPTY), host)
                .id();
        GameJson json = shapes.whole(tables.find(id).orElseThrow(), Optional.of(host.id()));
        return ResponseEntity.created(URI.create("/api/v1/games/" + id)).body(json);
    }
}
