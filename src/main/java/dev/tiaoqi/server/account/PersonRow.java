package dev.tiaoqi.server.account;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

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

    @SuppressWarnings("NullAway") // filled by Hibernate
    protected PersonRow() {}

    PersonRow(Person person, Instant createdAt) {
        this.id = person.id();
        this.kind = person.kind();
        this.name = person.name();
        this.nameKey = Names.key(person.name());
        this.createdAt = createdAt;
    }

    Person person() {
        return new Person(id, name, kind);
    }

    Instant createdAt() {
        return createdAt;
    }
}
