package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tiaoqi.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What holds in every game, whoever plays it and by whatever options: the oracle's games keep these laws. */
class OracleLawsTest {

    private static final int GAMES = Scale.of(40, 1_000);

    @Test
    void everyGameEndsByOneOfTheRulesAndIsTheSameFromItsRecord() {
        Map<String, Integer> reasons = new TreeMap<>();
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame random = RandomGame.of(seed, RandomGame.rules(seed));
            List<String> tokens = new ArrayList<>();
            while (!random.isOver()) {
                tokens.add(random.next());
            }
            OracleGame.Result result = random.game().result().orElseThrow();
            reasons.merge(result.reason(), 1, Integer::sum);
            keepsTheLaws(random, result);
            assertThat(replayed(random, tokens).result()).as(random.toString()).contains(result);
        }
        assertThat(reasons.keySet())
                .as("games enough to see these ends: %s", reasons)
                .containsAll(endsToSee());
    }

    private static List<String> endsToSee() {
        String rare = " resignation quit agreement allPassed equalTurns";
        return List.of(("finished passive timeout maxRounds deadGame" + (Scale.isFull() ? rare : "")).split(" ", -1));
    }

    private static OracleGame replayed(RandomGame random, List<String> tokens) {
        OracleGame game = OracleGame.from(random.rules(), random.start());
        tokens.forEach(game::play);
        return game;
    }

    private static void keepsTheLaws(RandomGame random, OracleGame.Result result) {
        String game = random.toString();
        Set<String> ranked = new TreeSet<>();
        result.ranking().forEach(ranked::addAll);
        assertThat(ranked).as(game).isEqualTo(new TreeSet<>(random.game().order()));
        double sum = result.score().values().stream()
                .mapToDouble(OracleLawsTest::number)
                .sum();
        boolean bothLost =
                result.reason().equals("deadGame") && result.ranking().size() == 1;
        assertThat(sum)
                .as("half a point for each seat: %s", game)
                .isEqualTo(bothLost ? 0 : ranked.size() / 2.0, within(1e-9));
        assertThat(random.game().legalMoves()).as(game).isEmpty();
        assertThat(result.round())
                .as(game)
                .isLessThanOrEqualTo(Integer.parseInt(random.rules().get("maxRounds")));
        assertThat(Position.of(random.game().position()).toString())
                .as(game)
                .isEqualTo(random.game().position());
    }

    private static double number(String fraction) {
        String[] parts = (fraction + "/1").split("/", -1);
        return Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]);
    }
}
