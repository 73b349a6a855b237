package dev.tiaoqi.server.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "credentials")
class CredentialRow {

    /** What holds the secret. */
    enum Kind {
        TOKEN,
        BROWSER
    }

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "person_id")
    private PersonRow person;

    @Enumerated(EnumType.STRING)
    private Kind kind;

    @Column(name = "secret_hash")
    private String secretHash;

    private @Nullable String label;

    private String scopes;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "last_used_at")
    private Instant lastUsedAt;

    @SuppressWarnings("NullAway") // filled by Hibernate
    protected CredentialRow() {}

    CredentialRow(PersonRow person, Credential credential, Secret secret) {
        this.id = credential.id();
        this.person = person;
        this.kind = credential.kind();
        this.secretHash = secret.hash();
        this.label = credential.label();
        this.scopes = Scope.write(credential.scopes());
        this.createdAt = credential.createdAt();
        this.lastUsedAt = credential.lastUsedAt();
    }

    PersonRow person() {
        return person;
    }

    Credential credential() {
        return new Credential(id, kind, label, Scope.read(scopes), createdAt, lastUsedAt);
    }
}
