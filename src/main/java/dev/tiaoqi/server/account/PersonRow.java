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
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "people")
class PersonRow {

    @Id
    private UUID id;

    @Enumerated(EnumType.STRING)
    private Person.Kind kind;

    private String name;

    @Column(name = "name_key")
    private String nameKey;

    @Column(name = "created_at")
    private Instant createdAt;

    @Column(name = "signed_up_at")
    private @Nullable Instant signedUpAt;

    private boolean admin;

    private String settings = "";

    @Column(name = "suspended_until")
    private @Nullable Instant suspendedUntil;

    @Column(name = "suspended_why")
    private @Nullable String suspendedWhy;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "became_id")
    private @Nullable PersonRow became;

    @Column(name = "unsettled_since")
    private @Nullable Instant unsettledSince;

    @SuppressWarnings("NullAway") // filled by Hibernate
    protected PersonRow() {}

    PersonRow(Person person, Instant createdAt) {
        this.id = person.id();
        this.kind = person.kind();
        this.createdAt = createdAt;
        call(person.name());
    }

    UUID id() {
        return id;
    }

    /** Who he is now: whoever he became. */
    Person person() {
        return became == null ? new Person(id, name, kind, admin) : became.person();
    }

    Instant createdAt() {
        return createdAt;
    }

    Optional<Instant> signedUpAt() {
        return Optional.ofNullable(signedUpAt);
    }

    String settings() {
        return settings;
    }

    void settings(String chosen) {
        settings = chosen;
    }

    /** The name is his from now on; throws at the next flush if somebody else has it. */
    final void call(String newName) {
        name = newName;
        nameKey = Names.key(newName);
    }

    void signUp(String newName, Instant now) {
        call(newName);
        kind = Person.Kind.PLAYER;
        signedUpAt = now;
    }

    void makeAdmin() {
        admin = true;
    }

    Optional<Suspension> suspension() {
        return Optional.ofNullable(suspendedWhy).map(why -> new Suspension(Optional.ofNullable(suspendedUntil), why));
    }

    void suspend(Suspension suspension) {
        suspendedWhy = suspension.reason();
        suspendedUntil = suspension.until().orElse(null);
    }

    void lift() {
        suspendedWhy = null;
        suspendedUntil = null;
    }

    /** He goes on as this player; his own name is free. */
    void become(PersonRow player, Instant now) {
        became = player;
        vanish(now);
    }

    /** His account is no more. */
    void delete(Instant now) {
        kind = Person.Kind.DELETED;
        admin = false;
        settings = "";
        vanish(now);
    }

    private void vanish(Instant now) {
        name = Person.DELETED_NAME;
        nameKey = ":" + id; // no name has such a key
        unsettledSince = now;
    }

    /** Whoever he became; empty if he is still himself. */
    Optional<UUID> became() {
        return Optional.ofNullable(became).map(PersonRow::id);
    }

    /** Whether he neither went on as somebody else nor is gone. */
    boolean isHimself() {
        return became == null && kind != Person.Kind.DELETED;
    }

    void settle() {
        unsettledSince = null;
    }
}
