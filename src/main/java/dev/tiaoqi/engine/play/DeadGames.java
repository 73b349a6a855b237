package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** What players are shown of a dead game, or of one that may become so (R5.2). */
final class DeadGames {

    private DeadGames() {}

    static Optional<DeadGame> view(Course course) {
        if (!course.is(Option.DEAD_GAME)) {
            return Optional.empty();
        }
        if (course.toMove == null) {
            return Optional.of(course.progress).filter(Progress::isDead).map(dead -> DeadGame.over(dead.died()));
        }
        SortedMap<Seat, Integer> turnsLeft = new TreeMap<>();
        SortedMap<Seat, List<String>> lastMen = new TreeMap<>();
        SortedMap<Seat, Integer> distance = new TreeMap<>();
        for (Seat seat : course.terrain.seats) {
            turnsLeft.put(seat, course.progress.turnsLeft(course, seat));
            distance.put(seat, course.terrain.distance(seat, course.men.owners));
            lastMen.put(
                    seat,
                    Concession.lastMen(course, seat)
                            .mapToObj(course.terrain.board::name)
                            .toList());
        }
        int rounds = course.progress.rounds(course);
        OptionalInt since = course.progress.isDead() ? OptionalInt.of(course.progress.died()) : OptionalInt.empty();
        return Optional.of(new DeadGame(rounds, since, turnsLeft, lastMen, distance));
    }
}
