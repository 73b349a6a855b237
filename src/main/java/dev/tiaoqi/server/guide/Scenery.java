package dev.tiaoqi.server.guide;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.LegalMove;
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

    private static final Topology BOARD = Topology.STAR4;

    private Scenery() {}

    /** Men of seats on cells: {@code "A i9 k10 D j9"}. */
    static String position(String men) {
        return PositionText.write(Position.of(BOARD, owners(men), new Position.Turn(Seat.A, 1)));
    }

    /** The opening of so many players. */
    static String opening(int players) {
        Rules rules = Rules.of(Preset.CLASSIC, BOARD.name(), players, 10);
        return PositionText.write(Games.opening(rules, Seat.A));
    }

    /** The man on a cell in the hand, with all he may do by these rules. */
    static Figure held(String men, String cell, Rules rules, String crop) {
        String position = position(men);
        String moves = moves(position, rules).stream()
                .filter(move -> move.from().equals(cell))
                .map(LegalMove::text)
                .collect(Collectors.joining(" "));
        return new Figure(position, crop, cell, moves, null);
    }

    /** A move just made by these rules, with the way it took. */
    static Figure moved(String men, String from, String to, Rules rules) {
        LegalMove made = moves(position(men), rules).stream()
                .filter(move -> move.from().equals(from) && move.to().equals(to))
                .findFirst()
                .orElseThrow();
        String after = position(men.replace(from, to));
        return new Figure(after, null, null, null, String.join(" ", made.trail()));
    }

    private static List<LegalMove> moves(String position, Rules rules) {
        return switch (Games.begin(rules, position)) {
            case Begun.Started started -> started.game().legalMoves();
            case Begun.ImpossibleRules impossible -> throw new IllegalStateException(impossible.toString());
            case Begun.ImpossiblePosition impossible -> throw new IllegalStateException(impossible.toString());
        };
    }

    private static byte[] owners(String men) {
        byte[] owners = new byte[BOARD.size()];
        Seat seat = Seat.A;
        for (String word : men.split(" ", -1)) {
            if (word.length() == 1) {
                seat = Seat.valueOf(word);
            } else {
                owners[BOARD.cell(word).orElseThrow()] = (byte) (seat.index() + 1);
            }
        }
        return owners;
    }
}
