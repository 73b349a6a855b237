package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Turn;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The words of a movetext (N3): turns, and what is no move of a player. */
final class Words {

    static final String DRAW = "#draw";
    static final String ENDS = "#ends";
    static final String NO_RESULT = "*";

    private Words() {}

    /** The words that tell it: of a turn in a game with dice its die and its move (R9.1). */
    static List<String> of(Entry entry) {
        return switch (entry) {
            case Turn turn ->
                turn.die().isPresent() ? List.of(die(turn.die().getAsInt()), turn.text()) : List.of(turn.text());
            case Departure left -> List.of(of(left));
        };
    }

    static String die(int face) {
        return "<" + face + ">";
    }

    private static String of(Departure left) {
        return left.seat()
                + switch (left.state()) {
                    case RESIGNED -> "#resigns";
                    case QUIT -> "#quits";
                    case PASSIVE -> "#passive";
                    case PLAYING, FINISHED, CAPTURED_OUT ->
                        throw new IllegalArgumentException("nobody leaves so: " + left);
                };
    }

    /** The word for an end that shows in no turn and no departure. */
    static Optional<String> ending(Game game) {
        return game.outcome().flatMap(outcome -> switch (outcome.reason()) {
            case AGREEMENT -> Optional.of(DRAW);
            case MAX_ROUNDS, ALL_PASSED, DEAD_GAME -> Optional.of(ENDS);
            case FINISHED, TEAM_WON, CAPTURED, RESIGNATION, QUIT, PASSIVE, TIMEOUT, EQUAL_TURNS -> Optional.empty();
        });
    }

    /** The match scores by seat, {@code A 1, D 0}. */
    static String result(Outcome outcome) {
        return outcome.score().entrySet().stream()
                .map(each -> each.getKey() + " " + each.getValue())
                .collect(Collectors.joining(", "));
    }
}
