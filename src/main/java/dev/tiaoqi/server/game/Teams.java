package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Who plays with whom (R7). */
public final class Teams {

    public static final List<Integer> ALL = List.of(1, 2);

    private Teams() {}

    /** The team of a seat; empty where everybody plays for himself. */
    public static OptionalInt of(Rules rules, Seat seat) {
        List<List<Seat>> teams = rules.teams();
        return IntStream.range(0, teams.size())
                .filter(team -> teams.get(team).contains(seat))
                .map(team -> team + 1)
                .findFirst();
    }

    static boolean isOf(Rules rules, Seat seat, int team) {
        return of(rules, seat).equals(OptionalInt.of(team));
    }
}
