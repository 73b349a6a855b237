package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.position.PositionText;
import java.util.Arrays;

/**
 * A position and its mirror image as one. The mirror stands on the line through seat A's home and target. It is the
 * same game there only if everybody keeps his seat, which is so with two players: with more it would turn the order of
 * turns round, and then a position stands for itself alone.
 */
final class Fold {

    private final Position shown;
    private final Side side;
    private final long key;

    private enum Side {
        /** As it is kept. */
        KEPT,
        /** Its mirror image is kept. */
        MIRRORED,
        /** It is its own mirror image. */
        BOTH
    }

    private Fold(Position shown, Position kept, Side side) {
        this.shown = shown;
        this.side = side;
        key = kept.key();
    }

    /** Of a text that a game wrote or that was checked. */
    static Fold of(String position) {
        return switch (PositionText.parse(position)) {
            case PositionText.Parsed.Read read -> of(read.position());
            case PositionText.Parsed.Unreadable unreadable ->
                throw new IllegalArgumentException(position + ": " + unreadable.problems());
        };
    }

    static Fold of(Position shown) {
        if (!keepsSeatsInTheMirror(shown)) {
            return new Fold(shown, shown, Side.KEPT);
        }
        Position mirrored = shown.mirrored();
        int order = shown.toString().compareTo(mirrored.toString());
        Side side = order == 0 ? Side.BOTH : order < 0 ? Side.KEPT : Side.MIRRORED;
        return new Fold(shown, order > 0 ? mirrored : shown, side);
    }

    /** What the archive looks the position up by: neither its round nor its side counts. */
    long key() {
        return key;
    }

    Position shown() {
        return shown;
    }

    /** Whether each turn and its mirror image are one here. */
    boolean symmetric() {
        return side == Side.BOTH;
    }

    /** A turn of the position shown, as it is kept. */
    String kept(String move) {
        return switch (side) {
            case KEPT -> move;
            case MIRRORED -> mirrored(move);
            case BOTH -> least(move, mirrored(move));
        };
    }

    /** A turn as it is kept, in the position shown. */
    String shown(String kept) {
        return side == Side.MIRRORED ? mirrored(kept) : kept;
    }

    String mirrored(String move) {
        return Moves.mirrored(shown.board(), move);
    }

    private static String least(String one, String other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    /** Whether the mirror leaves everybody in his place: each who has men there, and who is to move. */
    static boolean keepsSeatsInTheMirror(Position position) {
        int corners = position.board().corners();
        return Arrays.stream(Seat.values())
                .filter(seat -> position.toMove().filter(seat::equals).isPresent()
                        || position.men(seat).size() > 0)
                .allMatch(seat -> seat.index() == (corners - seat.index()) % corners);
    }
}
