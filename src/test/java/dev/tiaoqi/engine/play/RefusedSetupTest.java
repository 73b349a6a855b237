package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Vectors;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What no game can begin from (R1.5, N2), and a set-up that is counted all the same. */
class RefusedSetupTest {

    private static String codes(List<Problem> problems) {
        return problems.stream().map(Problem::code).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1, anotherBoard",
        "star3 D/DD/DDD/10/9/8/3B3/8/9/10/AAA/AA/A A 1, seatNotInGame",
        "star3 D/DD/DDD/10/9/8/3A3/8/9/10/AAA/AA/A A 1, tooManyMen",
        "star3 D/DD/DDD/10/9/8/7/8/9/10/AAA/AA/A - 1, nobodyToMove",
        "star3 D/DD/DDD/10/9/8/7/8/9/10/AAA/AA/A B 1, seatNotInGame",
        "star3 D/DD/DDD/10/9/8/7/8/9/10/AAA/AA/A A 301, roundBeyondMaxRounds",
        "star3 1/2/3/10/9/8/7/8/9/10/AAA/AA/A A 1, tooFewStillIn",
        "star3 A/AA/AAA/10/9/8/7/8/9/10/DDD/DD/D A 1, tooFewStillIn",
        "star3 A/AA/AAA/10/9/8/3D3/8/9/10/3/2/1 D 1, tooFewStillIn",
        "nonsense, fourFields"
    })
    void n2PositionsNoGameCanBeginFrom(String position, String problem) {
        Begun begun = Games.begin(GivenRules.of("star3", 6, 2, Map.of()), position);
        assertThat(begun).isInstanceOf(Begun.ImpossiblePosition.class);
        assertThat(codes(((Begun.ImpossiblePosition) begun).problems())).isEqualTo(problem);
    }

    @Test
    void n2TheSeatToMoveMustBeStillInAndAgreeWithFirst() {
        String position = "star3 A/AA/AAA/10/9/8/3C1E1/8/9/10/3/2/1 A 1";
        Begun finished = Games.begin(GivenRules.of("star3", 6, 3, Map.of()), position);
        assertThat(codes(((Begun.ImpossiblePosition) finished).problems())).isEqualTo("seatNotStillIn");
        Begun other = Games.begin(GivenRules.of("star3", 6, 3, Map.of("first", "E")), position.replace("A 1", "C 1"));
        assertThat(codes(((Begun.ImpossiblePosition) other).problems())).isEqualTo("firstDisagrees");
    }

    @Test
    void theCoinIsTossedBeforeTheGameBegins() {
        Begun begun = Games.begin(GivenRules.of("star3", 6, 2, Map.of()));
        assertThat(codes(((Begun.ImpossibleRules) begun).problems())).isEqualTo("firstNotNamed");
    }

    @Test
    void r11RatedGamesBeginFromTheOpening() {
        Rules rules = GivenRules.of("star3", 6, 2, Map.of("rated", "true"));
        String opening = Games.opening(rules, Seat.A).toString();
        assertThat(Games.begin(rules, opening)).isInstanceOf(Begun.Started.class);
        Begun elsewhere = Games.begin(rules, "star3 D/DD/DDD/10/9/8/3A3/8/9/10/1AA/AA/A A 1");
        assertThat(codes(((Begun.ImpossibleRules) elsewhere).problems())).isEqualTo("ratedNeedsOpening");
        Begun later = Games.begin(rules, opening.replace("A 1", "A 2"));
        assertThat(codes(((Begun.ImpossibleRules) later).problems())).isEqualTo("ratedNeedsOpening");
    }

    @Test
    void thirteenMenInTwoCornersOfTheSquareAreRefusedAndCounted() {
        for (Vectors.Row row : Vectors.rows("perft-refused.txt")) {
            Rules rules = GivenRules.of(row.board(), row.men(), row.players(), row.options());
            assertThat(rules.problems()).isNotEmpty();
            Position start = Games.opening(rules, Seat.A);
            Terrain terrain = Terrain.of(rules.with(Option.STAY_IN_TARGET, false));
            HopGame game = new HopGame(start, new Course(terrain, start));
            Counter counter = Counter.of(game, row.leaves().size());
            for (int depth = 1; depth <= row.leaves().size(); depth++) {
                assertThat(counter.leaves(depth)).isEqualTo(row.leaves().get(depth - 1));
            }
        }
    }
}
