package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Presently;
import dev.tiaoqi.server.game.Sitter;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Seats as JSON shows them. */
final class SeatShape {

    private SeatShape() {}

    static SeatJson of(Place place, Around around) {
        return switch (place.sitter()) {
            case Sitter.Open open -> seat(place, new Who("open", null, null, null));
            case Sitter.Computer computer -> seat(place, new Who("bot", computer.name(), Presently.ONLINE, null));
            case Sitter.Human human -> seat(place, who(human, around));
        };
    }

    private static Who who(Sitter.Human human, Around around) {
        Optional<Person> person = around.person(human.person());
        String kind = person.map(known -> known.kind().name().toLowerCase(Locale.ROOT))
                .orElse("human");
        String name = human.nickname().or(() -> person.map(Person::name)).orElse("?");
        Presently presently = around.presently(human.person());
        Instant since = presently == Presently.ONLINE
                ? null
                : around.lastSeen(human.person()).orElse(null);
        return new Who(kind, name, presently, since);
    }

    private static SeatJson seat(Place place, Who who) {
        Standing standing = place.standing();
        Presently presently = who.presently();
        Integer rank = standing.rank().isPresent() ? (Integer) standing.rank().getAsInt() : null;
        return new SeatJson(
                place.seat().name(),
                who.kind(),
                who.name(),
                null,
                standing.menHome(),
                standing.state().text(),
                rank,
                null,
                place.care().isPresent(),
                place.deadline().map(DeadlineJson::of).orElse(null),
                presently == null ? null : presently.text(),
                who.since(),
                presently == Presently.ONLINE,
                who.since());
    }

    private record Who(
            String kind,
            @Nullable String name,
            @Nullable Presently presently,
            @Nullable Instant since) {}
}
