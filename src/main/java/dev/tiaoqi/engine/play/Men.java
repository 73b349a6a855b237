package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.Keys;
import dev.tiaoqi.engine.rules.Win;

/**
 * The men on the board, and what items left there (see {@link Contents}), as a primitive table, with the key of where they stand. What a game holds of them is never
 * touched once the game is there and is read by any number of threads; who looks ahead takes a {@link Scratch}.
 */
class Men {

    final Terrain terrain;
    final byte[] owners;
    private long key;

    Men(Terrain terrain, byte[] owners) {
        this.terrain = terrain;
        this.owners = owners.clone();
        for (int cell = 0; cell < owners.length; cell++) {
            if (owners[cell] != 0) {
                key ^= Keys.content(terrain.board, owners[cell], cell);
            }
        }
    }

    /** The key of where the men stand; that of a position has the word of the seat to move besides (see {@link Keys}). */
    public long key() {
        return key;
    }

    public int size() {
        return owners.length;
    }

    /**
     * The seat, numbered from 0, whose man stands on the cell; −1 for an empty one, 6 for a road-mender, −2 for a
     * roadblock (R8).
     */
    public int owner(int cell) {
        return owners[cell] - 1;
    }

    /** Moves the man on one cell to another, which is empty; moving him back undoes it. */
    public void move(int from, int to) {
        byte owner = owners[from];
        owners[from] = 0;
        owners[to] = owner;
        key ^= Keys.man(terrain.board, owner - 1, from) ^ Keys.man(terrain.board, owner - 1, to);
    }

    /** How many of the seat's men stand in his target. */
    int menHome(int seat) {
        int home = 0;
        for (int cell : terrain.targetCells[seat]) {
            home += owners[cell] == seat + 1 ? 1 : 0;
        }
        return home;
    }

    /** How many men the seat has on the board. */
    int count(int seat) {
        int men = 0;
        for (byte owner : owners) {
            men += owner == seat + 1 ? 1 : 0;
        }
        return men;
    }

    /**
     * Whether the seat's men fill his target, as {@code win} has it; no partner's man may help (R3.1). In the capture
     * game all the men left to him, at least one, must stand in it (R9.3).
     */
    boolean isFull(int seat) {
        if (terrain.capture) {
            int home = menHome(seat);
            return home > 0 && home == count(seat);
        }
        boolean own = false;
        for (int cell : terrain.targetCells[seat]) {
            byte owner = owners[cell];
            if (owner == 0
                    || (terrain.win == Win.OWN_MEN && owner != seat + 1)
                    || terrain.arePartners(seat, owner - 1)) {
                return false;
            }
            own |= owner == seat + 1;
        }
        return own;
    }

    /** Takes off what is on the cell: a man, a roadblock or a road-mender. */
    void lift(int cell) {
        key ^= Keys.content(terrain.board, owners[cell], cell);
        owners[cell] = 0;
    }

    /** Puts something on the cell (see {@link Contents}), which is empty. */
    void put(int cell, byte content) {
        owners[cell] = content;
        key ^= Keys.content(terrain.board, content, cell);
    }

    /** Whether a man of some seat stands on the cell. */
    boolean isMan(int cell) {
        return Contents.isMan(owners[cell]);
    }
}
