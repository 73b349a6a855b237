package dev.tiaoqi.server.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

@Entity
@Table(name = "passwords")
class PasswordRow {

    @Id
    @Column(name = "person_id")
    private UUID person;

    private String hash;
    private boolean once;

    @Column(name = "changed_at")
    private Instant changedAt;

    @SuppressWarnings("NullAway") // filled by Hibernate
    protected PasswordRow() {}

    PasswordRow(UUID person, String hash, Use use, Instant now) {
        this.person = person;
        this.hash = hash;
        this.once = use == Use.ONCE;
        this.changedAt = now;
    }

    UUID person() {
        return person;
    }

    String hash() {
        return hash;
    }

    /** Whether it lets him in only to choose another. */
    boolean once() {
        return once;
    }

    Instant changedAt() {
        return changedAt;
    }

    void change(String newHash, Use use, Instant now) {
        hash = newHash;
        once = use == Use.ONCE;
        changedAt = now;
    }

    /** How long a password works. */
    enum Use {
        ALWAYS,
        /** Until another is chosen, which it asks for. */
        ONCE
    }
}
