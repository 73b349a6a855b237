package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.rules.Item;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What items mean to the course of a game: hands, passes, returns, first entries, dead games (R2.8, R2.9, R3.7, R4.3, R5.2, R8). */
class ItemCourseTest {

    @Test
    void r8EachStartsWithOneOfEachAndUsedOnesAreGone() {
        Game game = ItemTable.game("", "Ai9 De17");
        assertThat(game.hand(Seat.A)).containsExactly(Item.values());
        game = play(game, "P W@i9~i10 i10-i11", "e17-e16");
        assertThat(game.hand(Seat.A)).containsExactly(Item.ROADBLOCK, Item.ROAD_MENDER, Item.SWAP, Item.WHIRLWIND);
        assertThat(game.hand(Seat.D)).containsExactly(Item.values());
        assertThat(Play.refused(game, "W@i11~i10")).isEqualTo(new Refusal.ItemNotHeld(Item.WING));
        assertThat(Play.refused(game, "P i11-i10 i10-i9")).isEqualTo(new Refusal.ItemNotHeld(Item.POWER_MARBLE));
    }

    @Test
    void inAGameWithoutItemsNobodyHoldsAny() {
        Game game = ItemTable.game("items=false", "Ai9 De17");
        assertThat(game.hand(Seat.A)).isEmpty();
        assertThat(Play.refused(game, "R@i10 i9-j9")).isEqualTo(new Refusal.ItemNotHeld(Item.ROADBLOCK));
        assertThat(Play.refused(game, "i9-i10 oops").code()).isEqualTo("unreadable");
    }

    @Test
    void r28WhoCanUseAWingIsNotPassedByTheServer() {
        Game game = fencedIn();
        assertThat(game.toMove()).contains(Seat.A);
        assertThat(game.legalMoves()).isEmpty();
        assertThat(game.mayPass()).isTrue();
        assertThat(texts(Play.accepted(game, "--"))).containsExactly("--");
    }

    @Test
    void r28WhoHasNoMoveAndNoUseForWhatHeHoldsIsPassed() {
        Game game = play(ItemTable.game("", "Ai11 xi8 xj8 xh9 xj9 xh10 xi10 De17"), "W@i11~i9");
        assertThat(texts(Play.accepted(game, "e17-e16"))).containsExactly("W@i11~i9", "e17-e16", "--#stuck");
    }

    @Test
    void r28ASwapThatComesIntoReachKeepsHimFromBeingPassed() {
        Game game = play(ItemTable.game("", "Ai11 xi8 xj8 xh9 xj9 xh10 xi10 De17 Di12"), "W@i11~i9");
        game = play(game, "e17-e16");
        assertThat(game.toMove()).contains(Seat.A);
        assertThat(ItemTable.outcome(game, "X@i9~i12", "i9 i12")).isEqualTo("ok DA");
    }

    @Test
    void r37APassWithAnItemIsAPass() {
        Game game = ItemTable.game("pass=allowed", "Ai9 De14");
        game = play(game, "R@i12 --", "--", "-- T@i9=A......", "M@e12 --", "--");
        assertThat(game.outcome()).isEmpty();
        assertThat(play(game, "--").outcome().orElseThrow().reason()).isEqualTo(Reason.ALL_PASSED);
    }

    @Test
    void r43AWingClearsTheReturnsOfTheManItMoves() {
        Game game = ItemTable.game("repetitionLimit=3", "Ai9 De17 Dl10");
        game = shuffle(game, 6);
        game = play(game, "W@i9~i10", "k6-k7");
        for (int times = 0; times < 3; times++) {
            game = play(game, "i10-i9", "k7-k8", "i9-i10", "k8-k7");
        }
        assertThat(Play.refused(game, "i10-i9").code()).isEqualTo("repetition");
    }

    @Test
    void r43AnotherPlayersSwapClearsTheReturnsOfTheManItTakesAway() {
        Game game = shuffle(ItemTable.game("repetitionLimit=3", "Ai9 De17 Dl10"), 7);
        assertThat(game.toMove()).contains(Seat.A);
        assertThat(Play.refused(game, "i10-i9").code()).isEqualTo("repetition");
        Game other = play(game, "i10-h10", "X@k7~h10");
        assertThat(ItemTable.at(other, "k7 h10")).isEqualTo("AD");
        assertThat(play(other, "k7-k8").outcome()).isEmpty();
    }

    @Test
    void r43MenOnAWhirlwindsCellsCountAsMoved() {
        Game game = shuffle(ItemTable.game("repetitionLimit=3", "Ai9 De17 Dl10"), 6);
        game = play(game, "i9-i10", "k6-k7 T@i10=...A...");
        assertThat(ItemTable.outcome(game, "i10-i9", "i9")).isEqualTo("ok A");
    }

    @Test
    void r29AWingIntoTheTargetIsAnEntryOfItsUser() {
        Game game = play(ItemTable.game("firstEntrySkips=true", "Ai12 Aj9 De17 Di7"), "W@i12~h14", "i7-i6");
        assertThat(texts(game)).containsExactly("W@i12~h14", "i7-i6", "--#lost");
    }

    @Test
    void r29ASwapTakesItsUsersManInAndNobodyElsesByHisOwnTurn() {
        Game game = ItemTable.game("firstEntrySkips=true stayInTarget=false", "Ai9 Ak3 De17 Dk6");
        game = play(game, "X@k3~k6", "e17-e16", "i9-i10");
        assertThat(texts(game)).as("D's man was taken in by A").doesNotContain("--#lost");
        assertThat(texts(play(game, "e16-e17", "i10-i9"))).doesNotContain("--#lost");
    }

    @Test
    void r29OnlyWhereTheMarblesManEndsCounts() {
        Game game = ItemTable.game("firstEntrySkips=true stayInTarget=false", "Ah13 Ai9 De17 Di7");
        game = play(game, "P h13-h14 h14-g15", "i7-i6");
        assertThat(texts(game)).endsWith("--#lost");
        Game out = ItemTable.game("firstEntrySkips=true stayInTarget=false", "Ah13 Ai9 De17 Di7");
        assertThat(texts(play(out, "P h13-h14 h14-i13", "i7-i6"))).doesNotContain("--#lost");
    }

    @Test
    void r52AWingDoesNotConcedeButAManOnTheMarbleDoes() {
        Game dead = dead();
        assertThat(dead.deadGame().orElseThrow().dead()).isTrue();
        assertThat(play(dead, "W@h9~h10").outcome()).isEmpty();
        assertThat(play(dead, "P h9-h10 W@h10~h11").outcome()).isEmpty();
        assertThat(play(dead, "P h9-i9 i9-i10").outcome().orElseThrow().reason())
                .isEqualTo(Reason.DEAD_GAME);
        assertThat(play(dead, "R@h12 h9-h10").outcome().orElseThrow().reason()).isEqualTo(Reason.DEAD_GAME);
    }

    @Test
    void aDraftSaysWhatMayComeNext() {
        Game game = ItemTable.game("", "Ai9 De17 Di11");
        Draft draft = ((Drafted.Begun) game.draft("p M@i10")).draft();
        assertThat(draft.text()).isEqualTo("P M@i10");
        assertThat(draft.position()).contains("o");
        assertThat(draft.isWhole()).isFalse();
        assertThat(draft.items()).isEmpty();
        assertThat(draft.mayPass()).isFalse();
        assertThat(draft.moves())
                .extracting(move -> move.to())
                .contains("i8", "h10")
                .doesNotContain("i11", "i10");
        Draft blown = ((Drafted.Begun) game.draft("i9-i10 T@i10")).draft();
        assertThat(blown.isWhole()).isTrue();
        assertThat(blown.stirred()).contains("...A..D");
        assertThat(game.draft("R@q5")).isInstanceOf(Drafted.Refused.class);
    }

    /** A's only man amid six roadblocks. */
    private static Game fencedIn() {
        return ItemTable.game("", "Ai9 xi8 xj8 xh9 xj9 xh10 xi10 De17");
    }

    /** Nobody gets nearer for ten rounds. */
    private static Game dead() {
        Game game = ItemTable.game("deadGame=true", "Ah9 Di13");
        for (int round = 1; round <= 10; round++) {
            game = round % 2 == 1 ? play(game, "h9-i9", "i13-h13") : play(game, "i9-h9", "h13-i13");
        }
        return game;
    }

    /** A's man goes to and fro between i9 and i10 for so many turns, D's elsewhere. */
    private static Game shuffle(Game game, int turns) {
        String[] theirs = {"l10-l9", "l9-l8", "l8-l7", "l7-l6", "l6-l5", "l5-k6", "k6-k7"};
        Game now = game;
        for (int turn = 0; turn < turns; turn++) {
            now = play(now, turn % 2 == 0 ? "i9-i10" : "i10-i9", theirs[turn]);
        }
        return now;
    }

    private static Game play(Game game, String... moves) {
        Game now = game;
        for (String move : moves) {
            now = Play.accepted(now, new Action.Move(move));
        }
        return now;
    }

    private static List<String> texts(Game game) {
        return game.history().stream()
                .map((Entry entry) -> ((Turn) entry).text())
                .toList();
    }
}
