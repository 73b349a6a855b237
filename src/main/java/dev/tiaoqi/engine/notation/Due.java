package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** A word that must stand next in a movetext, and in which round; {@code isTurn} if a turn has been read with it. */
record Due(String word, int round, boolean isTurn) {

    /** The words for what happened from this entry of the game's history on, and for its end, but for the first {@code skip}. */
    static List<Due> from(Game game, int entry, int skip) {
        List<Due> all = new ArrayList<>();
        List<Entry> history = game.history();
        for (Entry each : history.subList(entry, history.size())) {
            List<String> words = Words.of(each);
            for (String word : words) {
                all.add(new Due(word, each.round(), each instanceof Turn && word.equals(words.getLast())));
            }
        }
        Words.ending(game).ifPresent(word -> all.add(new Due(word, game.round(), false)));
        return all.subList(Math.min(skip, all.size()), all.size());
    }
}
