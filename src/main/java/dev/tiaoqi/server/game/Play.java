package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.engine.game.Turn;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What happens in the game itself, as the table's next rows. */
final class Play {

    private Play() {}

    /** The table after something that is no turn, and all that follows from it; throws the problem if it is refused. */
    static Table on(Table table, Action action, Instant at) {
        return on(table, action, Taken.at(at));
    }

    /** The table after an action and all that follows from it by rule; throws the problem if it is refused. */
    static Table on(Table table, Action action, Taken taken) {
        return switch (table.playing().play(action)) {
            case Played.Accepted accepted -> after(table, accepted.steps(), taken);
            case Played.Refused refused -> throw Refusals.problem(refused.why());
        };
    }

    /** The table after these steps, a row each. */
    static Table after(Table table, List<Step> steps, Taken taken) {
        Table next = table;
        for (Step step : steps) {
            next = next.with(row(next, step, taken), step.after());
        }
        return thrown(next, taken);
    }

    /** The die of the turn that begins, if there is one, and what follows from it (R9.1). */
    private static Table thrown(Table table, Taken taken) {
        return Dice.thrown(table.agreement(), table.playing())
                .map(die -> after(table.with(die.steps().getFirst().after()), Dice.follows(die), taken))
                .orElse(table);
    }

    private static Logged row(Table table, Step step, Taken how) {
        Optional<Turn> turn = Optional.ofNullable(step.turn());
        return turn.map(taken -> Deeds.turn(table, taken, how))
                .orElseGet(() -> Deeds.other(table, step.done(), how.at()));
    }
}
