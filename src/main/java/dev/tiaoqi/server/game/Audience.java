package dev.tiaoqi.server.game;

/** Knows how many look on. */
public interface Audience {

    /** Of those who follow the table's game by a stream, the ones that have no seat at it. */
    int watching(Card card);
}
