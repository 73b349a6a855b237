package dev.tiaoqi.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.rules.Rules;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games of computers alone, of every kind: each ends, hardly one otherwise than by somebody's coming home or winning. */
class ComputersAloneTest {

    private static final Budget PLENTY = Budget.nodes(Scale.of(4_000, 20_000));
    private static final int GAMES = Scale.of(1, 5);
    /** In quick runs one set of numbers of each kind is played, another for every kind. */
    private static final int EVERY = Scale.of(9, 1);

    private static final Set<Reason> PROPER =
            EnumSet.of(Reason.FINISHED, Reason.EQUAL_TURNS, Reason.TEAM_WON, Reason.CAPTURED);

    @ParameterizedTest
    @EnumSource(Kinds.class)
    void theyEndWithSomebodyWhoHasWon(Kinds kind) {
        List<Rules> all = kind.rules().toList();
        Map<Reason, Integer> reasons = new EnumMap<>(Reason.class);
        for (int index = kind.name().length() % Math.min(EVERY, all.size()); index < all.size(); index += EVERY) {
            Rules rules = all.get(index);
            LongStream.rangeClosed(1, GAMES).forEach(seed -> {
                Outcome outcome = Alone.of(rules, seed, PLENTY).game().outcome().orElseThrow();
                reasons.merge(outcome.reason(), 1, Integer::sum);
            });
        }
        int games = reasons.values().stream().mapToInt(each -> each).sum();
        int proper = PROPER.stream()
                .mapToInt(reason -> reasons.getOrDefault(reason, 0))
                .sum();
        assertThat(proper).as("%s: %s", kind, reasons).isGreaterThanOrEqualTo(games - games / 20);
    }
}
