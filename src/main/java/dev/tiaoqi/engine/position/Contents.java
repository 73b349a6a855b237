package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Item;

/**
 * What a cell may hold, as one byte: 0 nothing, 1 to 6 a man of that seat, and the two items that stay on the board
 * (R8). A road-mender counts as a man that may be hopped over, so it is above 0 as men are; a roadblock is below.
 */
public final class Contents {

    public static final byte EMPTY = 0;
    public static final byte ROAD_MENDER = 7;
    public static final byte ROADBLOCK = -1;

    private static final String SIGNS = "x.ABCDEFo";

    private Contents() {}

    /** A man of this seat. */
    public static byte man(Seat seat) {
        return (byte) (seat.index() + 1);
    }

    /** An item that stays on the board. */
    public static byte block(Item item) {
        return item == Item.ROADBLOCK ? ROADBLOCK : ROAD_MENDER;
    }

    public static boolean isMan(byte content) {
        return content > EMPTY && content < ROAD_MENDER;
    }

    /** Whether it is a roadblock or a road-mender. */
    public static boolean isBlock(byte content) {
        return content == ROADBLOCK || content == ROAD_MENDER;
    }

    /** A letter for a man, {@code x} a roadblock, {@code o} a road-mender, {@code .} nothing (N2, N3). */
    public static char sign(byte content) {
        return SIGNS.charAt(content + 1);
    }

    /** What {@link #sign} writes so; −2 for no sign of a content. */
    public static int read(char sign) {
        int at = SIGNS.indexOf(sign);
        return at < 0 ? -2 : at - 1;
    }
}
