package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Vectors;
import dev.tiaoqi.engine.Vectors.GameRecord;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games from elsewhere, replayed by the oracle, lead to the same end. */
class OracleRecordsTest {

    static Stream<GameRecord> records() {
        return Vectors.records().stream();
    }

    @ParameterizedTest
    @MethodSource("records")
    void aGameFromElsewhereEndsAsItDidThere(GameRecord game) {
        OracleGame replayed = replay(game);

        Map<String, String> facts = game.facts();
        assertThat(replayed.position()).isEqualTo(facts.get("position"));
        assertThat(replayed.ply()).isEqualTo(Integer.parseInt(facts.get("plies")));
        OracleGame.Result result = replayed.result().orElseThrow();
        assertThat(String.join(
                        " ",
                        result.ranking().stream()
                                .map(seats -> String.join("", seats))
                                .toList()))
                .isEqualTo(facts.get("ranking"));
        assertThat(result.score().entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + fourPlaces(entry.getValue()))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(facts.get("score"));
        assertThat(scoreTag(result)).isEqualTo(game.tag("Result"));
        assertThat(result.reason()).isIn(reasonsInAMovetext(game));
        assertThat(result.round()).isEqualTo(Integer.parseInt(facts.get("round")));
    }

    private static OracleGame replay(GameRecord game) {
        String position = game.tag("FEN");
        OracleGame replayed =
                position.isEmpty() ? OracleGame.opening(game.options()) : OracleGame.from(game.options(), position);
        for (String word : Words.together(game.words())) {
            if (word.matches("[0-9]+[.]")) {
                assertThat(word).isEqualTo(replayed.round() + ".");
            } else {
                assertWrittenAsR24Writes(word, replayed);
                replayed.play(word.replaceFirst("^<.> ", ""));
            }
        }
        return replayed;
    }

    /** The trails of these records are the ones with the fewest hops that come first by rank and file. */
    private static void assertWrittenAsR24Writes(String word, OracleGame game) {
        if (word.startsWith("<")) {
            game.play(word.substring(0, 3));
        }
        String turn = word.replaceFirst("^<.> ", "");
        if (!turn.contains("#")) {
            assertThat(game.canonical(turn)).isEqualTo(turn);
        }
    }

    /** N3: with fischer and correspondence clocks the moves alone can't tell a flag from a quit. */
    private static List<String> reasonsInAMovetext(GameRecord game) {
        String reason = game.facts().get("reason");
        String clock = game.options().get("clock");
        boolean flag = reason.equals("timeout") && (clock.startsWith("fischer") || clock.startsWith("corr"));
        return List.of(flag ? "quit" : reason);
    }

    private static String fourPlaces(String fraction) {
        String[] parts = (fraction + "/1").split("/", -1);
        return new BigDecimal(parts[0])
                .divide(new BigDecimal(parts[1]), 4, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String scoreTag(OracleGame.Result result) {
        return result.score().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
