package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Block;
import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.rules.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Roadblocks and road-menders (R8): how they lie in men's ways, in pictures, and when they come off. */
class BlocksTest {

    /** The middle rank is e9 to m9; the hopping man stands on f9, {@code x} is a roadblock, {@code o} a road-mender. */
    private static Drawn line(String rank) {
        return Drawn.star4("A", """
                            D
                           . .
                          . . .
                         . . . .
                . . . . . . . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    %s
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . . . . .
                         . . . .
                          . . .
                           . .
                            .
                """.formatted(rank)).with("items", "true");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            adjacent   | . A o * . . . . .
            adjacent   | . A x . . . . . .
            adjacent   | . A D x . . . . .
            adjacent   | . A D o . . . . .
            adjacent   | . A o * D * o * .
            adjacent   | . A o * x . . . .
            adjacent-2 | . A o D * . . . .
            adjacent-2 | . A D o * . . . .
            adjacent-2 | . A x D . . . . .
            adjacent-2 | . A D x . . . . .
            adjacent-2 | . A D o x . . . .
            adjacent-3 | . A D o D * . . .
            adjacent-3 | . A D D x . . . .
            symmetric  | . A o * . . . . .
            symmetric  | . A . o . * . . .
            symmetric  | . A . . o . . * .
            symmetric  | . A . x . . . . .
            symmetric  | . A x D . . . . .
            symmetric  | . A . D x . . . .
            symmetric  | . A . D . x . . .
            symmetric  | . A . o o . . . .
            symmetric  | . A . o . * D * .
            """)
    void r8HopsAlongALine(String hop, String rank) {
        Drawn drawn = line(rank).with("hop", hop);
        assertThat(drawn.hops("f9")).isEqualTo(drawn.starred());
    }

    @Test
    void nobodyStepsOntoThem() {
        assertThat(line("x A o . . . . . .").landings("f9")).doesNotContain("e9", "g9");
    }

    @Test
    void r8OneIsTakenOffAtTheBeginningOfItsOwnersThirdTurnAfterIt() {
        Game game = Play.accepted(ItemTable.game("", "Ai9 De17"), "R@i12 i9-i10");
        assertThat(game.blocks()).containsExactly(new Block("i12", Item.ROADBLOCK, Seat.A, 3));
        String[] turns = {"e17-e16", "i10-i9", "e16-e17", "i9-i10"};
        int[] left = {2, 2, 1, 1};
        for (int turn = 0; turn < turns.length; turn++) {
            game = Play.accepted(game, turns[turn]);
            assertThat(game.blocks()).containsExactly(new Block("i12", Item.ROADBLOCK, Seat.A, left[turn]));
            assertThat(ItemTable.at(game, "i12")).isEqualTo("x");
        }
        game = Play.accepted(game, "e17-e16");
        assertThat(game.blocks()).isEmpty();
        assertThat(ItemTable.at(game, "i12")).isEqualTo(".");
        Turn last = (Turn) game.history().getLast();
        assertThat(last.effects()).containsExactly(new Effect.Expired(Item.ROADBLOCK, "i12", Seat.A));
    }

    @Test
    void whoIsOutHasNoTurnsThatCountAndTheOthersStillDo() {
        Game game = Play.accepted(ItemTable.game("players=3", "Ai9 Cc12 Ek13"), "M@i12 i9-i10");
        game = Play.accepted(game, "c12-d12");
        game = Play.accepted(game, new Action.Resign(Seat.C));
        String[] turns = {"k13-k12", "i10-i9", "k12-k13", "i9-i10"};
        for (String turn : turns) {
            game = Play.accepted(game, turn);
            assertThat(ItemTable.at(game, "i12")).isEqualTo("o");
        }
        assertThat(ItemTable.at(Play.accepted(game, "k13-k12"), "i12")).isEqualTo(".");
    }

    @Test
    void turnsPassedByTheClockCountAsHis() {
        Game game = ItemTable.game("clock=perMove_30", "Ai9 De17");
        game = Play.accepted(game, "R@i12 i9-i10");
        String[] theirs = {"e17-e16", "e16-e17"};
        for (String turn : theirs) {
            game = Play.accepted(Play.accepted(game, turn), new Action.TimeOut());
            assertThat(ItemTable.at(game, "i12")).isEqualTo("x");
        }
        assertThat(ItemTable.at(Play.accepted(game, "e17-e16"), "i12")).isEqualTo(".");
    }

    @Test
    void theyGoWithAnOwnerWhoLeavesOutOfTurn() {
        Game game = Play.accepted(ItemTable.game("players=3", "Ai9 Cc12 Ek13"), "M@i12 i9-i10");
        game = Play.accepted(game, new Action.Quit(Seat.A));
        assertThat(ItemTable.at(game, "i12 i10")).isEqualTo("..");
        Departure left = (Departure) game.history().getLast();
        assertThat(left.effects()).containsExactly(new Effect.Expired(Item.ROAD_MENDER, "i12", Seat.A));
    }

    @Test
    void oneOnTurnThatLeavesBringsTheNextToTheTurnInWhichHisComesOff() {
        Game game = ItemTable.game("players=3", "Ai9 Cc12 Ek13");
        String[] turns = {"R@i12 i9-i10", "c12-d12", "k13-k12", "i10-i9", "d12-c12", "k12-k13", "i9-i10", "c12-d12"};
        for (String turn : turns) {
            game = Play.accepted(game, turn);
        }
        assertThat(ItemTable.at(game, "i12")).isEqualTo("x");
        game = Play.accepted(game, new Action.Resign(Seat.E));
        assertThat(game.toMove()).contains(Seat.A);
        assertThat(ItemTable.at(game, "i12")).isEqualTo(".");
        assertThat(game.history().getLast().effects())
                .containsExactly(new Effect.Expired(Item.ROADBLOCK, "i12", Seat.A));
    }

    @Test
    void theyGoWithAnOwnerWhoFinishes() {
        String nearly = "Ah13 Ae17 Ae16 Af16 Ae15 Af15 Ag15 Ae14 Af14 Ag14 Cc12 Ek13";
        Game game = Play.accepted(ItemTable.game("players=3", nearly), "M@h12 h13-h14");
        assertThat(game.outcome()).isEmpty();
        assertThat(ItemTable.at(game, "h12 h14")).isEqualTo(".A");
        assertThat(game.blocks()).isEmpty();
    }

    @Test
    void theyStayOnTheBoardOfAGameThatEndedBefore() {
        Game game = Play.accepted(ItemTable.game("", "Ai9 De17"), "R@i12 i9-i10");
        game = Play.accepted(game, new Action.AgreeDraw());
        assertThat(game.position()).contains("x");
    }

    @Test
    void oneThatComesOffOpensTheWayInThatVeryTurn() {
        Game game = Play.accepted(ItemTable.game("", "Ai9 De17"), "R@i11 i9-i10");
        String[] turns = {"e17-e16", "i10-i9", "e16-e17", "i9-i10", "e17-e16"};
        for (String turn : turns) {
            game = Play.accepted(game, turn);
        }
        assertThat(ItemTable.outcome(game, "i10-i11", "i11")).isEqualTo("ok A");
    }
}
