package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.notation.RecordTags;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Teams;
import dev.tiaoqi.server.game.wire.OptionValues;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The game that a record tells, as it takes to replay it: the fields are those of a game. */
record ReadJson(
        @Schema(example = "classic") String preset,
        @Schema(example = "star4") String board,
        int players,
        int men,
        Map<String, @Nullable Object> options,
        @Schema(example = "A") String first,

        @Schema(example = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1")
        String start,

        int round,
        List<SeatRead> seats,
        List<TurnRead> turns,
        List<LeftRead> departures) {

    /** A seat, the name it has in the record, and how it stood at the end. */
    record SeatRead(
            @Schema(example = "A") String seat,
            @Schema(example = "Ming") String name,
            @Nullable Integer team,
            int menHome,
            @Schema(example = "playing") String state,
            @Nullable Integer rank) {}

    record TurnRead(
            int ply,
            int round,
            @Schema(example = "A") String seat,
            @Schema(example = "l3:j5") String move,
            @Schema(example = "[\"l3\", \"j5\"]") List<String> trail) {}

    /** Who left after so many turns: {@code kind} is resigned, quit or passive. */
    record LeftRead(
            int ply,
            @Schema(example = "D") String seat,
            @Schema(example = "resigned") String kind) {}

    static ReadJson of(RecordTags tags, Game game) {
        Rules rules = game.rules();
        return new ReadJson(
                rules.preset().text(),
                rules.board(),
                rules.players(),
                rules.men(),
                OptionValues.all(rules.options()),
                game.first().name(),
                game.start(),
                game.round(),
                game.standings().stream()
                        .map(standing -> seat(standing, rules, tags))
                        .toList(),
                game.history().stream().flatMap(entry -> turn(entry).stream()).toList(),
                game.history().stream().flatMap(entry -> left(entry).stream()).toList());
    }

    private static SeatRead seat(Standing standing, Rules rules, RecordTags tags) {
        Seat seat = standing.seat();
        return new SeatRead(
                seat.name(),
                tags.names().getOrDefault(seat, "?"),
                Teams.of(rules, seat).stream().boxed().findFirst().orElse(null),
                standing.menHome(),
                standing.state().text(),
                standing.rank().stream().boxed().findFirst().orElse(null));
    }

    private static Optional<TurnRead> turn(Entry entry) {
        return entry instanceof Turn turn
                ? Optional.of(new TurnRead(turn.ply(), turn.round(), turn.seat().name(), turn.text(), turn.trail()))
                : Optional.empty();
    }

    private static Optional<LeftRead> left(Entry entry) {
        return entry instanceof Departure departure
                ? Optional.of(new LeftRead(
                        departure.ply(),
                        departure.seat().name(),
                        departure.state().text()))
                : Optional.empty();
    }
}
