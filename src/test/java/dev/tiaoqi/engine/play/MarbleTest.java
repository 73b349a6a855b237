package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The power marble (R8): two parts by the same own man, as tables and as games played through. */
class MarbleTest {

    /** Nine men of A in his target, the tenth before its last cell. */
    private static final String NEARLY = "Ah13 Ae17 Ae16 Af16 Ae15 Af15 Ag15 Ae14 Af14 Ag14 Di7 Dk7";

    @ParameterizedTest(name = "{2} from {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            | Ai9 De17     | P i9-i10 i10-i11         | ok .A | i9 i11
            | Ai9 De17     | p I9-I10  i10-i11        | ok .A | i9 i11
            | Ai9 Ak9 De17 | P i9-i10 k9-k10          | itemSameMan |
            | Ai9 Ak9 De17 | P i9-i10 W@k9~k10        | itemSameMan |
            | Ai9 De17     | P i9-i10 i10-i9          | sameCell |
            | Ai9 De17     | P i9-i10 W@i10~i9        | sameCell |
            | Ai9 De17     | P i9-i10                 | itemNeedsSecondPart |
            | Ai9 De17     | P                        | itemNeedsMove |
            | Ai9 De17     | P P i9-i10 i10-i11       | itemOneATurn |
            | Ai9 De17     | i9-i10 i10-i11           | itemTurnOver |
            | Ai9 De17     | P i9-i10 i10-i11 i11-i12 | itemTurnOver |
            | Ai9 De17     | P i9-i10 W@i10~i13       | ok A  | i13
            | Ai9 De17     | P W@i9~i12 i12-i11       | ok A  | i11
            | Ai9 De17 Di11 | P X@i9~i11 i11-i12      | ok DA | i9 i12
            | Ai9 De17 Di12 | P i9-i10 X@i10~i12      | ok DA | i10 i12
            | Ai9 De17 Di12 | P W@i9~i10 X@i10~i12    | itemOneATurn |
            | Ai9 De17     | P R@j9 i9-i10 i10-i11    | ok xA | j9 i11
            | Ai9 De17     | P M@i10 i9:i11 i11-i12   | ok oA | i10 i12
            | Ai9 De17     | R@j9 P i9-i10 i10-i11    | itemOutOfPlace |
            | Ai9 De17     | P R@j9 i9-i10 W@i10~i12  | itemOneATurn |
            | Ai9 De17     | P R@j9 M@k9 i9-i10 i10-i11 | itemOneATurn |
            | Ai9 De17     | P i9-i10 R@j9 i10-i11    | itemOutOfPlace |
            pass=allowed | Ai9 De17 | P --            | itemNotBeforePass |
            pass=allowed | Ai9 De17 | P R@j9 --       | itemNotBeforePass |
            pass=allowed | Ai9 De17 | P i9-i10 --     | itemTurnOver |
            | Ai9 De17     | P i9-i10 i10-i11 T@i7=....... | ok A | i11
            | Ai9 De17     | P i9-i10 T@i7=.......    | itemNeedsSecondPart |
            | Ah14 De17    | P h14-h13 h13-h12        | mustStayInTarget |
            foreignCamps=noStopping | Ag7 De17 | P g7-f7 f7-f8 | foreignCamp |
            foreignCamps=allowed | Ag7 De17 | P g7-f7 f7-f8 | ok A | f8
            | Am2 Al2 Ak3 Ai9 De17 | P R@i10 m2-m1    | ok A  | m1
            | Am2 Al2 Ak3 Ai9 De17 | P m2-m1          | itemNeedsSecondPart |
            | Am2 Al2 Ak3 Ai9 De17 | P R@i10 m2-m1 m1-m2 | sameCell |
            """)
    void r8TurnsWithThePowerMarble(String options, String pieces, String turn, String outcome, String cells) {
        Game game = ItemTable.game(options == null ? "" : options, pieces);
        assertThat(ItemTable.outcome(game, turn, cells == null ? "" : cells)).isEqualTo(outcome);
    }

    @Test
    void aFirstPartThatFinishesHimIsTheWholeTurn() {
        Game game = ItemTable.game("", NEARLY);
        assertThat(Play.refused(game, "P h13-h14 h14-h13")).isEqualTo(new Refusal.ItemTurnOver());
        assertThat(Play.refused(game, "P h13-h14 W@h14~h13")).isEqualTo(new Refusal.ItemTurnOver());
        Game after = Play.accepted(game, "P h13-h14");
        assertThat(after.outcome().orElseThrow().reason()).isEqualTo(Reason.FINISHED);
        assertThat(after.outcome().orElseThrow().ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
    }

    @Test
    void aWhirlwindMayStillFollowAFirstPartThatFinishedHim() {
        Game after = Play.accepted(ItemTable.game("", NEARLY), "P h13-h14 T@i7=D......");
        assertThat(after.outcome().orElseThrow().ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.D)));
        assertThat(ItemTable.at(after, "i6 i7")).isEqualTo("D.");
    }

    @Test
    void anotherWhoseTargetIsFullAfterTheFirstPartHasFinishedThoughTheSecondEmptiesIt() {
        String nine = " Dm1 Dl2 Dm2 Dk3 Dl3 Dm3 Dk4 Dl4 Dm4";
        Game game = ItemTable.game("", "Di12 Aj5 Ai8" + nine);
        game = Play.accepted(game, "i12-i11");
        Game after = Play.accepted(game, "P j5-j4 W@j4~j6");
        assertThat(after.standing(Seat.D).state()).isEqualTo(SeatState.FINISHED);
        assertThat(after.outcome().orElseThrow().ranking()).isEqualTo(List.of(List.of(Seat.D), List.of(Seat.A)));
    }

    @Test
    void theTurnIsOneTrailThroughBothParts() {
        Game after = Play.accepted(ItemTable.game("", "Ai9 Ai10 De17"), "P i9:i11 W@i11~h8");
        Turn turn = (Turn) after.history().getFirst();
        assertThat(turn.text()).isEqualTo("P i9:i11 W@i11~h8");
        assertThat(turn.trail()).containsExactly("i9", "i11", "h8");
        assertThat(turn.effects())
                .containsExactly(new Effect.Walked(List.of("i9", "i11")), new Effect.Winged("i11", "h8"));
    }

    @Test
    void r43SeesTheFirstAndTheLastCellOfATurnOnly() {
        Game game = shuffled();
        assertThat(Play.refused(game, "i10-i9")).isEqualTo(new Refusal.Repetition("i10", "i9"));
        assertThat(Play.refused(game, "P i10-j9 j9-i9")).isEqualTo(new Refusal.Repetition("j9", "i9"));
        assertThat(Play.refused(game, "P i10-i9 i9-i10")).isEqualTo(new Refusal.SameCell("i10"));
        assertThat(ItemTable.at(Play.accepted(game, "P i10-i9 i9-i8"), "i8")).isEqualTo("A");
    }

    @Test
    void r43BarsNoTurnInWhichAnItemMovedTheMan() {
        assertThat(ItemTable.at(Play.accepted(shuffled(), "P i10-j9 W@j9~i9"), "i9"))
                .isEqualTo("A");
        assertThat(ItemTable.at(Play.accepted(shuffled(), "W@i10~i9"), "i9")).isEqualTo("A");
    }

    /** A's man has come back to i9 three times, and stands on i10. */
    private static Game shuffled() {
        Game game = ItemTable.game("repetitionLimit=3", "Ai9 De17 Dl10");
        String[] theirs = {"l10-l9", "l9-l8", "l8-l7", "l7-l6", "l6-l5", "l5-k6", "k6-k7"};
        for (int turn = 0; turn < theirs.length; turn++) {
            game = Play.accepted(game, turn % 2 == 0 ? "i9-i10" : "i10-i9");
            game = Play.accepted(game, theirs[turn]);
        }
        return game;
    }
}
