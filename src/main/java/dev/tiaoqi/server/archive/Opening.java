package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Logged;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** How a game began: its first turns, those taken back left out, and the position they led to. */
public record Opening(List<Turn> turns, String last) {

    /** So many turns are kept of each game. */
    static final int DEPTH = 30;

    private static final int LONGEST_LINE = 2000;
    private static final int LONGEST_MOVE = 200;

    public Opening {
        turns = List.copyOf(turns);
    }

    /** Whose turn, the position before it, and its text in brief. */
    public record Turn(Seat seat, String position, String text) {}

    /** Of a game that has begun. */
    static Opening of(Table table) {
        List<Logged> rows = table.standing().stream()
                .filter(row -> row.kind().turn() && row.ply() < DEPTH)
                .toList();
        if (rows.isEmpty()) {
            return new Opening(List.of(), table.playing().position());
        }
        Map<Integer, String> after = positions(table, rows);
        Rules rules = table.agreement().rules();
        List<Turn> turns = rows.stream()
                .map(row -> new Turn(
                        row.seat().orElseThrow(),
                        after.getOrDefault(row.version() - 1, ""),
                        Moves.brief(row.text(), rules)))
                .toList();
        return new Opening(turns, after.getOrDefault(rows.getLast().version(), ""));
    }

    /** By their versions, those before these rows and the one after the last; of the tables none is kept. */
    private static Map<Integer, String> positions(Table table, List<Logged> rows) {
        int last = rows.getLast().version();
        Set<Integer> wanted = rows.stream().map(row -> row.version() - 1).collect(Collectors.toSet());
        Map<Integer, String> positions = new HashMap<>();
        Tables.until(last, table).forEach(passed -> {
            if (wanted.contains(passed.version()) || passed.version() == last) {
                positions.put(passed.version(), passed.playing().position());
            }
        });
        return positions;
    }

    /** The keys of the positions it came through. */
    Set<Long> positions() {
        Set<Long> keys = new LinkedHashSet<>();
        turns.forEach(turn -> keys.add(Fold.of(turn.position()).key()));
        keys.add(Fold.of(last).key());
        return keys;
    }

    /** What was chosen and where, each once however often it came to that. */
    Set<Choice> choices() {
        Set<Choice> choices = new LinkedHashSet<>();
        for (Turn turn : turns) {
            Fold fold = Fold.of(turn.position());
            String move = fold.kept(turn.text());
            if (Moves.chosen(move) && move.length() <= LONGEST_MOVE) { // no turn that a player makes is longer
                choices.add(new Choice(turn.seat(), fold.key(), move));
            }
        }
        return choices;
    }

    /** A turn as the tree keeps it. */
    record Choice(Seat seat, long position, String move) {}

    /** All turns in a row, each with a blank behind it, on the side of the mirror that comes first. */
    String line() {
        if (turns.isEmpty()) {
            return "";
        }
        List<String> moves = turns.stream().map(Turn::text).toList();
        String line = joined(moves);
        Position start = Fold.of(turns.getFirst().position()).shown();
        if (!Fold.keepsSeatsInTheMirror(start)) {
            return line;
        }
        String mirrored = joined(
                moves.stream().map(move -> Moves.mirrored(start.board(), move)).toList());
        return line.compareTo(mirrored) <= 0 ? line : mirrored;
    }

    private static String joined(List<String> moves) {
        List<String> whole = new ArrayList<>();
        int length = 0;
        for (String move : moves) {
            length += move.length() + 1;
            if (length > LONGEST_LINE) {
                break;
            }
            whole.add(move + " ");
        }
        return String.join("", whole);
    }
}
