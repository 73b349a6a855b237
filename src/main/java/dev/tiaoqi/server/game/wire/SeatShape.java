package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Teams;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Seats as JSON shows them. */
final class SeatShape {

    private SeatShape() {}

    static SeatJson of(Place place, Rules rules, Around around) {
        OptionalInt team = Teams.of(rules, place.seat());
        SeatJson seat = of(place, around);
        return team.isPresent() ? seat.inTeam(team.getAsInt()) : seat;
    }

    private static SeatJson of(Place place, Around around) {
        return switch (place.sitter()) {
            case Sitter.Open open -> seat(place, new Who("open", null, false, null));
            case Sitter.Computer computer -> seat(place, new Who("bot", computer.name(), true, null));
            case Sitter.Human human -> seat(place, who(human, around));
        };
    }

    private static Who who(Sitter.Human human, Around around) {
        Optional<Person> person = around.person(human.person());
        String kind = person.map(known -> known.kind().name().toLowerCase(Locale.ROOT))
                .orElse("human");
        String name = human.nickname().or(() -> person.map(Person::name)).orElse("?");
        boolean present = around.present(human.person());
        Instant away = present ? null : around.lastSeen(human.person()).orElse(null);
        return new Who(kind, name, present, away);
    }

    private static SeatJson seat(Place place, Who who) {
        Standing standing = place.standing();
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
                who.present(),
                who.awaySince());
    }

    private record Who(
            String kind,
            @Nullable String name,
            boolean present,
            @Nullable Instant awaySince) {}
}
