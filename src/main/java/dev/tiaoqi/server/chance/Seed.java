package dev.tiaoqi.server.chance;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A game's secret seed (R9.1): 32 bytes, written as 64 small hexadecimal digits. Its {@link #commitment} is published
 * before the first turn, the seed itself after the last. All chance in the game follows from it and the number of the
 * turn ({@code ply}, from 0) by the formula of {@code src/docs/chance.md}, so that anyone can check it. Equal when the
 * digits are the same.
 */
public record Seed(String hex) {

    /** How many bytes a seed has. */
    public static final int BYTES = 32;

    private static final int FACES = 6;
    /** What may not be dealt: a roadblock and a road-mender keep their cells. */
    private static final String FIXED = "xo";

    public Seed {
        if (!hex.matches("[0-9a-f]{" + 2 * BYTES + "}")) {
            throw new IllegalArgumentException("no seed");
        }
    }

    public static Seed of(byte[] bytes) {
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /** The SHA-256 of the seed's bytes, in hexadecimal. */
    public String commitment() {
        return HexFormat.of().formatHex(sha256().digest(bytes()));
    }

    /** The face, 1 to 6, that the die of this turn shows. */
    public int die(int ply) {
        return new Lots(bytes(), "die:" + ply).below(FACES) + 1;
    }

    /**
     * How the whirlwind of this turn deals the contents of its seven cells, given and answered in cell order as N3
     * writes them: {@code A.D.oA.}. Roadblocks and road-menders stay where they are; all else is shuffled.
     */
    public String deal(int ply, String contents) {
        int[] cells = contents.chars().filter(each -> FIXED.indexOf(each) < 0).toArray();
        Lots lots = new Lots(bytes(), "whirlwind:" + ply);
        for (int last = cells.length - 1; last > 0; last--) {
            int other = lots.below(last + 1);
            int there = cells[other];
            cells[other] = cells[last];
            cells[last] = there;
        }
        return laid(contents, cells);
    }

    private static String laid(String contents, int[] cells) {
        StringBuilder dealt = new StringBuilder(contents);
        int next = 0;
        for (int cell = 0; cell < contents.length(); cell++) {
            if (FIXED.indexOf(contents.charAt(cell)) < 0) {
                dealt.setCharAt(cell, (char) cells[next]);
                next++;
            }
        }
        return dealt.toString();
    }

    private byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every Java has it
        }
    }

    /** Says nothing of the digits: a seed has no business in a log. */
    @Override
    public String toString() {
        return "a seed";
    }
}
