package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Guests;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Where people look for somebody to play with. */
@RestController
@Tag(name = "Finding people")
@RequestMapping("/api/v1/pairing")
class PairingDoor {

    private final Pairing pairing;
    private final Guests guests;

    PairingDoor(Pairing pairing, Guests guests) {
        this.pairing = pairing;
        this.guests = guests;
    }

    @Operation(
            summary = "Look for a game",
            description = "One wish a person: a second one replaces the first. It lapses after 30 seconds without a"
                    + " stream or a call. Paired games are listed and start at once.",
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content =
                                    @Content(
                                            examples =
                                                    @ExampleObject(
                                                            "{\"preset\": \"classic\", \"players\": 2, \"rated\": false}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.IMPOSSIBLE_RULES,
        ProblemCode.OPTION_NOT_OFFERED,
        ProblemCode.RATED_NEEDS_ACCOUNTS,
        ProblemCode.TOO_MANY
    })
    @PostMapping
    PairingJson seek(
            @RequestBody(required = false) @Nullable PairingBody body,
            HttpServletRequest request,
            HttpServletResponse response) {
        Wish wish = Objects.requireNonNullElse(body, PairingBody.USUAL).wish();
        pairing.check(wish);
        return PairingJson.of(pairing.seek(guests.enter(request, response), wish));
    }

    @Operation(summary = "How it stands with your wish", description = "Asking keeps it alive.")
    @Refuses(ProblemCode.NOT_SIGNED_IN)
    @GetMapping
    PairingJson look(Caller caller) {
        return PairingJson.of(pairing.of(caller.person().id()));
    }

    @Operation(
            summary = "Stop looking",
            description = "Answers how it stands then: a game that was found meanwhile is yours.")
    @Refuses(ProblemCode.NOT_SIGNED_IN)
    @DeleteMapping
    PairingJson stop(Caller caller) {
        return PairingJson.of(pairing.stop(caller.person().id()));
    }
}
