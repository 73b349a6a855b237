package dev.tiaoqi.server.game;

import java.util.Collection;
import java.util.Map;
import java.util.UUID;

/** Who keeps the score beyond the single game. Always called inside the transaction of what happens in the game. */
public interface Scorekeeper {

    /** How each of these people stands now. */
    Map<UUID, Grade> grades(Collection<UUID> people);

    /** The game has just ended, by whatever ended it: called once a game. */
    void ended(Table table);

    /** The game has just been declared void: whatever it came to is taken back. */
    void voided(Table table);
}
