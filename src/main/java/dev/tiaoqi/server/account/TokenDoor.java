package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Refuses;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The tokens that somebody gave to his scripts. */
@RestController
@Tag(name = "Account")
@RequestMapping("/api/v1/account/tokens")
class TokenDoor {

    private final Tokens tokens;

    TokenDoor(Tokens tokens) {
        this.tokens = tokens;
    }

    @GetMapping
    @Operation(summary = "My tokens, without their secrets")
    @Refuses(ProblemCode.NOT_SIGNED_IN)
    TokenList list(Caller caller) {
        return tokens.list(caller.person());
    }

    @ResponseStatus(HttpStatus.CREATED)
    @PostMapping
    @Operation(summary = "Make a token that reaches no further than the caller; its secret is told this once")
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.SCOPE, ProblemCode.ADMIN_ONLY, ProblemCode.TOO_MANY})
    ResponseEntity<TokenList.NewToken> make(Caller caller, @RequestBody(required = false) @Nullable Wanted wish) {
        Wanted asked = wish == null ? new Wanted(null, null) : wish;
        TokenList.NewToken made = tokens.make(caller.somebody(), asked.label(), asked.scopes());
        return ResponseEntity.status(HttpStatus.CREATED)
                .cacheControl(CacheControl.noStore())
                .body(made);
    }

    @DeleteMapping("/{id}")
    @Operation(
            summary = "Take a token back; its streams end",
            responses = @ApiResponse(responseCode = "204", description = "It is gone"))
    @Refuses({ProblemCode.NOT_SIGNED_IN, ProblemCode.NOT_FOUND})
    ResponseEntity<Void> revoke(Caller caller, @PathVariable String id) {
        if (!tokens.revoke(caller.person(), id)) {
            throw new ApiProblem(ProblemCode.NOT_FOUND);
        }
        return ResponseEntity.noContent().build();
    }

    /** What a token should be called and may do; all that a guest may do if nothing is said. */
    record Wanted(
            @Schema(example = "my bot") @Nullable String label,
            @Schema(example = "[\"read\"]") @Nullable Set<Scope> scopes) {}
}
