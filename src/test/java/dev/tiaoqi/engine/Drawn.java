package dev.tiaoqi.engine;

import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Item;
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
        Begun begun = Games.look(GivenRules.of(board, men, players, options), picture.position());
        return GivenRules.started(begun).game();
    }

    /** The starred cells: where the man is expected to land. */
    public NavigableSet<String> starred() {
        return picture.starred();
    }

    /** Where this item may be used at the beginning of a turn. */
    public NavigableSet<String> targets(Item item) {
        return targets(item, "", "");
    }

    /** Where a wing or a swap may take the man on this cell at the beginning of a turn. */
    public NavigableSet<String> targets(Item item, String from) {
        return targets(item, "", from);
    }

    /** The same in a turn begun so; without a man the cells it may be used on. */
    public NavigableSet<String> targets(Item item, String begun, String from) {
        Draft draft = ((Drafted.Begun) game().draft(begun)).draft();
        return new TreeSet<>(from.isEmpty() ? draft.targets(item) : draft.targets(item, from));
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
