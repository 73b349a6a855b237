package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The clauses of the rules that few games from elsewhere reach, each played out by hand. */
class OracleRulesTest {

    private static final String LITTLE = "star3 A/AA/A1A/5A4/9/8/7/8/4D4/10/D1D/DD/D";

    private static Map<String, String> rules(String... pairs) {
        Map<String, String> rules = new TreeMap<>(Map.of("board", "star3", "players", "2", "men", "6", "first", "A"));
        for (int i = 0; i < pairs.length; i += 2) {
            rules.put(pairs[i], pairs[i + 1]);
        }
        return rules;
    }

    private static void play(OracleGame game, String tokens) {
        List.of(tokens.split(" ", -1)).forEach(game::play);
    }

    /** R2.5, R2.2: the hopping man on a1 of the square board, the others along the first rank. */
    @ParameterizedTest
    @CsvSource({
        "adjacent, ACCCC11, ''",
        "adjacent, AC1C1C10, 'c1 e1 g1'",
        "adjacent, AC1CC11, 'c1'",
        "adjacent, A1CC12, ''",
        "adjacent-2, ACC13, 'd1'",
        "adjacent-2, AC14, ''",
        "adjacent-3, ACCC12, 'e1'",
        "symmetric, A1C13, 'e1'",
        "symmetric, A1CC12, ''",
        "symmetric, A2C1C10, ''",
        "symmetric, A7C7, ''",
        "symmetric, A6C8, 'o1'"
    })
    void hopsAsTheWorkedLinesSay(String hop, String rank, String landings) {
        String text = rank.matches(".*[A-Z]\\d+") ? widened(rank) : rank;
        String position = "square16 " + "16/".repeat(15) + text + " A 1";
        List<String> ends = Oracle.legalMoves(position, 19, 2, Map.of("hop", hop, "stayInTarget", "false")).stream()
                .filter(move -> move.text().startsWith("a1:"))
                .map(Oracle.LegalMove::to)
                .toList();
        assertThat(String.join(" ", ends)).isEqualTo(landings);
    }

    /** Lets the last number of a rank fill it up. */
    private static String widened(String rank) {
        String men = rank.replaceAll("\\d+$", "");
        int cells = 0;
        for (String part : men.split("(?<=[A-Z])|(?=[A-Z])", -1)) {
            cells += part.matches("\\d+") ? Integer.parseInt(part) : part.length();
        }
        return men + (16 - cells);
    }

    @Test
    void theFourthReturnOfAManToACellIsIllegal() {
        OracleGame game = OracleGame.from(rules("repetitionLimit", "3"), LITTLE + " A 1");
        play(game, "f10-f9 h5-h6 f9-f10 h6-h5 f10-g9 h5-g6 g9-f10 g6-h5 f10-f9 h5-h6 f9-f10 h6-h5 f10-g9 h5-h6");
        assertThat(texts(game)).doesNotContain("g9-f10").contains("g9-g8");
        play(game, "g9-g8 h6-h7");
        assertThat(texts(game)).contains("g8-g9", "g8-f9");
    }

    /** R2.8: being stuck or timed out does not forget the man moved last; moving another man does. */
    @Test
    void anotherMansMoveClearsTheReturns() {
        OracleGame game = OracleGame.from(rules("repetitionLimit", "3", "stayInTarget", "false"), LITTLE + " A 1");
        play(game, "f10-f9 h5-h6 f9-f10 h6-h5 f10-f9 h5-g6 f9-f10 g6-h5 f10-f9 h5-h6 f9-f10 h6-h5 f10-f9 h5-h6");
        assertThat(texts(game)).doesNotContain("f9-f10");
        play(game, "f11-f10 h6-h7 f10-f11 h7-h6");
        assertThat(texts(game)).contains("f9-f10");
    }

    @Test
    void aThirdTimeoutInARowIsFollowedByQuitting() {
        OracleGame game = OracleGame.from(rules("clock", "perMove 30"), LITTLE + " A 1");
        play(game, "--#time h5-h6 --#time h6-h5 f10-f9 h5-h6 --#time h6-h5 --#time h5-h6 --#time");
        assertThat(game.forced()).contains("A#quits");
        assertThatThrownBy(() -> game.play("h6-h5")).hasMessageContaining("A#quits");
        game.play("A#quits");
        assertThat(game.result().orElseThrow().reason()).isEqualTo("timeout");
        assertThat(game.state("A")).isEqualTo("quit");
        assertThat(game.position()).isEqualTo("star3 1/2/3/10/9/8/7/4D3/9/10/D1D/DD/D - 6");
    }

    @Test
    void withEqualTurnsTheOtherHasHisTurnAndMayShareTheWin() {
        String nearly = "star3 A/AA/A1A/5A4/9/8/7/8/9/5D4/D1D/DD/D A 9";
        OracleGame atOnce = OracleGame.from(rules(), nearly);
        play(atOnce, "f10-e11");
        assertThat(atOnce.result().orElseThrow().reason()).isEqualTo("finished");

        OracleGame equal = OracleGame.from(rules("equalTurns", "true"), nearly);
        play(equal, "f10-e11");
        assertThat(equal.state("A")).isEqualTo("finished");
        assertThat(equal.toMove()).contains("D");
        play(equal, "i4-i3");
        assertThat(equal.result().orElseThrow())
                .isEqualTo(new OracleGame.Result(
                        List.of(List.of("A", "D")), new TreeMap<>(Map.of("A", "1/2", "D", "1/2")), "equalTurns", 9));
    }

    @Test
    void threeRoundsOfPassesEndTheGameByRemainingDistance() {
        OracleGame game = OracleGame.from(rules("pass", "allowed"), LITTLE + " A 1");
        play(game, "-- -- -- -- f10-f9 h5-h4 -- -- -- -- -- --");
        assertThat(game.forced()).contains("#ends");
        game.play("#ends");
        OracleGame.Result result = game.result().orElseThrow();
        assertThat(result.reason()).isEqualTo("allPassed");
        assertThat(result.round()).isEqualTo(6);
        assertThat(result.ranking()).isEqualTo(List.of(List.of("D"), List.of("A")));
    }

    @Test
    void whoStillSitsAtHomeAtTheDeadlineIsPassiveAfterHisOwnTurn() {
        OracleGame game = OracleGame.opening(rules("homeDeadlines", "2:1 3:6"));
        play(game, "i3-i4 e11-e10 i4-i5 e10-e9 i5-i6");
        assertThat(game.forced()).contains("A#passive");
        game.play("A#passive");
        assertThat(game.result().orElseThrow().reason()).isEqualTo("passive");
        assertThat(game.rank("A")).hasValue(2);
    }

    /** Three seats: C has no men, so two play; N2 gives the one without men the lowest rank. */
    @Test
    void aSeatWithoutMenIsOutFromTheStart() {
        OracleGame game = OracleGame.from(rules("players", "3"), "star3 A/AA/A1A/5A4/9/8/7/8/9/EEE7/3/EE/E A 4");
        assertThat(game.state("C")).isEqualTo("capturedOut");
        play(game, "f10-e11");
        assertThat(game.result().orElseThrow().ranking()).isEqualTo(List.of(List.of("A"), List.of("E"), List.of("C")));
    }

    private static List<String> texts(OracleGame game) {
        return game.legalMoves().stream().map(Oracle.LegalMove::text).toList();
    }
}
