package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;

/** Where the game of an agreement begins, once it is known who begins. */
final class Beginning {

    private Beginning() {}

    /** What comes of beginning it with this seat. */
    static Begun of(Agreement agreement, Seat first) {
        Rules rules = agreement.rules().with(Option.FIRST, First.of(first));
        return agreement.start().map(start -> Games.begin(rules, start)).orElseGet(() -> Games.begin(rules));
    }

    /** The same for an agreement that was checked when it was made. */
    static Begun.Started started(Agreement agreement, Seat first) {
        return switch (of(agreement, first)) {
            case Begun.Started started -> started;
            case Begun.ImpossibleRules rules -> throw new IllegalStateException(rules.toString());
            case Begun.ImpossiblePosition position -> throw new IllegalStateException(position.toString());
        };
    }

    /** The seat that was named to begin, else the first by letter: what a board shows before the coin is tossed. */
    static Seat shown(Agreement agreement) {
        return agreement
                .rules()
                .get(Option.FIRST)
                .seat()
                .orElseGet(() -> agreement.rules().seats().getFirst());
    }
}
