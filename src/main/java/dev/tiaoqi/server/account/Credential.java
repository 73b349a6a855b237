package dev.tiaoqi.server.account;

import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Something by which a person is known again: a token or a browser's cookie, without its secret. */
record Credential(
        UUID id,
        CredentialRow.Kind kind,
        @Nullable String label,
        Set<Scope> scopes,
        Instant createdAt,
        Instant lastUsedAt) {

    Credential {
        scopes = Set.copyOf(scopes);
    }

    /** A new one that may do these things. */
    static Credential fresh(CredentialRow.Kind kind, @Nullable String label, Set<Scope> scopes, Instant now) {
        return new Credential(UUID.randomUUID(), kind, label, scopes, now, now);
    }
}
