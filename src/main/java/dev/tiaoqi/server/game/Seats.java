package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.rules.Option;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** People coming to a table and going from it. With the last open seat taken the game begins by itself. */
@Component
class Seats {

    private final Chance chance;
    private final Scorekeeper scorekeeper;

    Seats(Chance chance, Scorekeeper scorekeeper) {
        this.chance = chance;
        this.scorekeeper = scorekeeper;
    }

    /** A new table, its game begun if nobody is waited for. */
    Table created(String id, Agreement agreement, Map<Seat, Sitter> sitters) {
        Table empty = Table.empty(id, agreement.seededBy(chance::seed), sitters);
        return changed(empty, new Arrival(Kind.CREATED, Optional.empty(), sitters), agreement.created());
    }

    /** Somebody takes an open seat. */
    Table joined(Table table, Map.Entry<Seat, Sitter> who, Instant at) {
        return changed(
                table, new Arrival(Kind.JOINED, Optional.of(who.getKey()), Map.of(who.getKey(), who.getValue())), at);
    }

    /** The open seats are given to others, which starts the game. */
    Table filled(Table table, Sitter sitter, Instant at) {
        Map<Seat, Sitter> all = new TreeMap<>();
        table.openSeats().forEach(seat -> all.put(seat, sitter));
        return changed(table, new Arrival(Kind.STARTED, Optional.empty(), all), at);
    }

    /** Somebody gets up before the start. */
    Table left(Table table, Seat seat, Instant at) {
        Map<Seat, Sitter> change = Map.of(seat, new Sitter.Open());
        return changed(table, new Arrival(Kind.LEFT, Optional.of(seat), change), at);
    }

    private Table changed(Table table, Arrival arrival, Instant at) {
        Map<Seat, Sitter> sitters = new TreeMap<>(table.sitters());
        sitters.putAll(arrival.sitters());
        boolean full = sitters.values().stream().noneMatch(Sitter.Open.class::isInstance);
        return full ? begun(table, arrival, at) : seated(table, arrival, new Text(at, ""));
    }

    private Table begun(Table table, Arrival arrival, Instant at) {
        Seat first = toss(table.agreement());
        Begun.Started started = Beginning.started(table.agreement(), first);
        Table begun = seated(table, arrival, new Text(at, "\nfirst " + first + grades(table, arrival)));
        return Play.after(begun, Dice.follows(table.agreement(), started), Taken.at(at));
    }

    /** R6: levels are those before the game. */
    private String grades(Table table, Arrival arrival) {
        if (!table.agreement().rules().get(Option.RATED)) {
            return "";
        }
        Map<Seat, Sitter> sitters = new TreeMap<>(table.sitters());
        sitters.putAll(arrival.sitters());
        Set<UUID> people = sitters.values().stream()
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .collect(Collectors.toSet());
        return Grades.write(sitters, scorekeeper.grades(people));
    }

    /** R2.9: who begins is named, or the coin is tossed. */
    private Seat toss(Agreement agreement) {
        List<Seat> seats = agreement.rules().seats();
        return agreement.rules().get(Option.FIRST).seat().orElseGet(() -> seats.get(chance.below(seats.size())));
    }

    private static Table seated(Table table, Arrival arrival, Text text) {
        String words = SitterText.write(arrival.sitters()) + text.more();
        Logged.What what = new Logged.What(text.at(), arrival.seat(), words);
        Logged row = arrival.kind() == Kind.CREATED ? Replay.first(what) : Logged.of(arrival.kind(), table, what);
        return Replay.next(table, row);
    }

    private record Arrival(Kind kind, Optional<Seat> seat, Map<Seat, Sitter> sitters) {}

    private record Text(Instant at, String more) {}
}
