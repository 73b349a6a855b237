package dev.tiaoqi.server.game;

import java.util.List;
import java.util.stream.Stream;

/** All that can be said at a table. Its words stand in the message files, {@code phrase.KEY}. */
public final class Phrases {

    public static final List<String> WORDS =
            List.of("hello", "goodLuck", "wellPlayed", "thanks", "oops", "hurry", "sorry", "goodGame");

    public static final List<String> FACES = List.of("smile", "think", "wow", "sweat", "clap");

    static final List<String> ALL =
            Stream.of(WORDS, FACES).flatMap(List::stream).toList();

    private Phrases() {}
}
