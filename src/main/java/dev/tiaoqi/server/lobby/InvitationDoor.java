package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where people ask others to their table by name, and where these answer. */
@RestController
@Tag(name = "Finding people")
class InvitationDoor {

    private final Invitations invitations;

    InvitationDoor(Invitations invitations) {
        this.invitations = invitations;
    }

    @Operation(
            summary = "Invite somebody by name",
            description = "By the host or anybody seated, before the start. He may see the game and join it, even a"
                    + " private one. Who has declined is not asked again.",
            responses = @ApiResponse(responseCode = "204", description = "He is asked, whether he is here or not"),
            requestBody =
                    @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content = @Content(examples = @ExampleObject("{\"name\": \"Lan\"}"))))
    @Refuses({
        ProblemCode.NOT_SIGNED_IN,
        ProblemCode.INVALID_VALUE,
        ProblemCode.NOT_YOUR_SEAT,
        ProblemCode.ALREADY_SEATED,
        ProblemCode.ALREADY_STARTED,
        ProblemCode.GAME_OVER,
        ProblemCode.TOO_MANY,
        ProblemCode.NOT_FOUND
    })
    @PostMapping("/api/v1/games/{id}/invitations")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void ask(@PathVariable("id") String game, @RequestBody InvitationBody body, Caller caller) {
        invitations.ask(game, caller.person().id(), body.name());
    }

    @Operation(
            summary = "Decline an invitation",
            responses = @ApiResponse(responseCode = "204", description = "It is declined"))
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.NOT_FOUND})
    @DeleteMapping("/api/v1/games/{id}/invitations/me")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void decline(@PathVariable("id") String game, Caller caller) {
        invitations.decline(game, caller.person().id());
    }

    @Operation(summary = "Your invitations", description = "Those that stand: the game still waits for players.")
    @Refuses(ProblemCode.NOT_SIGNED_IN)
    @GetMapping("/api/v1/invitations")
    InvitationsJson mine(Caller caller) {
        return InvitationsJson.of(invitations.of(caller.person().id()));
    }
}
