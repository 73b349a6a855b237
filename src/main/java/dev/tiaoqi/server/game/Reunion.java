package dev.tiaoqi.server.game;

import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Sanctions;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Whether all the people of a game can come to another one now, whenever they said that they would. */
@Component
class Reunion {

    private final People people;
    private final Sanctions sanctions;
    private final Quota quota;
    private final Clock clock;

    Reunion(People people, Sanctions sanctions, Quota quota, Clock clock) {
        this.people = people;
        this.sanctions = sanctions;
        this.quota = quota;
        this.clock = clock;
    }

    /** Throws {@code tooMany} if the caller has no room for it, {@code notStillIn} with the seat of another who can't come. */
    void check(Table table, UUID caller) {
        quota.check(caller, Status.RUNNING);
        for (UUID person : table.people()) {
            if (!person.equals(caller) && !comes(person)) {
                throw new ApiProblem(
                        ProblemCode.NOT_STILL_IN,
                        Map.of("seat", table.seatsOf(person).getFirst()));
            }
        }
    }

    private boolean comes(UUID person) {
        Optional<Person> known = people.find(person).filter(one -> one.kind() != Person.Kind.DELETED);
        return known.isPresent()
                && sanctions
                        .suspension(person)
                        .filter(one -> one.holdsAt(clock.instant()))
                        .isEmpty()
                && quota.hasRoom(person, Status.RUNNING);
    }
}
