package dev.tiaoqi.server.archive;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * A position and its mirror image as one. The mirror stands on the line through seat A's home and target. It is the
 * same game there only if everybody keeps his seat, which is so with two players: with more it would turn the order of
 * turns round, and then a position stands for itself alone.
 */
final class Fold {

    private final Cells shown;
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

    private Fold(Cells shown, Cells kept, Side side) {
        this.shown = shown;
        this.side = side;
        key = key(kept);
    }

    static Fold of(String position) {
        return of(Cells.read(position));
    }

    static Fold of(Cells shown) {
        if (!shown.keepsSeatsInTheMirror()) {
            return new Fold(shown, shown, Side.KEPT);
        }
        Cells mirrored = shown.mirrored();
        int order = shown.letters().compareTo(mirrored.letters());
        Side side = order == 0 ? Side.BOTH : order < 0 ? Side.KEPT : Side.MIRRORED;
        return new Fold(shown, order > 0 ? mirrored : shown, side);
    }

    /** What the archive looks the position up by: neither its round nor its side counts. */
    long key() {
        return key;
    }

    Cells shown() {
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

    /** The first 64 bits of the SHA-256 of what stands where and who is to move. They are stored: never change them. */
    private static long key(Cells cells) {
        String text = cells.board().name() + " " + cells.letters() + " " + cells.seat();
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII));
            return ByteBuffer.wrap(hash).getLong();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
