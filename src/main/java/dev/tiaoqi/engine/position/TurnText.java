package dev.tiaoqi.engine.position;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.rules.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads and writes a turn with items (N3): words with a space between, {@code P k3:k5 W@k5~i7}. Reading is generous. */
public final class TurnText {

    /** More than two chains and three items. */
    private static final int LONGEST = 3000;
    /** A roadblock or a road-mender, two parts, and the marble before them: no turn has more words. */
    private static final int MOST_WORDS = 8;
    /** What a whirlwind's seven cells may hold, small and capital letters alike. */
    private static final String DEAL = "[xo.a-f]{7}";

    private TurnText() {}

    /** One word of a turn. */
    public sealed interface Word {

        /** A man's way. */
        record Walk(MoveText.Parsed.Walk way) implements Word {}

        record Pass() implements Word {}

        /** The power marble. */
        record Marble() implements Word {}

        /** A roadblock or a road-mender on a cell. */
        record Place(Item item, int cell) implements Word {}

        /** A wing or a swap. */
        record Fly(Item item, int from, int to) implements Word {}

        /** A whirlwind about a cell; {@code deal} what its cells hold afterwards, once that is known. */
        record Whirl(int centre, Optional<String> deal) implements Word {}
    }

    /** What was read. */
    public sealed interface Parsed {
        /** Any number of words, whether or not they make a turn. */
        record Read(List<Word> words) implements Parsed {
            public Read {
                words = List.copyOf(words);
            }
        }

        /** {@code column}, from 1, is where it stopped making sense. */
        record Unreadable(int column) implements Parsed {}
    }

    public static Parsed parse(Topology board, String text) {
        if (text.length() > LONGEST) {
            return new Parsed.Unreadable(LONGEST + 1);
        }
        List<Word> words = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
                continue;
            }
            int end = wordEnd(text, at);
            Optional<Word> word = words.size() == MOST_WORDS
                    ? Optional.empty()
                    : word(board, text.substring(at, end).toLowerCase(Locale.ROOT));
            if (word.isEmpty()) {
                return new Parsed.Unreadable(at + column(board, text.substring(at, end)));
            }
            words.add(word.get());
            at = end;
        }
        return new Parsed.Read(words);
    }

    private static int wordEnd(String text, int from) {
        int end = from;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Where within a word that can't be read it stops making sense, from 1. */
    private static int column(Topology board, String word) {
        return MoveText.parse(board, word) instanceof MoveText.Parsed.Unreadable unreadable && word.indexOf('@') < 0
                ? unreadable.column()
                : 1;
    }

    private static Optional<Word> word(Topology board, String word) {
        if (word.equals("p")) {
            return Optional.of(new Word.Marble());
        }
        if (word.indexOf('@') == 1) {
            return Item.lettered(Character.toUpperCase(word.charAt(0)))
                    .flatMap(item -> item(board, item, word.substring(2)));
        }
        return switch (MoveText.parse(board, word)) {
            case MoveText.Parsed.Pass pass -> Optional.of(new Word.Pass());
            case MoveText.Parsed.Walk walk -> Optional.of(new Word.Walk(walk));
            case MoveText.Parsed.Unreadable unreadable -> Optional.empty();
        };
    }

    private static Optional<Word> item(Topology board, Item item, String rest) {
        return switch (item) {
            case ROADBLOCK, ROAD_MENDER -> board.cell(rest).map(cell -> new Word.Place(item, cell));
            case WING, SWAP -> {
                int sign = rest.indexOf('~');
                yield sign < 0
                        ? Optional.empty()
                        : board.cell(rest.substring(0, sign))
                                .flatMap(from ->
                                        board.cell(rest.substring(sign + 1)).map(to -> new Word.Fly(item, from, to)));
            }
            case WHIRLWIND -> whirl(board, rest);
            case POWER_MARBLE -> Optional.empty();
        };
    }

    private static Optional<Word> whirl(Topology board, String rest) {
        int sign = rest.indexOf('=');
        if (sign < 0) {
            return board.cell(rest).map(cell -> new Word.Whirl(cell, Optional.empty()));
        }
        String deal = rest.substring(sign + 1);
        return deal.matches(DEAL)
                ? board.cell(rest.substring(0, sign)).map(cell -> new Word.Whirl(cell, Optional.of(written(deal))))
                : Optional.empty();
    }

    /** Men are capital letters, {@code x} and {@code o} small ones. */
    private static String written(String deal) {
        return deal.toUpperCase(Locale.ROOT).replace('X', 'x').replace('O', 'o');
    }

    /** The power marble's word. */
    public static String marble() {
        return String.valueOf(Item.POWER_MARBLE.letter());
    }

    /** The word of an item used on one cell. */
    public static String on(Topology board, Item item, int cell) {
        return item.letter() + "@" + board.name(cell);
    }

    /** The word of an item that takes a man from one cell to another. */
    public static String over(Topology board, Item item, int from, int to) {
        return on(board, item, from) + "~" + board.name(to);
    }
}
