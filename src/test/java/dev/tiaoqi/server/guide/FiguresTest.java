package dev.tiaoqi.server.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the words under the little boards claim is so, by the engine. */
class FiguresTest {

    private static final Map<String, Figure> ALL = Figures.all();

    @Test
    void everyGoalIsAMoveThatIsOffered() {
        ALL.forEach((name, figure) -> {
            if (figure.goal() != null) {
                assertThat(ends(name)).as(name).contains(figure.goal());
            }
        });
    }

    @Test
    void everyPieceIsCutOutOfItsOwnBoard() {
        ALL.forEach((name, figure) -> {
            Topology board = Topology.named(figure.position().split(" ", -1)[0]).orElseThrow();
            for (String cell : Objects.requireNonNullElse(figure.crop(), "a1").split(" ", -1)) {
                assertThat(figure.crop() == null || board.cell(cell).isPresent())
                        .as(name + " " + cell)
                        .isTrue();
            }
        });
    }

    @Test
    void everyManInTheHandHasSomewhereToGo() {
        ALL.forEach((name, figure) -> {
            if (figure.picked() != null) {
                assertThat(moves(name)).as(name).isNotEmpty().allMatch(move -> move.startsWith(figure.picked()));
            }
        });
    }

    /** "In one turn of five hops to g13", and its like. */
    @ParameterizedTest
    @CsvSource({
        "chain, 4",
        "outAndBack, 2",
        "kind.adjacent, 1",
        "kind.adjacent-2, 1",
        "kind.adjacent-3, 1",
        "kind.symmetric, 1",
        "line.246, 3",
        "line.245, 1",
        "line.34, 0",
        "halma.hop, 2",
        "mender, 1",
        "tip.ladder, 4",
        "tip.bridge, 5",
        "tip.clear, 3",
        "tip.inside, 1",
        "tip.lent, 1",
        "tip.long, 2",
        "tip.pair, 1"
    })
    void theGoalIsReachedInSoManyHops(String name, int hops) {
        String goal = figure(name).goal();
        assertThat(moves(name).stream().filter(move -> move.endsWith("" + goal)))
                .singleElement()
                .satisfies(move -> assertThat(hops(move)).isEqualTo(hops));
    }

    @Test
    void stepsAndHopsAreThoseTheWordsNameR2_1() {
        assertThat(moves("step")).hasSize(6).allMatch(move -> hops(move) == 0);
        assertThat(moves("hop")).filteredOn(move -> hops(move) > 0).containsExactly("i9:k9", "i9:g11");
    }

    @Test
    void roundATriangleTheStartIsNoLandingAndTheStraightWayIsShownR2_3() {
        assertThat(ends("loop")).contains("k9", "i11").doesNotContain("i9");
        assertThat(moves("loop")).contains("i9:i11");
    }

    @Test
    void theWorkedLinesR2_5() {
        assertThat(ends("line.246")).containsExactlyInAnyOrder("g9", "i9", "k9");
        assertThat(ends("line.245")).containsExactly("g9");
        assertThat(moves("line.34")).containsExactly("e9-f9");
    }

    @Test
    void otherCampsAreOpenOrHalfOpenOrClosedR2_6() {
        assertThat(ends("foreign.allowed")).contains("j13", "h13");
        assertThat(ends("foreign.noStopping")).contains("h13").doesNotContain("j13");
        assertThat(moves("foreign.forbidden")).allMatch(move -> hops(move) == 0);
    }

    @Test
    void aManStaysInTheTargetButMayPassOutAndBackR2_7() {
        assertThat(ends("stay")).containsExactlyInAnyOrder("f14", "h14", "f15", "g15");
        assertThat(moves("outAndBack")).contains("f14:h12:h14");
        assertThat(ends("outAndBack")).doesNotContain("h12");
    }

    @Test
    void aFullCampIsEnoughUnlessItMustBeOnesOwnMenR3_1() {
        Outcome filled =
                after(game("filled", Scenery.USUAL), "h13-h14").outcome().orElseThrow();
        assertThat(filled.reason()).isEqualTo(Reason.FINISHED);
        Rules own = Rules.of(Preset.QQ_ADJACENT).with(Option.RATED, false);
        assertThat(after(game("ownMen", own), "h13-h14").outcome()).isEmpty();
    }

    @Test
    void theFourthReturnIsRefusedR4_3() {
        Game returned = Stalling.returned();
        assertThat(ends("returns")).isNotEmpty().doesNotContain("i9");
        assertThat(returned.play(new Action.Move("j9-i9")))
                .isEqualTo(new Played.Refused(new Refusal.Repetition("j9", "i9")));
    }

    @Test
    void inADeadGameTheLastManForwardConcedesAndWinsR5_2() {
        Game dead = Stalling.dead();
        DeadGame state = dead.deadGame().orElseThrow();
        assertThat(state.dead()).isTrue();
        assertThat(dead.standings()).allMatch(standing -> standing.distance() == 2);
        Outcome outcome = after(dead, "h12-g13").outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.DEAD_GAME);
        assertThat(outcome.score()).hasToString("{A=1, D=0}");
    }

    @Test
    void aRoadblockIsNeitherEmptyNorAManR8() {
        assertThat(figure("roadblock").position()).contains("x");
        assertThat(ends("roadblock")).isNotEmpty().doesNotContain("g9", "h9", "i9");
        assertThat(figure("mender").position()).contains("o");
    }

    @Test
    void aStepOnSquaresHasEightDirectionsR9_2() {
        assertThat(moves("halma.step")).hasSize(8).allMatch(move -> hops(move) == 0);
    }

    @Test
    void theFirstMovesAreEightStepsAndSixHops() {
        assertThat(moves("tip.first").stream().filter(move -> hops(move) == 0)).hasSize(8);
        assertThat(moves("tip.first").stream().filter(move -> hops(move) > 0)).hasSize(6);
    }

    @Test
    void aManAloneGainsOneRowAndTwoTogetherGainTwo() {
        assertThat(gain("tip.alone", "l3")).isEqualTo(1);
        assertThat(gain("tip.pair", "l3")).isEqualTo(2);
    }

    @Test
    void theLentBridgeCarriesWhiteFourHopsAndThenOne() {
        String before = figure("tip.lent").position();
        assertThat(mostHops(begin(Scenery.USUAL, before.replace(" A 1", " D 1")), "i10"))
                .isEqualTo(4);
        Game after = after(game("tip.lent", Scenery.USUAL), "i9:i11");
        assertThat(mostHops(after, "i10")).isEqualTo(1);
    }

    private static int gain(String name, String man) {
        int from = rank(man);
        return moves(name).stream()
                .filter(move -> move.startsWith(man))
                .mapToInt(move -> rank(end(move)) - from)
                .max()
                .orElseThrow();
    }

    private static int rank(String cell) {
        return Integer.parseInt(cell.substring(1));
    }

    private static int mostHops(Game game, String man) {
        return game.legalMoves().stream()
                .filter(move -> move.from().equals(man))
                .map(LegalMove::text)
                .mapToInt(FiguresTest::hops)
                .max()
                .orElseThrow();
    }

    private static Game game(String name, Rules rules) {
        return begin(rules, figure(name).position());
    }

    private static Game begin(Rules rules, String position) {
        return ((Begun.Started) Games.begin(rules, position)).game();
    }

    private static Game after(Game game, String move) {
        return ((Played.Accepted) game.play(new Action.Move(move))).next();
    }

    private static Figure figure(String name) {
        return Objects.requireNonNull(ALL.get(name));
    }

    private static List<String> moves(String name) {
        return Arrays.asList(Objects.requireNonNull(figure(name).moves()).split(" ", -1));
    }

    private static List<String> ends(String name) {
        return Stream.of(moves(name))
                .flatMap(List::stream)
                .map(FiguresTest::end)
                .collect(Collectors.toList());
    }

    private static String end(String move) {
        return move.substring(Math.max(move.lastIndexOf(':'), move.lastIndexOf('-')) + 1);
    }

    private static int hops(String move) {
        return move.split(":", -1).length - 1;
    }
}
