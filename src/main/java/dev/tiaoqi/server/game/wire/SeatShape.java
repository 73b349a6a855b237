package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Grade;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Presently;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Teams;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** Seats as JSON shows them. */
final class SeatShape {

    private SeatShape() {}

    static List<SeatJson> all(Card card, Around around) {
        SortedMap<Seat, Earned> earned = card.result().map(Result::points).orElse(Collections.emptySortedMap());
        return card.places().stream()
                .map(place -> of(place, around)
                        .inTeam(team(card, place))
                        .with(Optional.ofNullable(earned.get(place.seat()))
                                .map(Earned::points)
                                .orElse(null)))
                .toList();
    }

    private static @Nullable Integer team(Card card, Place place) {
        OptionalInt team = Teams.of(card.agreement().rules(), place.seat());
        return team.isPresent() ? (Integer) team.getAsInt() : null;
    }

    private static SeatJson of(Place place, Around around) {
        return switch (place.sitter()) {
            case Sitter.Open open -> seat(place, new Who("open", null));
            case Sitter.Computer computer -> seat(place, new Who("bot", computer.name()));
            case Sitter.Human human -> seat(place, who(human, around));
        };
    }

    private static Who who(Sitter.Human human, Around around) {
        Optional<Person> person = around.person(human.person());
        String kind = person.map(known -> kind(known.kind())).orElse("human");
        String name = human.nickname().or(() -> person.map(Person::name)).orElse("?");
        Presently presently = around.presently(human.person());
        Instant since = presently == Presently.ONLINE
                ? null
                : around.awaySince(human.person()).orElse(null);
        return new Who(
                kind, name, presently, since, around.quitsAt(human.person()).orElse(null));
    }

    private static String kind(Person.Kind kind) {
        return switch (kind) {
            case GUEST -> "guest";
            case PLAYER -> "human";
            case DELETED -> "deleted";
        };
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
                place.grade().map(Grade::level).orElse(null),
                place.care().isPresent(),
                place.deadline().map(DeadlineJson::of).orElse(null),
                presently == null ? null : presently.text(),
                who.since(),
                presently == Presently.ONLINE,
                who.since(),
                standing.state() == SeatState.PLAYING ? who.quitsAt() : null);
    }

    private record Who(
            String kind,
            @Nullable String name,
            @Nullable Presently presently,
            @Nullable Instant since,
            @Nullable Instant quitsAt) {

        /** Nobody waits for an empty seat, nor for a computer. */
        Who(String kind, @Nullable String name) {
            this(kind, name, name == null ? null : Presently.ONLINE, null, null);
        }
    }
}
