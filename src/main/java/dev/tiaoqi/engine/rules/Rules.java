package dev.tiaoqi.engine.rules;

import dev.tiaoqi.engine.board.Seat;
import java.util.List;

/**
 * All that is agreed before the first move: board, players, men a seat, and every option. The preset says where
 * it started from and decides nothing. Equal when all of it is the same.
 */
public record Rules(Preset preset, String board, int players, int men, Options options) {

    /** A preset as it stands. */
    public static Rules of(Preset preset) {
        return of(preset, preset.board(), preset.players(), preset.men());
    }

    /** A preset on another board, or for other numbers. */
    public static Rules of(Preset preset, String board, int players, int men) {
        return new Rules(preset, board, players, men, preset.options(players, men));
    }

    /** These rules but for one option. */
    public <T> Rules with(Option<T> option, T value) {
        return new Rules(preset, board, players, men, options.with(option, value));
    }

    public <T> T get(Option<T> option) {
        return options.get(option);
    }

    /** What the preset would have agreed on, for these numbers. */
    public Options presetOptions() {
        return preset.options(players, men);
    }

    /** The seats of the game by letter. Only for rules without {@link #problems}. */
    public List<Seat> seats() {
        return Seating.seats(board, players);
    }

    /** The seats of team 1 and of team 2, by letter (R7); no teams when each plays for himself. As {@link #seats}. */
    public List<List<Seat>> teams() {
        return get(Option.TEAMS) ? Seating.teams(seats()) : List.of();
    }

    /** What contradicts itself in these rules; empty when a game can be played by them. */
    public List<Problem> problems() {
        return Contradictions.in(this);
    }
}
