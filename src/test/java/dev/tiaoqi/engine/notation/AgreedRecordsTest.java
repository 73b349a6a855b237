package dev.tiaoqi.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Item;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A draw that somebody's leaving, or another's move, completes (R3.4) stands in the record where it happened (N4). */
class AgreedRecordsTest {

    @Test
    void n4TheLastOneAskedLeavesAtTheEndOfTheRound() {
        Game game = moves(three(Map.of()), 2);
        game = offered(game, Seat.A, Seat.C);
        game = Play.accepted(game, new Action.Resign(Seat.E));
        isAgreed(game);
        assertThat(RoundTrip.movetext(game)).contains("E#resigns #draw").doesNotContain("2.");
        RoundTrip.isKept(game);
    }

    @Test
    void n4AndInTheLastRoundOfAll() {
        Game game = moves(three(Map.of("maxRounds", "20")), 59);
        game = offered(game, Seat.A, Seat.C);
        game = Play.accepted(game, new Action.Quit(Seat.E));
        isAgreed(game);
        assertThat(game.round()).isEqualTo(20);
        RoundTrip.isKept(game);
    }

    @Test
    void n4ADrawAgreedOnAfterSomebodyHasLeftIsReadAsThat() {
        for (int turns = 1; turns <= 3; turns++) {
            Game game = moves(three(Map.of()), turns);
            game = Play.accepted(game, new Action.Resign(game.toMove().orElseThrow()));
            Seat by = game.toMove().orElseThrow();
            game = Play.accepted(game, new Action.OfferDraw(by));
            Seat other = game.drawOffer().orElseThrow().open().getFirst();
            game = Play.accepted(game, new Action.AcceptDraw(other));
            isAgreed(game);
            RoundTrip.isKept(game);
        }
    }

    @Test
    void n4WhoeverOfTheThreeIsTheOneThatLeaves() {
        for (int turns = 1; turns <= 6; turns++) {
            for (Seat leaver : new Seat[] {Seat.A, Seat.C, Seat.E}) {
                Game game = moves(three(Map.of("firstEntrySkips", "true")), turns);
                Seat[] stay =
                        game.seats().stream().filter(seat -> seat != leaver).toArray(Seat[]::new);
                game = offered(game, stay[0], stay[1]);
                game = Play.accepted(game, new Action.Resign(leaver));
                isAgreed(game);
                RoundTrip.isKept(game);
            }
        }
    }

    @Test
    void n4TheLastOneAskedIsCapturedOut() {
        Game game = Drawn.star3("E", """
                      .
                     . .
                    . . .
              . . . . . . . . . E
               . . . . . . . . .
                . . . . . . . .
                 . . . A C . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """)
                .with("players", "3")
                .with("capture", "true")
                .game();
        game = Play.accepted(offered(moves(game, 1), Seat.A, Seat.E), "g7:i7");
        isAgreed(game);
        assertThat(RoundTrip.movetext(game)).contains("g7:i7 #draw");
        RoundTrip.isKept(game);
    }

    /** The turn passes to E at once (R2.9), and E's roadblock is due then (R8): however they agreed, it is off. */
    @Test
    void n4WhatComesOffAsTheNextTurnBeginsIsOffBothWays() {
        Game game = GivenRules.started(
                        Games.begin(GivenRules.of("star4", 10, 3, Map.of("items", "true", "first", "A"))))
                .game();
        game = moves(game, 2);
        String placed =
                ((Drafted.Begun) game.draft("")).draft().targets(Item.ROADBLOCK).getFirst();
        game = moves(
                Play.accepted(
                        game, "R@" + placed + " " + game.legalMoves().getFirst().text()),
                10);
        assertThat(game.blocks()).hasSize(1);
        assertThat(game.toMove()).contains(Seat.C);
        Game before = Play.accepted(offered(game, Seat.A, Seat.E), new Action.Resign(Seat.C));
        Game after = offered(Play.accepted(game, new Action.Resign(Seat.C)), Seat.A, Seat.E);
        isAgreed(before);
        assertThat(before.blocks()).isEmpty();
        assertThat(before).isEqualTo(after);
        RoundTrip.isKept(before);
    }

    private static Game three(Map<String, String> options) {
        Map<String, String> all = new TreeMap<>(options);
        all.put("first", "A");
        return GivenRules.started(Games.begin(GivenRules.of("star3", 6, 3, all)))
                .game();
    }

    private static Game moves(Game game, int turns) {
        Game now = game;
        while (now.ply() < turns) {
            now = Play.accepted(now, now.legalMoves().getFirst().text());
        }
        return now;
    }

    private static Game offered(Game game, Seat by, Seat accepts) {
        return Play.accepted(Play.accepted(game, new Action.OfferDraw(by)), new Action.AcceptDraw(accepts));
    }

    private static void isAgreed(Game game) {
        assertThat(game.outcome()).map(Outcome::reason).contains(Reason.AGREEMENT);
    }
}
