package dev.tiaoqi.engine.play;

import static dev.tiaoqi.engine.play.DiceTest.TRAPPED;
import static dev.tiaoqi.engine.play.DiceTest.movetext;
import static dev.tiaoqi.engine.play.DiceTest.star3;
import static dev.tiaoqi.engine.play.DiceTest.thrown;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Die;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.notation.RecordTags;
import dev.tiaoqi.engine.notation.RecordText;
import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** When a die is thrown and how a record keeps it (R9.1, N3). */
class ThrowTest {

    @Test
    void r91NothingOfATurnHappensBeforeTheThrowButLeavingAndAgreeing() {
        Game game = TRAPPED.with("pass", "allowed").with("clock", "perMove 30").game();
        assertThat(game.awaitsThrow()).isTrue();
        assertThat(game.die()).isEmpty();
        assertThat(game.legalMoves()).isEmpty();
        assertThat(game.mayPass()).isFalse();
        assertThat(Play.refused(game, "j1:h3")).isInstanceOf(Refusal.AwaitsThrow.class);
        assertThat(Play.refused(game, "--")).isInstanceOf(Refusal.AwaitsThrow.class);
        assertThat(Play.refused(game, new Action.TimeOut())).isInstanceOf(Refusal.AwaitsThrow.class);
        Game thrown = thrown(game, 4);
        assertThat(thrown.awaitsThrow()).isFalse();
        assertThat(thrown.ply()).isZero();
        assertThat(thrown).isNotEqualTo(game);
        assertThat(Play.refused(thrown, new Action.Throw(4))).isInstanceOf(Refusal.NoThrow.class);
        assertThat(movetext(Play.accepted(thrown, new Action.TimeOut()))).isEqualTo("1. <4> --#time *");
        assertThat(movetext(Play.accepted(game, new Action.Resign(Seat.A)))).startsWith("1. A#resigns");
        assertThatIllegalArgumentException().isThrownBy(() -> new Action.Throw(7));
    }

    @Test
    void r91WithoutDiceNothingIsThrown() {
        Game plain = GivenRules.from(
                GivenRules.of("star3", 10, 2, Map.of()), TRAPPED.game().start());
        assertThat(plain.awaitsThrow()).isFalse();
        assertThat(Play.refused(plain, new Action.Throw(1))).isInstanceOf(Refusal.NoThrow.class);
    }

    @Test
    void n3WhoLeavesInHisTurnLeavesNoThrow() {
        Drawn three = Drawn.star3("A", """
                      .
                     . .
                    . . .
              C . . . . . . . . E
               . . . . . . . . .
                . . . . . . . .
                 . . . A . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("players", "3").with("dice", "true");
        Game left = Play.accepted(thrown(three.game(), 5), new Action.Resign(Seat.A));
        assertThat(left.awaitsThrow()).isTrue();
        assertThat(left.toMove()).contains(Seat.C);
        Game moved = Play.accepted(thrown(left, 1), "a10-b10");
        assertThat(movetext(moved)).isEqualTo("1. A#resigns <1> a10-b10 *");
        Game another = Play.accepted(thrown(three.game(), 5), new Action.Resign(Seat.C));
        assertThat(another.die()).contains(new Die(5, 5));
    }

    @Test
    void r29ALostTurnHasNoThrow() {
        Game game = star3("""
                      .
                     . .
                    . . .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . A D . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("firstEntrySkips", "true").game();
        game = thrown(Play.accepted(thrown(game, 1), "f10-f11"), 1);
        game = Play.accepted(game, "g7-g6");
        assertThat(game.toMove()).contains(Seat.D);
        assertThat(game.awaitsThrow()).isTrue();
        assertThat(movetext(game)).isEqualTo("1. <1> f10-f11 <1> g7-g6 2. --#lost *");
    }

    @Test
    void n3ADieThatIsMissingOrTooMuchIsAFault() {
        Game game = Play.accepted(thrown(TRAPPED.game(), 1), "j1:h3");
        RecordTags tags = RecordTags.of("Dice", "http://localhost/", LocalDate.EPOCH, Map.of());
        String text = RecordText.write(tags, game);
        assertThat(fault(text.replace("<1> ", ""))).isEqualTo("awaitsThrow");
        assertThat(fault(text.replace("<1>", "<1> <1>"))).isEqualTo("noThrow");
        assertThat(fault(text.replace("<1>", "<7>"))).isEqualTo("wordUnexpected");
        assertThat(fault(text.replace("<1>", "<2>"))).isEqualTo("none");
        assertThat(fault(text.replace("j1:h3", "j1:h3:j1:h3"))).isEqualTo("actions");
    }

    private static String fault(String text) {
        return switch (RecordText.read(text)) {
            case RecordText.Parsed.Fault fault -> fault.code();
            case RecordText.Parsed.Read read -> "none";
        };
    }
}
