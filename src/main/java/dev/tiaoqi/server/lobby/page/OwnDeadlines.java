package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Deadline;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Deadlines of one's own for leaving home, in rows of the form: by the end of this round so many men (R4.1). */
final class OwnDeadlines {

    static final String WORD = "own";

    static final List<Integer> ROWS = IntStream.rangeClosed(1, 6).boxed().toList();

    private OwnDeadlines() {}

    /** The rows of a list, the others empty; the usual example for an empty one. */
    static Map<String, String> fields(List<Deadline> deadlines) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (int row : ROWS) {
            boolean has = row <= deadlines.size();
            fields.put(round(row), has ? Integer.toString(deadlines.get(row - 1).round()) : "");
            fields.put(men(row), has ? Integer.toString(deadlines.get(row - 1).men()) : "");
        }
        return fields;
    }

    /** The list that the rows say, as JSON has it; empty rows are left out, and half a row is none. */
    static Optional<Object> json(NewGameForm form) {
        List<Object> list = new ArrayList<>();
        for (int row : ROWS) {
            String round = form.get(round(row));
            String men = form.get(men(row));
            if (round.isEmpty() && men.isEmpty()) {
                continue;
            }
            if (!round.matches("[1-9]\\d{0,3}") || !men.matches("[1-9]\\d?")) {
                return Optional.empty();
            }
            list.add(Map.of("round", Integer.valueOf(round), "men", Integer.valueOf(men)));
        }
        return list.isEmpty() ? Optional.empty() : Optional.of(list);
    }

    private static String round(int row) {
        return "deadline.round." + row;
    }

    private static String men(int row) {
        return "deadline.men." + row;
    }
}
