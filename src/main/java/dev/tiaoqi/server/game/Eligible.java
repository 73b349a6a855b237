package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Only people with an account play for points (R6). */
@Component
class Eligible {

    private final People people;

    Eligible(People people) {
        this.people = people;
    }

    /** Throws {@code ratedNeedsAccounts} if the game is rated and he has none. */
    void check(Table table, UUID person) {
        if (rated(table) && people.find(person).filter(Person::registered).isEmpty()) {
            throw new ApiProblem(ProblemCode.RATED_NEEDS_ACCOUNTS, Map.of("kind", "guest"));
        }
    }

    /** Throws it if the game is rated: a computer has none either. */
    static void checkComputer(Table table) {
        if (rated(table)) {
            throw new ApiProblem(ProblemCode.RATED_NEEDS_ACCOUNTS, Map.of("kind", "bot"));
        }
    }

    private static boolean rated(Table table) {
        return table.agreement().rules().get(Option.RATED);
    }
}
