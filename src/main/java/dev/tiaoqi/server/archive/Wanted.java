package dev.tiaoqi.server.archive;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** Which games are looked for; what is empty may be anything. {@code until} is just too late. */
record Wanted(Who who, What what, How how, Way way, Optional<Instant> from, Optional<Instant> until) {

    /** Who played, against whom, and whether he won, drew or lost. */
    record Who(Optional<UUID> player, Optional<UUID> opponent, Optional<String> outcome) {}

    /** What was played. */
    record What(Optional<String> preset, OptionalInt players) {}

    /** How it ended, and in how many rounds. */
    record How(Optional<String> reason, OptionalInt least, OptionalInt most) {}

    /** The key of a position that it came through, and how its line begins. */
    record Way(OptionalLong position, Optional<String> line) {

        static final Way ANY = new Way(OptionalLong.empty(), Optional.empty());

        /** Through this position (N2), in whatever order it came about. */
        static Way through(String position) {
            return new Way(OptionalLong.of(Fold.of(position).key()), Optional.empty());
        }
    }
}
