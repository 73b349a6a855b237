package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.Vectors.GameRecord;
import dev.tiaoqi.engine.Vectors.Row;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.notation.RecordText;
import dev.tiaoqi.engine.play.Counter;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Rules;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reference values that came from elsewhere hold in the engine. */
class VectorsTest {

    static Stream<Row> perft() {
        return Vectors.rows("perft.txt").stream();
    }

    static Stream<Row> deepPerft() {
        return Vectors.rows("perft-deep.txt").stream();
    }

    static Stream<Row> moves() {
        return Stream.of("moves.txt", "moves-published.txt").flatMap(file -> Vectors.rows(file).stream());
    }

    static Stream<GameRecord> records() {
        return Vectors.records().stream();
    }

    @ParameterizedTest
    @MethodSource({"perft", "deepPerft"})
    void theTreeOfMovesHasAsManyLeaves(Row row) {
        Rules rules = GivenRules.of(row.board(), row.men(), row.players(), row.options());
        Counter counter = Counter.of(
                rules, Games.opening(rules, Seat.A).toString(), row.leaves().size());
        for (int depth = 1; depth <= row.leaves().size(); depth++) {
            assertThat(counter.leaves(depth))
                    .as("depth %d", depth)
                    .isEqualTo(row.leaves().get(depth - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("moves")
    void aPositionHasJustTheseMoves(Row row) {
        Rules rules = GivenRules.of(row.board(), row.men(), row.players(), row.options());
        assertThat(GivenRules.moves(GivenRules.from(rules, row.position()))).isEqualTo(row.moves());
    }

    @ParameterizedTest
    @MethodSource("records")
    void aRecordReadsReplaysAndIsWrittenBackTheSame(GameRecord game) {
        RecordText.Parsed parsed = RecordText.read(game.text());
        assertThat(parsed).isInstanceOf(RecordText.Parsed.Read.class);
        RecordText.Parsed.Read read = (RecordText.Parsed.Read) parsed;
        Map<String, String> facts = game.facts();
        Outcome outcome = read.game().outcome().orElseThrow();
        assertThat(read.game().position()).isEqualTo(facts.get("position"));
        assertThat(outcome.ply()).isEqualTo(Integer.parseInt(facts.get("plies")));
        assertThat(outcome.round()).isEqualTo(Integer.parseInt(facts.get("round")));
        assertThat(outcome.reason().text()).isEqualTo(facts.get("reason"));
        assertThat(ranking(outcome)).isEqualTo(facts.get("ranking"));
        assertThat(score(outcome)).isEqualTo(facts.get("score"));
        assertThat(RecordText.write(read.tags(), read.game())).isEqualTo(game.text());
    }

    @Test
    void allRecordsAreTaken() {
        assertThat(Vectors.records()).hasSize(150);
    }

    @Test
    void theShortestGameIsWonByTheSecondPlayerWithTheThirtiethMove() {
        Rules rules = GivenRules.of("star4", 10, 2, Map.of("foreignCamps", "forbidden", "first", "D"));
        Game game = GivenRules.started(Games.begin(rules)).game();
        for (String move : Vectors.words("shortest-game.txt")) {
            assertThat(game.outcome()).isEmpty();
            game = Play.accepted(game, move);
        }
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
        assertThat(outcome.ply()).isEqualTo(30);
        assertThat(outcome.round()).isEqualTo(15);
    }

    @Test
    void theDeepRowsGoToDepthFiveWhereTheTableDoes() {
        assertThat(Vectors.rows("perft-deep.txt"))
                .anyMatch(row -> row.leaves().size() == 5)
                .allMatch(row -> row.leaves().size() <= Scale.of(5, 6));
    }

    private static String score(Outcome outcome) {
        return outcome.score().entrySet().stream()
                .map(each -> each.getKey() + "=" + fourPlaces(each.getValue().value()))
                .collect(Collectors.joining(" "));
    }

    private static String fourPlaces(double score) {
        return BigDecimal.valueOf(score)
                .setScale(4, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String ranking(Outcome outcome) {
        return outcome.ranking().stream()
                .map(group -> group.stream().map(Seat::name).collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }
}
