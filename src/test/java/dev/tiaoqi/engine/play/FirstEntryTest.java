package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.EntrySkip;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.notation.RecordTags;
import dev.tiaoqi.engine.notation.RecordText;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The first player to enter his target by his own turn loses his next one (R2.9, {@code firstEntrySkips}). */
class FirstEntryTest {

    /** A is a step from his target with one man, D with two; one of A's men is there already. */
    private static final Drawn NEAR =
            Drawn.star3("A", """
                      A
                     . .
                    . . .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . A D . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . D D . . . .
                    . . .
                     . .
                      .
            """).with("firstEntrySkips", "true").with("pass", "allowed");

    private static List<Step> steps(Game game, String move) {
        return ((Played.Accepted) game.play(new Action.Move(move))).steps();
    }

    private static String text(Step step) {
        return Objects.requireNonNull(step.turn()).text();
    }

    @Test
    void r29HisNextTurnIsPassedByTheServerAtOnce() {
        assertThat(NEAR.game().entrySkip()).contains(new EntrySkip(true, Optional.empty()));
        Game entered = Play.accepted(NEAR.game(), "f10-f11");
        assertThat(entered.toMove()).contains(Seat.D);
        assertThat(entered.entrySkip()).contains(new EntrySkip(false, Optional.of(Seat.A)));
        List<Step> steps = steps(entered, "g7-g6");
        assertThat(steps).hasSize(2);
        assertThat(steps.getLast().done()).isEqualTo(new Action.Lost());
        assertThat(text(steps.getLast())).isEqualTo("--#lost");
        Game after = steps.getLast().after();
        assertThat(after.toMove()).contains(Seat.D);
        assertThat(after.round()).isEqualTo(2);
        assertThat(after.ply()).isEqualTo(3);
        assertThat(after.entrySkip()).isEmpty();
    }

    @Test
    void r29OnlyTheFirstOfAllAndOnlyOnce() {
        Game game = Play.accepted(Play.accepted(NEAR.game(), "f10-f11"), "h4-h3"); // D enters too late to lose by it
        assertThat(((Turn) game.history().getLast()).text()).isEqualTo("--#lost");
        game = Play.accepted(game, "i4-i3");
        assertThat(game.toMove()).contains(Seat.A);
        game = Play.accepted(Play.accepted(game, "f7-f8"), "g7-g6");
        assertThat(game.toMove()).contains(Seat.A);
        assertThat(game.history().stream()
                        .filter(each -> each instanceof Turn turn && turn.text().equals("--#lost")))
                .hasSize(1);
    }

    @Test
    void r29AManWhoMovesWithinHisTargetDoesNotEnterIt() {
        Game game = Play.accepted(NEAR.game(), "d13-d12");
        assertThat(steps(game, "g7-g6")).hasSize(1);
        Game second = Play.accepted(game, "h4-h3"); // so D is the first
        assertThat(second.toMove()).contains(Seat.A);
        assertThat(text(steps(second, "f7-f8").getLast())).isEqualTo("--#lost");
    }

    @Test
    void r29WithoutTheOptionNobodyLosesATurn() {
        Game game = Play.accepted(NEAR.with("firstEntrySkips", "false").game(), "f10-f11");
        assertThat(steps(game, "g7-g6")).hasSize(1);
    }

    @Test
    void r29TheTurnLostIsNobodysToTake() {
        Game lost =
                steps(Play.accepted(NEAR.game(), "f10-f11"), "g7-g6").getFirst().after();
        assertThat(lost.toMove()).contains(Seat.A);
        assertThat(lost.legalMoves()).isEmpty();
        assertThat(Play.refused(lost, "f7-f8")).isEqualTo(new Refusal.MustPass());
        assertThat(Play.refused(lost, "--")).isEqualTo(new Refusal.MayNotPass());
        assertThat(Play.refused(lost, new Action.Stuck())).isEqualTo(new Refusal.MayNotPass());
        assertThat(Play.accepted(lost, new Action.Lost()).toMove()).contains(Seat.D);
        assertThat(Play.refused(NEAR.game(), new Action.Lost())).isEqualTo(new Refusal.MayNotPass());
    }

    @Test
    void r37ALostTurnCountsAsAPass() {
        Game game = Play.accepted(NEAR.game(), "f10-f11");
        for (String move : List.of("g7-g6", "--", "--", "--", "--", "--")) { // A: --#lost -- --, D: -- -- --
            assertThat(game.outcome()).isEmpty();
            game = Play.accepted(game, move);
        }
        assertThat(game.round()).isEqualTo(4);
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.ALL_PASSED);
    }

    @Test
    void r41TheDeadlineLooksAtALostTurnToo() {
        Drawn late = Drawn.star3("A", """
                      A
                     . .
                    . . .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . A D . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . D D . . . .
                    . . .
                     . .
                      A
            """).with("firstEntrySkips", "true").with("homeDeadlines", "2:6");
        Game game = Play.accepted(Play.accepted(late.game(), "f10-f11"), "g7-g6");
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.PASSIVE);
        assertThat(game.ply()).isEqualTo(3);
    }

    @Test
    void n3ALostTurnIsWrittenAndARecordWithoutItIsRefused() {
        Game game = Play.accepted(Play.accepted(NEAR.game(), "f10-f11"), "g7-g6");
        RecordTags tags = RecordTags.of(
                "By hand", "http://localhost:8080/games/hand", LocalDate.EPOCH, Map.of(Seat.A, "Ming", Seat.D, "Lan"));
        String text = RecordText.write(tags, game);
        assertThat(text).contains("1. f10-f11 g7-g6 2. --#lost *").contains("[FirstEntrySkips \"true\"]");
        assertThat(((RecordText.Parsed.Read) RecordText.read(text)).game()).isEqualTo(game);
        assertThat(RecordText.read(text.replace(" 2. --#lost", ""))).isInstanceOf(RecordText.Parsed.Fault.class);
        assertThat(RecordText.read(text.replace("--#lost", "f7-f8"))).isInstanceOf(RecordText.Parsed.Fault.class);
        assertThat(RecordText.read(text.replace("[FirstEntrySkips \"true\"]\n", "")))
                .isInstanceOf(RecordText.Parsed.Fault.class);
    }
}
