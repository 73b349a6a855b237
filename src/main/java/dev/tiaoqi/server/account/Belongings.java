package dev.tiaoqi.server.account;

import java.util.UUID;

/**
 * A room of the house that keeps something of people. Both calls may come again for the same person, who may have
 * acquired something in between; neither is made inside a transaction.
 */
public interface Belongings {

    /** The guest signed in to an account he had: whatever is his is that player's from now on. */
    void handOver(UUID guest, UUID player);

    /** The player deleted his account: he leaves whatever is not over yet. */
    void giveUp(UUID player);
}
