package dev.tiaoqi.server.game;

/** Who keeps what was played. Always called inside the transaction of what happens in the game, and last of all. */
public interface Chronicler {

    /** The game has just ended, by whatever ended it: called once a game. */
    void ended(Table table);

    /** The game has just been declared void: it is to be kept no more. */
    void voided(Table table);
}
