package dev.tiaoqi.engine.oracle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The words of a movetext put together to turns (N3): a die before, items before and after, a second part. */
final class Words {

    private final Deque<String> words;
    private final List<String> turn = new ArrayList<>();

    private Words(List<String> words) {
        this.words = new ArrayDeque<>(words);
    }

    /** Each turn, round number or departure as one text. */
    static List<String> together(List<String> words) {
        Words left = new Words(words);
        List<String> tokens = new ArrayList<>();
        while (!left.words.isEmpty()) {
            tokens.add(left.next());
        }
        return tokens;
    }

    private String next() {
        turn.clear();
        while (nextMatches("<[1-6]>|P|[RM]@.*")) {
            turn.add(words.remove());
        }
        String part = words.remove();
        turn.add(part);
        String end = part.replaceFirst(".*[-:~]", "");
        if (turn.contains("P") && nextMatches("([WX]@)?" + end + "[-:~].*")) {
            turn.add(words.remove());
        }
        if (nextMatches("T@.*")) {
            turn.add(words.remove());
        }
        return String.join(" ", turn);
    }

    private boolean nextMatches(String pattern) {
        return !words.isEmpty() && words.element().matches(pattern);
    }
}
