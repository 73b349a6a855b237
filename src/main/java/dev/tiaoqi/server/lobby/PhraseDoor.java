package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Phrases;
import dev.tiaoqi.server.game.Speaker;
import dev.tiaoqi.server.game.Talk;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where those at a table say a few things to each other. */
@RestController
@Tag(name = "Playing")
class PhraseDoor {

    private final Talk talk;

    PhraseDoor(Talk talk) {
        this.talk = talk;
    }

    @Operation(summary = "What can be said at a table")
    @Refuses({})
    @GetMapping("/api/v1/phrases")
    PhrasesJson all() {
        return new PhrasesJson(Phrases.WORDS, Phrases.FACES);
    }

    @Operation(
            summary = "Say something to the table",
            description = "By a key, for a seat of yours; six in a minute. The game's stream says it without a version;"
                    + " it is kept nowhere.",
            responses = @ApiResponse(responseCode = "204", description = "It is said"),
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"phrase\": \"wellPlayed\"}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.SEAT_REQUIRED,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.GAME_OVER,
        ProblemCode.TOO_MANY,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/phrases")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void say(@PathVariable("id") String game, @RequestBody PhraseBody body, Caller caller) {
        Optional<Seat> seat = Invalid.seat(body.seat());
        talk.say(game, new Speaker(caller.person().id(), seat), Invalid.required("phrase", body.phrase()));
    }

    /** What is said, and from which seat if one has several. */
    record PhraseBody(@Nullable String phrase, @Nullable String seat) {}

    /** The keys of words and of faces. */
    record PhrasesJson(List<String> words, List<String> faces) {}
}
