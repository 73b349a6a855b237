package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Vectors;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The shortest play known, as published. */
class OracleShortestTest {

    private static final Map<String, String> SIDE_CAMPS_CLOSED =
            Map.of("board", "star4", "players", "2", "men", "10", "first", "D", "foreignCamps", "forbidden");

    @Test
    void theShortestGameIsWonByTheSecondPlayerWithTheThirtiethMove() {
        OracleGame game = OracleGame.opening(SIDE_CAMPS_CLOSED);
        List<String> moves = Vectors.words("shortest-game.txt");
        for (String move : moves.subList(0, 29)) {
            assertThat(game.legalMoves()).extracting(Oracle.LegalMove::text).contains(move);
            game.play(move);
            assertThat(game.state("A")).isEqualTo("playing");
            assertThat(game.state("D")).isEqualTo("playing");
        }
        game.play(moves.getLast());
        assertThat(game.ply()).isEqualTo(30);
        OracleGame.Result result = game.result().orElseThrow();
        assertThat(result.ranking()).isEqualTo(List.of(List.of("A"), List.of("D")));
        assertThat(result.reason()).isEqualTo("finished");
        assertThat(result.round()).isEqualTo(15);
        assertThat(game.distance("A")).isZero();
    }

    @Test
    void anArmyAloneCrossesTheBoardInTwentySevenMoves() {
        Setup alone = new Setup(Board.STAR4, 2, 10, Map.of());
        Map<Cell, String> men = new java.util.TreeMap<>();
        alone.camps().home("A").forEach(cell -> men.put(cell, "A"));
        for (String text : Vectors.words("shortest-transfer.txt")) {
            Move move = Moves.of(alone, men, "A").named(text).orElseThrow();
            men.put(move.end(), men.remove(move.start()));
        }
        assertThat(men.keySet()).isEqualTo(alone.camps().target("A"));
    }
}
