package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Oneself: who one is, how one likes things, and the end of it. */
@RestController
@Tag(name = "Account")
@RequestMapping("/api/v1/account")
class AccountDoor {

    private final Mirror mirror;
    private final Settings settings;
    private final Reception reception;

    AccountDoor(Mirror mirror, Settings settings, Reception reception) {
        this.mirror = mirror;
        this.settings = settings;
        this.reception = reception;
    }

    @GetMapping
    @Operation(summary = "Who am I?")
    @Refuses(ProblemCode.NOT_SIGNED_IN)
    ResponseEntity<AccountJson> me(Caller caller, HttpServletRequest request) {
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(mirror.of(caller.person(), request));
    }

    @PatchMapping("/settings")
    @Operation(summary = "Change some settings; null puts the default back")
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.UNKNOWN_FIELD, ProblemCode.INVALID_VALUE})
    Map<String, String> set(
            Caller caller,
            @io.swagger.v3.oas.annotations.parameters.RequestBody(
                            content =
                                    @Content(
                                            schema = @Schema(type = "object"),
                                            examples = @ExampleObject("{\"hints\": \"off\", \"theme\": null}")))
                    @RequestBody
                    Map<String, @Nullable String> wishes) {
        return Settings.all(settings.change(caller.person().id(), wishes));
    }

    @PutMapping("/password")
    @Operation(
            summary = "Choose another password; every cookie but the caller's ends",
            responses = @ApiResponse(responseCode = "204", description = "It is changed"))
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.INVALID_VALUE, ProblemCode.WRONG_CREDENTIALS, ProblemCode.BUSY})
    ResponseEntity<Void> password(Caller caller, @RequestBody PasswordChange change, HttpServletRequest request) {
        reception.changePassword(caller, change, request);
        return ResponseEntity.noContent().build();
    }

    @DeleteMapping
    @Operation(
            summary = "Delete my account: what runs is quit, what is open is left, the name is free",
            responses = @ApiResponse(responseCode = "204", description = "It is gone"))
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.INVALID_VALUE, ProblemCode.WRONG_CREDENTIALS, ProblemCode.BUSY})
    ResponseEntity<Void> delete(
            Caller caller, @RequestBody Goodbye farewell, HttpServletRequest request, HttpServletResponse response) {
        caller.person();
        Password password = Wish.given("password", farewell.password());
        reception.delete(caller, password, request, response);
        return ResponseEntity.noContent().build();
    }

    /** Said once more, so that nobody deletes an account by a browser left open. */
    record Goodbye(@Nullable Password password) {}
}
