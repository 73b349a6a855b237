package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a position text says (N2): which man stands where, roadblocks and road-menders, who is to move, and the round. It
 * may be one that no game can reach. Immutable; equal when the text is the same.
 */
public final class Position {

    private final Topology board;
    private final byte[] owners;
    private final @Nullable Seat toMove;
    private final int round;

    /** {@code owners} holds, cell by cell, what {@link Contents} says. */
    private Position(Topology board, byte[] owners, @Nullable Seat toMove, int round) {
        this.board = board;
        this.owners = owners;
        this.toMove = toMove;
        this.round = round;
    }

    /** A position from what each cell holds (see {@link Contents}). */
    public static Position of(Topology board, byte[] owners, Turn turn) {
        if (owners.length != board.size()) {
            throw new IllegalArgumentException(board + " has " + board.size() + " cells, not " + owners.length);
        }
        return new Position(board, owners.clone(), turn.seat(), turn.round());
    }

    /** Whose turn it is, nobody's when the game is over, and in which round. */
    public record Turn(@Nullable Seat seat, int round) {}

    public Topology board() {
        return board;
    }

    /** Whose man stands on the cell. */
    public Optional<Seat> at(int cell) {
        return Contents.isMan(owners[cell]) ? Optional.of(Seat.at(owners[cell] - 1)) : Optional.empty();
    }

    /** What the cell holds (see {@link Contents}). */
    public byte content(int cell) {
        return owners[cell];
    }

    /** The cells that hold a roadblock or a road-mender. */
    public CellSet blocks() {
        return CellSet.of(IntStream.range(0, owners.length)
                .filter(cell -> Contents.isBlock(owners[cell]))
                .toArray());
    }

    /** The cells on which this seat's men stand. */
    public CellSet men(Seat seat) {
        return CellSet.of(IntStream.range(0, owners.length)
                .filter(cell -> owners[cell] == seat.index() + 1)
                .toArray());
    }

    /** The seat to move; empty when the game is over. */
    public Optional<Seat> toMove() {
        return Optional.ofNullable(toMove);
    }

    public int round() {
        return round;
    }

    /** A copy of the owners, cell by cell, as {@link #of} takes them. */
    public byte[] owners() {
        return owners.clone();
    }

    /** What it looks like in the mirror on the line through seat A's home and target; seats stay who they are. */
    public Position mirrored() {
        byte[] image = new byte[owners.length];
        for (int cell = 0; cell < owners.length; cell++) {
            image[board.mirrored(cell)] = owners[cell];
        }
        return new Position(board, image, toMove, round);
    }

    /** The key made from scratch (see {@link Keys}). */
    public long key() {
        long key = toMove == null ? 0 : Keys.turn(board, toMove.index());
        for (int cell = 0; cell < owners.length; cell++) {
            if (owners[cell] != 0) {
                key ^= Keys.content(board, owners[cell], cell);
            }
        }
        return key;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && board == that.board
                && toMove == that.toMove
                && round == that.round
                && Arrays.equals(owners, that.owners);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key()) + 31 * round;
    }

    /** The position text (N2). */
    @Override
    public String toString() {
        return PositionText.write(this);
    }
}
