package dev.tiaoqi.server.guide;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.position.PositionText;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.stream.Collectors;

/** Sets up the men of a figure. What may be done on it is asked of the rules themselves, so that no picture can err. */
final class Scenery {

    static final Rules USUAL = Rules.of(Preset.CLASSIC);

    private Scenery() {}

    /** Men of seats on cells of the large star: {@code "A i9 k10 D j9"}. */
    static String position(String men) {
        return position(Topology.STAR4, men);
    }

    private static String position(Topology board, String men) {
        return PositionText.write(Position.of(board, owners(board, men), new Position.Turn(Seat.A, 1)));
    }

    /** The opening of a game by these rules. */
    static String opening(Rules rules) {
        return PositionText.write(Games.opening(rules, Seat.A));
    }

    /** A position to try, seat A to move, with all that it may do by these rules. */
    static Figure toTry(String men, Rules rules) {
        return toTry(game(men, rules));
    }

    static Figure toTry(Game game) {
        return Figure.toTry(game.position(), texts(game.legalMoves()));
    }

    /** The man on a cell in the hand, with all he may do by these rules. */
    static Figure held(String men, String cell, Rules rules) {
        return held(game(men, rules), cell);
    }

    static Figure held(Game game, String cell) {
        List<LegalMove> his = game.legalMoves().stream()
                .filter(move -> move.from().equals(cell))
                .toList();
        return Figure.toTry(game.position(), texts(his)).inHand(cell);
    }

    /** The game from these men on, seat A to move. */
    static Game game(String men, Rules rules) {
        Topology board = Topology.named(rules.board()).orElseThrow();
        return switch (Games.begin(rules, position(board, men))) {
            case Begun.Started started -> started.game();
            case Begun.ImpossibleRules impossible -> throw new IllegalStateException(impossible.toString());
            case Begun.ImpossiblePosition impossible -> throw new IllegalStateException(impossible.toString());
        };
    }

    /** The game after these turns, each as a text (N3). */
    static Game played(Game game, String... turns) {
        Game now = game;
        for (String turn : turns) {
            now = switch (now.play(new Action.Move(turn))) {
                case Played.Accepted accepted -> accepted.next();
                case Played.Refused refused -> throw new IllegalStateException(turn + ": " + refused.why());
            };
        }
        return now;
    }

    private static String texts(List<LegalMove> moves) {
        return moves.stream().map(LegalMove::text).collect(Collectors.joining(" "));
    }

    private static byte[] owners(Topology board, String men) {
        byte[] owners = new byte[board.size()];
        Seat seat = Seat.A;
        for (String word : men.split(" ", -1)) {
            if (word.length() == 1) {
                seat = Seat.valueOf(word);
            } else {
                owners[board.cell(word).orElseThrow()] = (byte) (seat.index() + 1);
            }
        }
        return owners;
    }
}
