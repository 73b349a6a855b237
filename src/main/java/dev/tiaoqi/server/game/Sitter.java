package dev.tiaoqi.server.game;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Who holds a seat. */
public sealed interface Sitter {

    /** Nobody yet. */
    record Open() implements Sitter {}

    /** A person, with the name he gave this seat if several sit at his screen. */
    record Human(UUID person, Optional<String> nickname) implements Sitter {}

    /** A computer opponent of this level. */
    record Computer(int level) implements Sitter {

        /** As requests and answers write it. */
        public String name() {
            return "bot:" + level;
        }
    }

    /** The same, of who the person became. */
    default Sitter renamed(Map<UUID, UUID> became) {
        return this instanceof Human human
                ? new Human(became.getOrDefault(human.person(), human.person()), human.nickname())
                : this;
    }

    /** Whether this person holds the seat. */
    default boolean is(UUID person) {
        return this instanceof Human human && human.person().equals(person);
    }
}
