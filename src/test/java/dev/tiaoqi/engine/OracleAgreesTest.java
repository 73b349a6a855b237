package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.oracle.Oracle;
import dev.tiaoqi.engine.oracle.OracleGame;
import dev.tiaoqi.engine.oracle.RandomGame;
import dev.tiaoqi.engine.play.Games;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games drawn by lot go the same way in the engine as in the oracle, turn by turn, to the same end. */
class OracleAgreesTest {

    private static final int GAMES = Scale.of(50, 2_000);
    private static final int AT_ONCE = 50;

    static LongStream seeds() {
        return LongStream.range(0, (GAMES + AT_ONCE - 1) / AT_ONCE).map(batch -> batch * AT_ONCE);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theEngineAndTheOracleAgree(long from) {
        for (long seed = from; seed < from + AT_ONCE; seed++) {
            agree(seed % 3 == 0 ? RandomGame.byTheClock(seed) : RandomGame.of(seed));
        }
    }

    private static void agree(RandomGame random) {
        Game game = begin(random);
        assertSame(random, game);
        while (!random.isOver()) {
            boolean followsByItself = random.game().forced().isPresent();
            String token = random.next();
            if (!followsByItself) {
                game = Play.accepted(game, action(token));
            }
            assertSame(random, game);
        }
    }

    private static Game begin(RandomGame random) {
        Map<String, String> options = new HashMap<>(random.rules());
        String board = options.remove("board");
        int men = Integer.parseInt(options.remove("men"));
        int players = Integer.parseInt(options.remove("players"));
        options.put("first", random.game().order().getFirst());
        Begun.Started started =
                GivenRules.started(Games.begin(GivenRules.of(board, men, players, options), random.start()));
        return started.steps().isEmpty()
                ? started.game()
                : started.steps().getLast().after();
    }

    private static Action action(String token) {
        return switch (token) {
            case "--#time" -> new Action.TimeOut();
            case "#draw" -> new Action.AgreeDraw();
            default -> {
                String[] parts = token.split("#", -1);
                yield parts.length == 1
                        ? new Action.Move(token)
                        : parts[1].equals("quits")
                                ? new Action.Quit(Seat.valueOf(parts[0]))
                                : new Action.Resign(Seat.valueOf(parts[0]));
            }
        };
    }

    /** What follows by itself the engine has done already: the oracle is compared when it has caught up. */
    private static void assertSame(RandomGame random, Game game) {
        OracleGame oracle = random.game();
        if (oracle.forced().isPresent()) {
            return;
        }
        String where = random + "\nat " + oracle.position();
        assertThat(game.position()).as(where).isEqualTo(oracle.position());
        assertThat(game.ply()).as(where).isEqualTo(oracle.ply());
        assertThat(game.round()).as(where).isEqualTo(oracle.round());
        assertThat(game.toMove().map(Seat::name)).as(where).isEqualTo(oracle.toMove());
        assertThat(game.mayPass()).as(where).isEqualTo(oracle.mayPass());
        assertThat(game.legalMoves().stream().map(LegalMove::text).toList())
                .as(where)
                .isEqualTo(
                        oracle.legalMoves().stream().map(Oracle.LegalMove::text).toList());
        for (Standing standing : game.standings()) {
            String seat = standing.seat().name();
            assertThat(standing.state().text()).as(where).isEqualTo(oracle.state(seat));
            assertThat(standing.rank()).as("%s %s", seat, where).isEqualTo(oracle.rank(seat));
            assertThat(standing.menHome()).as(where).isEqualTo(oracle.menInTarget(seat));
            assertThat(standing.distance()).as(where).isEqualTo(oracle.distance(seat));
        }
        assertThat(game.outcome().map(OracleAgreesTest::result)).as(where).isEqualTo(oracle.result());
    }

    private static OracleGame.Result result(Outcome outcome) {
        List<List<String>> ranking = outcome.ranking().stream()
                .map(seats -> seats.stream().map(Seat::name).toList())
                .toList();
        TreeMap<String, String> score = new TreeMap<>();
        outcome.score().forEach((seat, points) -> score.put(seat.name(), points.toString()));
        return new OracleGame.Result(ranking, score, outcome.reason().text(), outcome.round());
    }
}
