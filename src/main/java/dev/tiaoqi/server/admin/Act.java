package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Person;
import java.util.Map;
import java.util.Optional;

/** Something an admin did: to somebody or to a game, why, and what else is worth knowing. */
record Act(Person by, Kind kind, Optional<Person> whom, Optional<String> game, Why why, Map<String, String> facts) {

    Act {
        facts = Map.copyOf(facts);
    }

    static Act on(Warrant warrant, Kind kind, Map<String, String> facts) {
        return new Act(warrant.by(), kind, Optional.of(warrant.whom()), Optional.empty(), warrant.why(), facts);
    }

    /** What an admin can do. */
    enum Kind {
        POINTS("points"),
        NAME("name"),
        SUSPENDED("suspended"),
        LIFTED("lifted"),
        RESET_LINK("resetLink"),
        VOID("void");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /** In JSON and in the store. */
        String text() {
            return text;
        }
    }
}
