package dev.tiaoqi.server.account;

import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Makes the first admin, whom the operator names at the start. His password works until he has chosen another at his
 * first visit; from then on what the operator set counts for nothing.
 */
@Component
class FirstAdmin {

    private static final Logger LOG = LoggerFactory.getLogger(FirstAdmin.class);

    private final Given given;
    private final PersonRows rows;
    private final Locksmith locksmith;
    private final Hasher hasher;
    private final EntityManager entities;
    private final TransactionTemplate transaction;
    private final Clock clock;

    FirstAdmin(
            Given given,
            PersonRows rows,
            Locksmith locksmith,
            Hasher hasher,
            EntityManager entities,
            TransactionTemplate transaction,
            Clock clock) {
        this.given = given;
        this.rows = rows;
        this.locksmith = locksmith;
        this.hasher = hasher;
        this.entities = entities;
        this.transaction = transaction;
        this.clock = clock;
    }

    @EventListener(ApplicationReadyEvent.class)
    void appoint() {
        if (!given.name().isBlank() && !given.password().isBlank()) {
            appoint(Names.clean("tiaoqi.admin.name", given.name()), new Password(given.password()));
        }
    }

    void appoint(String name, Password password) {
        Optional<Person> there = rows.findByNameKey(Names.key(name)).map(PersonRow::person);
        // Whoever took the name before, or chose a password since, must not become an admin by it.
        if (there.filter(person -> !locksmith.isGiven(person.id())).isPresent()) {
            LOG.warn("{} is somebody already: no admin is made, and the password given is not used", name);
            return;
        }
        String hash = hasher.hash(password, House.OURS);
        transaction.executeWithoutResult(status -> {
            UUID id = there.map(Person::id).orElseGet(() -> add(name));
            PersonRow row = rows.lock(id).orElseThrow();
            row.signUp(name, clock.instant());
            row.makeAdmin();
            locksmith.change(id, hash, PasswordRow.Use.ONCE);
        });
        LOG.info("{} is an admin, with a password that works once", name);
    }

    private UUID add(String name) {
        Person person = new Person(UUID.randomUUID(), name, Person.Kind.PLAYER);
        entities.persist(new PersonRow(person, clock.instant()));
        entities.flush();
        return person.id();
    }

    /** {@code TIAOQI_ADMIN_NAME} and {@code TIAOQI_ADMIN_PASSWORD}. */
    @ConfigurationProperties("tiaoqi.admin")
    record Given(String name, String password) {
        Given {
            name = Objects.requireNonNullElse(name, "");
            password = Objects.requireNonNullElse(password, "");
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
