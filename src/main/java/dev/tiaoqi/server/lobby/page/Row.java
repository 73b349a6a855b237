package dev.tiaoqi.server.lobby.page;

import java.util.List;

/**
 * A game as a line of a list, in words.
 *
 * @param arms a class name for each arm of the little star or corner of the little square, clockwise from the first
 *     seat's: who sits there
 * @param names who plays
 * @param hop the kind of hop, the first thing one asks
 * @param rules what else was agreed
 * @param yours whether the reader is in it
 */
public record Row(
        String id, List<String> arms, String names, String hop, String rules, State state, String ago, boolean yours) {

    /** How it stands: {@code kind} is turn, waits, open, win, loss, draw or other. */
    public record State(String kind, String words) {}
}
