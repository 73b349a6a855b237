package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.Seating;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the rules of a new game. */
final class RulesReader {

    private RulesReader() {}

    static Rules read(NewGameBody body) {
        Preset preset = preset(Objects.requireNonNullElse(body.preset(), Preset.CLASSIC.text()));
        String board = board(Objects.requireNonNullElse(body.board(), preset.board()));
        int players = Objects.requireNonNullElse(body.players(), preset.players());
        Rules rules = Rules.of(
                preset, board, players, Objects.requireNonNullElseGet(body.men(), () -> men(preset, board, players)));
        Rules changed = new Rules(
                preset, board, rules.players(), rules.men(), OptionReader.read(rules.options(), options(body)));
        return Optional.ofNullable(body.position())
                .map(position -> withFirst(changed, position))
                .orElse(changed);
    }

    /** A position's seat begins; a seat that was named beside it is kept, so that the engine can say they disagree. */
    private static Rules withFirst(Rules rules, String position) {
        String[] fields = position.split(" ", -1);
        Optional<Seat> begins = fields.length == 4 ? Seat.parse(fields[2]) : Optional.empty();
        return begins.filter(seat -> rules.get(Option.FIRST).seat().isEmpty())
                .map(seat -> rules.with(Option.FIRST, First.of(seat)))
                .orElse(rules);
    }

    /** Whether a game is rated depends on who plays it: {@link RatedWish} reads that. */
    private static Map<String, @Nullable Object> options(NewGameBody body) {
        Map<String, @Nullable Object> options = new LinkedHashMap<String, @Nullable Object>();
        options.putAll(Objects.requireNonNullElse(body.options(), Map.of()));
        options.remove(RatedWish.FIELD);
        return options;
    }

    private static Preset preset(String name) {
        return Preset.named(name).filter(Offered.PRESETS::contains).orElseThrow(() -> Offered.not("preset", name));
    }

    private static String board(String name) {
        if (!Offered.BOARDS.contains(name)) {
            throw Offered.not("board", name);
        }
        return name;
    }

    /** Where nobody says it: the preset's men if its board takes them for so many players, else the fewest there can be. */
    private static int men(Preset preset, String board, int players) {
        Set<Integer> possible = Seating.men(board, players);
        boolean usual = board.equals(preset.board()) && possible.contains(preset.men());
        return usual ? preset.men() : possible.stream().findFirst().orElseGet(preset::men);
    }
}
