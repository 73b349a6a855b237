package dev.tiaoqi.server.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a row of a game's log tells. */
public enum Kind {
    CREATED,
    JOINED,
    LEFT,
    STARTED,
    /** A guest signed in to an account he had: his seats are that player's. */
    HANDED,
    CANCELLED,
    ABANDONED,
    /** An admin declared it void, before its end or after it. */
    VOID,
    TURN,
    /** The server passed: the seat was stuck, or its turn was lost. */
    STUCK,
    OFFER,
    ACCEPTED,
    DECLINED,
    RESIGNED,
    QUIT,
    CARE,
    CARE_ENDED,
    TAKE_BACK,
    TAKE_BACK_ACCEPTED,
    TAKE_BACK_DECLINED,
    TAKEN_BACK;

    private static final Map<String, Kind> BY_TEXT =
            Arrays.stream(values()).collect(Collectors.toMap(Kind::text, kind -> kind));

    private final String text = camel(name());

    /** The name in JSON and in the store, {@code resigned}. */
    public String text() {
        return text;
    }

    /** Whether it is somebody's go, so that the ply goes up by one. */
    public boolean turn() {
        return this == TURN || this == STUCK;
    }

    /** Whether it belongs to the game itself and not to who sits at its table. */
    public boolean inPlay() {
        return switch (this) {
            case CREATED, JOINED, LEFT, STARTED, HANDED, CANCELLED, ABANDONED, VOID -> false;
            case TURN, STUCK, OFFER, ACCEPTED, DECLINED, RESIGNED, QUIT -> true;
            case CARE, CARE_ENDED, TAKE_BACK, TAKE_BACK_ACCEPTED, TAKE_BACK_DECLINED, TAKEN_BACK -> true;
        };
    }

    /** Whether it is talk of a draw, which leaves everything else as it stands. */
    boolean talk() {
        return this == OFFER || this == ACCEPTED || this == DECLINED;
    }

    static Kind of(String text) {
        return Optional.ofNullable(BY_TEXT.get(text)).orElseThrow(() -> new IllegalStateException("no kind: " + text));
    }

    private static String camel(String name) {
        StringBuilder camel = new StringBuilder();
        for (String word : name.split("_", -1)) {
            String small = word.toLowerCase(Locale.ROOT);
            camel.append(camel.isEmpty() ? small : word.charAt(0) + small.substring(1));
        }
        return camel.toString();
    }
}
