package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What can be chosen for a new game. */
final class Offered {

    static final List<Preset> PRESETS = List.of(
            Preset.CLASSIC, Preset.QQ_ADJACENT, Preset.QQ_SYMMETRIC, Preset.TOURNAMENT, Preset.ITEMS, Preset.HALMA);
    static final List<String> BOARDS = List.of("star4", "star3", "square16");
    static final List<Option<?>> OPTIONS = List.of(
            Option.HOP,
            Option.FOREIGN_CAMPS,
            Option.STAY_IN_TARGET,
            Option.PASS,
            Option.TURN_ORDER,
            Option.FIRST,
            Option.FIRST_ENTRY_SKIPS,
            Option.WIN,
            Option.EQUAL_TURNS,
            Option.MAX_ROUNDS,
            Option.REPETITION_LIMIT,
            Option.DEAD_GAME,
            Option.TEAMS,
            Option.ITEMS,
            Option.DICE,
            Option.CAPTURE,
            Option.HOME_DEADLINES,
            Option.CLOCK);
    /** Of computer opponents. */
    static final Set<Integer> LEVELS = Set.of(1);

    private Offered() {}

    /** The problem to throw for a value of this field that is not offered. */
    static ApiProblem not(String field, Object value) {
        return new ApiProblem(ProblemCode.OPTION_NOT_OFFERED, Map.of("option", field, "value", value));
    }
}
