package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.account.Names;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Sitter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads who shall sit where: {@code "me"}, {@code {"me": "Lan"}}, {@code "open"}, {@code "bot:1"}, seats by letter. */
final class SeatReader {

    private static final Pattern BOT = Pattern.compile("bot:(\\d{1,2})");

    private final UUID me;

    SeatReader(UUID me) {
        this.me = me;
    }

    /** The sitters of these seats; by default me first, then whoever comes. */
    SortedMap<Seat, Sitter> read(List<Seat> seats, @Nullable List<@Nullable Object> wanted) {
        if (wanted != null && wanted.size() != seats.size()) {
            throw Invalid.value("seats", "seatCount");
        }
        SortedMap<Seat, Sitter> sitters = new TreeMap<>();
        for (int i = 0; i < seats.size(); i++) {
            Object byDefault = i == 0 ? "me" : "open";
            sitters.put(seats.get(i), sitter("seats[" + i + "]", wanted == null ? byDefault : wanted.get(i)));
        }
        return sitters;
    }

    /** The computer that {@code bot:LEVEL} names. */
    static Sitter.Computer computer(String field, String text) {
        Matcher matcher = BOT.matcher(text);
        if (!matcher.matches()) {
            throw Invalid.value(field, "unknown");
        }
        int level = Integer.parseInt(matcher.group(1));
        if (!Offered.LEVELS.contains(level)) {
            throw Offered.not(field, text);
        }
        return new Sitter.Computer(level);
    }

    private Sitter named(String field, String text) {
        return switch (text) {
            case "me" -> new Sitter.Human(me, Optional.empty());
            case "open" -> new Sitter.Open();
            default -> computer(field, text);
        };
    }

    private Sitter sitter(String field, @Nullable Object wanted) {
        if (wanted instanceof String text) {
            return named(field, text);
        }
        if (wanted instanceof Map<?, ?> named && named.size() == 1 && named.get("me") instanceof String name) {
            return new Sitter.Human(me, Optional.of(Names.clean(field + ".me", name)));
        }
        throw Invalid.value(field, "type");
    }
}
