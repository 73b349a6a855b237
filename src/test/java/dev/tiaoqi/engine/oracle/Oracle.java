package dev.tiaoqi.engine.oracle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A second opinion on the rules: a slow program of plain lists and maps, written from the rules' text alone. It
 * uses nothing of the game itself, so that the two can't share a mistake.
 */
public final class Oracle {

    private Oracle() {}

    /** One legal move: start, end, canonical text, R2.4's trail, start first, and what it captures, in cell order. */
    public record LegalMove(String from, String to, String text, List<String> trail, List<String> captured) {
        static LegalMove of(Move move) {
            List<String> captured =
                    move.captured().stream().sorted().map(Cell::toString).toList();
            return new LegalMove(move.from(), move.to(), move.text(), move.trail(), captured);
        }
    }

    /**
     * The legal moves of the seat to move, sorted by start, then end, in cell order; without history, so R4.3 bars
     * none. Options have R11's JSON names and a record tag's values; those left out have R11's defaults.
     */
    public static List<LegalMove> legalMoves(String position, int men, int players, Map<String, String> options) {
        Position now = Position.of(position);
        Setup setup = new Setup(now.board(), players, men, options);
        return Moves.of(setup, now.men(), now.seat()).all().stream()
                .map(LegalMove::of)
                .toList();
    }

    /** Whether a text names a legal move of the seat to move; a trail of more than two cells must be legal itself. */
    public static boolean isLegal(String move, String position, int men, int players, Map<String, String> options) {
        Position now = Position.of(position);
        Setup setup = new Setup(now.board(), players, men, options);
        return Moves.of(setup, now.men(), now.seat()).named(move).isPresent();
    }

    /** The position (N2) every game of this setup begins from, unless another is set up. */
    public static String opening(Map<String, String> setup) {
        return Start.opening(Setup.of(setup)).toString();
    }

    /** What is wrong with the setup itself, in words; empty when R1.5, R1.6 and R11 allow it. */
    public static List<String> setupProblems(Map<String, String> setup) {
        return Setup.of(setup).problem().stream().toList();
    }

    /** What N2 finds wrong with a game that begins from this position, one word each; empty when nothing is. */
    public static List<String> startProblems(Map<String, String> setup, String position) {
        return Start.problems(Setup.of(setup), Position.of(position));
    }

    /** The cells of a seat's target, in cell order, when each seat has so many men (R1.3, R1.4, R1.6). */
    public static List<String> target(String board, int men, String seat) {
        return Camps.of(Board.named(board), men).target(seat).stream()
                .sorted()
                .map(Cell::toString)
                .toList();
    }

    /**
     * How many sequences of so many moves lead on from the opening, the turn going clockwise from A; a move is its
     * start and its end. Unlike a game it asks neither whether R1.5 allows the setup nor who has finished.
     */
    public static long perft(String board, int men, int players, Map<String, String> options, int depth) {
        Setup setup = new Setup(Board.named(board), players, men, options);
        return leaves(setup, new TreeMap<>(Start.opening(setup).men()), 0, depth);
    }

    private static long leaves(Setup setup, Map<Cell, String> men, int turn, int depth) {
        String seat = setup.seats().get(turn % setup.players());
        List<Move> moves = Moves.of(setup, men, seat).all();
        if (depth == 1) {
            return moves.size();
        }
        long sum = 0;
        for (Move move : moves) {
            Map<Cell, String> after = new HashMap<>(men);
            after.put(move.end(), after.remove(move.start()));
            sum += leaves(setup, after, turn + 1, depth - 1);
        }
        return sum;
    }
}
