package dev.tiaoqi.engine.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The six items of R8, each with the letter that opens its text (N3), its name in JSON and how far it reaches, in steps. */
public enum Item {
    ROADBLOCK('R', "roadblock", 3),
    ROAD_MENDER('M', "roadMender", 3),
    POWER_MARBLE('P', "powerMarble", 0),
    WING('W', "wing", 4),
    SWAP('X', "swap", 4),
    WHIRLWIND('T', "whirlwind", 0);

    /** The two that stay on the board for a while. */
    public static final List<Item> BLOCKS = List.of(ROADBLOCK, ROAD_MENDER);

    /** The two that take the place of a man's move. */
    public static final List<Item> MOVING = List.of(WING, SWAP);

    private final char letter;
    private final String text;
    private final int reach;

    Item(char letter, String text, int reach) {
        this.letter = letter;
        this.text = text;
        this.reach = reach;
    }

    /** The item whose texts begin with this capital letter. */
    public static Optional<Item> lettered(char letter) {
        return Arrays.stream(values()).filter(item -> item.letter == letter).findFirst();
    }

    /** The item of this name, as {@link #text} gives it. */
    public static Optional<Item> named(String text) {
        return Arrays.stream(values()).filter(item -> item.text.equals(text)).findFirst();
    }

    public char letter() {
        return letter;
    }

    public String text() {
        return text;
    }

    /** How many steps across the board it reaches; 0 where that does not matter. */
    public int reach() {
        return reach;
    }

    /** Whether it is put on a cell and stays there for a while. */
    public boolean isBlock() {
        return BLOCKS.contains(this);
    }

    /** Whether it takes the place of a man's move. */
    public boolean isMoving() {
        return MOVING.contains(this);
    }

    @Override
    public String toString() {
        return text;
    }
}
