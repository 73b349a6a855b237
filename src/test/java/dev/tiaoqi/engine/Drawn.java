package dev.tiaoqi.engine;

import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A position drawn as a picture, with the cells where one man may land starred, under some rules: star4, two players,
 * ten men, and the defaults of R11 unless the options say otherwise.
 */
public record Drawn(Picture picture, Map<String, String> setup) {

    public static Drawn star4(String toMove, String drawing) {
        return new Drawn(Picture.of("star4", toMove, drawing), Map.of("board", "star4", "players", "2", "men", "10"));
    }

    public static Drawn star3(String toMove, String drawing) {
        return new Drawn(Picture.of("star3", toMove, drawing), Map.of("board", "star3", "players", "2", "men", "6"));
    }

    /** The same under another option, or for other numbers. */
    public Drawn with(String option, String value) {
        Map<String, String> more = new TreeMap<>(setup);
        more.put(option, value);
        return new Drawn(picture, more);
    }

    public Game game() {
        Map<String, String> options = new TreeMap<>(setup);
        String board = options.remove("board");
        int players = Integer.parseInt(options.remove("players"));
        int men = Integer.parseInt(options.remove("men"));
        return GivenRules.from(GivenRules.of(board, men, players, options), picture.position());
    }

    /** The starred cells: where the man is expected to land. */
    public NavigableSet<String> starred() {
        return picture.starred();
    }

    /** Where the man on this cell may end his move. */
    public NavigableSet<String> landings(String from) {
        return ends(from, "");
    }

    /** Where he may end it by hopping. */
    public NavigableSet<String> hops(String from) {
        return ends(from, ":");
    }

    private NavigableSet<String> ends(String from, String sign) {
        return game().legalMoves().stream()
                .filter(move -> move.from().equals(from) && move.text().contains(sign))
                .map(LegalMove::to)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
