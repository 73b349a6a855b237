package dev.tiaoqi.server.account;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URI;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Where people sign up, in and out. Our own pages' calls get the cookie, all others a token. */
@RestController
@Tag(name = "Account")
@RequestMapping("/api/v1/account")
class EntryDoor {

    private final SignUp signUp;
    private final SignIn signIn;
    private final Reception reception;

    EntryDoor(SignUp signUp, SignIn signIn, Reception reception) {
        this.signUp = signUp;
        this.signIn = signIn;
        this.reception = reception;
    }

    @ResponseStatus(HttpStatus.CREATED)
    @PostMapping("/sign-up")
    @Operation(summary = "Become a player; a guest stays the same person and keeps his games")
    @Refuses({ProblemCode.INVALID_VALUE, ProblemCode.CSRF, ProblemCode.NAME_TAKEN, ProblemCode.BUSY})
    ResponseEntity<Welcome> signUp(@RequestBody Wish wish, HttpServletRequest request, HttpServletResponse response) {
        Welcome welcome = isOfScript(request)
                ? Welcome.of(signUp.enter(wish, request, CredentialRow.Kind.TOKEN))
                : Welcome.of(reception.signUp(wish, request, response));
        return ResponseEntity.created(URI.create("/api/v1/account"))
                .cacheControl(CacheControl.noStore())
                .body(welcome);
    }

    @PostMapping("/sign-in")
    @Operation(summary = "Come in by name and password; a guest brings his games along")
    @Refuses({
        ProblemCode.INVALID_VALUE,
        ProblemCode.CSRF,
        ProblemCode.WRONG_CREDENTIALS,
        ProblemCode.SUSPENDED,
        ProblemCode.BUSY
    })
    ResponseEntity<Welcome> signIn(@RequestBody Wish wish, HttpServletRequest request, HttpServletResponse response) {
        Welcome welcome = isOfScript(request)
                ? Welcome.of(signIn.enter(wish, request, CredentialRow.Kind.TOKEN))
                : Welcome.of(reception.signIn(wish, request, response));
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(welcome);
    }

    @PostMapping("/sign-out")
    @Operation(
            summary = "End the token or cookie that calls, or all of them",
            responses = @ApiResponse(responseCode = "204", description = "It is over"))
    @Refuses(ProblemCode.NOT_SIGNED_IN)
    ResponseEntity<Void> signOut(
            Caller caller, @RequestBody(required = false) @Nullable Extent extent, HttpServletResponse response) {
        caller.person();
        if (extent != null && Boolean.TRUE.equals(extent.everywhere())) {
            reception.signOutEverywhere(caller, response);
        } else {
            reception.signOut(caller, response);
        }
        return ResponseEntity.noContent().build();
    }

    private static boolean isOfScript(HttpServletRequest request) {
        return Callers.byToken(request) || Unguarded.isEntryOfScript(request);
    }

    /** How far signing out goes. */
    record Extent(@Schema(example = "false") @Nullable Boolean everywhere) {}

    /** Who came in; {@code token} stands there for scripts alone. */
    record Welcome(
            @Schema(example = "Lan") String name,
            @Schema(example = "player") String kind,

            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Schema(example = "tq_7ucj4ldvfxl3qizxb7j3uxib7t4pivxy")
            @Nullable
            String token) {
        static Welcome of(Entered entered) {
            return new Welcome(
                    entered.person().name(),
                    kind(entered.person()),
                    entered.secret().text());
        }

        static Welcome of(Person person) {
            return new Welcome(person.name(), kind(person), null);
        }

        private static String kind(Person person) {
            return person.kind().name().toLowerCase(Locale.ROOT);
        }
    }
}
