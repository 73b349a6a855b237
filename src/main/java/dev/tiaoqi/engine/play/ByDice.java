package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Just so many actions, each a step or a single hop (R9.1). */
final class ByDice implements Routes {

    private final Scratch scratch;
    /** How many actions it has to be; 0 when no man can make any. */
    final int number;

    private @Nullable Paces latest;

    ByDice(Scratch scratch, int number) {
        this.scratch = scratch;
        this.number = number;
    }

    /** What the die asks for: its face, or else the greatest number that some man can make. R4.3 does not change it. */
    static int actions(Course course, Scratch scratch) {
        int seat = course.mover().index();
        int most = 0;
        for (int from = 0; from < scratch.size() && most < course.die; from++) {
            if (scratch.owner(from) == seat) {
                most = Math.max(most, new Paces(scratch, from).most(course.die));
            }
        }
        return most;
    }

    /** It is told how many actions it would have to be. */
    @Override
    public Refusal unreachable(String from, String to) {
        return new Refusal.Actions(from, to, number);
    }

    @Override
    public IntStream ends(int from) {
        return number == 0 ? IntStream.empty() : paces(from).ends(number).stream();
    }

    @Override
    public List<Route> between(int from, int to) {
        return List.of(Route.of(paces(from).firstTrail(to, number)));
    }

    @Override
    public Optional<Route> along(List<Integer> cells) {
        int from = cells.getFirst();
        int to = cells.getLast();
        Paces paces = paces(from);
        return cells.size() == number + 1 && paces.isWalk(cells)
                ? Optional.of(Route.of(paces.firstTrail(to, number)))
                : Optional.empty();
    }

    /** One man's paces lead to all his ends. */
    private Paces paces(int from) {
        Paces paces = latest;
        if (paces == null || !paces.isFrom(from)) {
            paces = new Paces(scratch, from);
            latest = paces;
        }
        return paces;
    }
}
