package dev.tiaoqi.server.account;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Somebody's tokens, oldest first: one page has them all. */
public record TokenList(List<Token> items, @Nullable String next) {

    TokenList(List<Token> items) {
        this(items, null);
    }

    /** A token without its secret. */
    public record Token(
            UUID id,
            @Schema(example = "my bot") @Nullable String label,
            List<Scope> scopes,
            Instant createdAt,
            Instant lastUsedAt) {
        static Token of(Credential credential) {
            return new Token(
                    credential.id(),
                    credential.label(),
                    credential.scopes().stream().sorted().toList(),
                    credential.createdAt(),
                    credential.lastUsedAt());
        }
    }

    /** A token with its secret. */
    public record NewToken(
            UUID id,
            @Schema(example = "my bot") @Nullable String label,
            List<Scope> scopes,
            Instant createdAt,

            @Schema(example = "tq_7ucj4ldvfxl3qizxb7j3uxib7t4pivxy")
            String token) {
        static NewToken of(Credentials.IssuedToken issued) {
            Token token = Token.of(issued.credential());
            return new NewToken(
                    token.id(),
                    token.label(),
                    token.scopes(),
                    token.createdAt(),
                    issued.secret().text());
        }
    }
}
