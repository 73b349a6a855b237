package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionTemplate;

/** Everybody who plays here, by id and by name. */
@Component
class Register implements People {

    private static final int FIRST_LETTERS = 4;
    private static final int ATTEMPTS = 8;

    private final PersonRows rows;
    private final EntityManager entities;
    private final TransactionTemplate transaction;
    private final Clock clock;

    Register(PersonRows rows, EntityManager entities, TransactionTemplate transaction, Clock clock) {
        this.rows = rows;
        this.entities = entities;
        this.transaction = transaction;
        this.clock = clock;
    }

    @Override
    @Transactional(readOnly = true)
    public Optional<Person> find(UUID id) {
        return rows.findById(id).map(PersonRow::person);
    }

    @Override
    @Transactional(readOnly = true)
    public Optional<Person> named(String name) {
        return rows.findByNameKey(Names.key(name)).map(PersonRow::person);
    }

    @Override
    @Transactional(readOnly = true)
    public Map<UUID, Person> findAll(Collection<UUID> ids) {
        return ids.isEmpty()
                ? Map.of()
                : rows.findAllByIdIn(ids).stream().collect(Collectors.toMap(PersonRow::id, PersonRow::person));
    }

    @Override
    @Transactional(readOnly = true)
    public Map<UUID, UUID> became(Collection<UUID> ids) {
        return ids.isEmpty()
                ? Map.of()
                : rows.becameOf(ids).stream()
                        .collect(Collectors.toMap(
                                PersonRow::id, row -> row.person().id()));
    }

    /** A guest under a name that nobody has, known by a new secret of that kind. */
    NewGuest addGuest(CredentialRow.Kind kind) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            // With every clash there are more names to choose from.
            String name = Names.GUEST + Secret.letters(FIRST_LETTERS + attempt);
            Optional<NewGuest> added = tryToAdd(name, kind);
            if (added.isPresent()) {
                return added.get();
            }
        }
        throw new ApiProblem(ProblemCode.BUSY);
    }

    /** A guest under the name of his choice; throws {@code nameTaken}. */
    NewGuest addGuest(String name, CredentialRow.Kind kind) {
        return tryToAdd(name, kind).orElseThrow(() -> new ApiProblem(ProblemCode.NAME_TAKEN, Map.of("name", name)));
    }

    private Optional<NewGuest> tryToAdd(String name, CredentialRow.Kind kind) {
        try {
            return Optional.ofNullable(
                    transaction.execute(status -> rows.existsByNameKey(Names.key(name)) ? null : add(name, kind)));
        } catch (DataIntegrityViolationException takenMeanwhile) {
            return Optional.empty();
        }
    }

    private NewGuest add(String name, CredentialRow.Kind kind) {
        Instant now = clock.instant();
        Person person = new Person(UUID.randomUUID(), name, Person.Kind.GUEST);
        PersonRow row = new PersonRow(person, now);
        Credential credential = Credential.fresh(kind, null, Scope.USUAL, now);
        Secret secret = Secret.fresh();
        entities.persist(row);
        entities.persist(new CredentialRow(row, credential, secret));
        return new NewGuest(person, credential, secret);
    }
}
