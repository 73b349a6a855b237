package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Die;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.notation.RecordTags;
import dev.tiaoqi.engine.notation.RecordText;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Just as many actions as the die says (R9.1), in pictures: the stars are where the man may end. */
class DiceTest {

    /** A's only man can hop from the tip to h3 and back, and nowhere else. */
    private static final Drawn TRAPPED = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . D . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . D . D . . . .
              . . . D D . . . . .
                    * D D
                     D D
                      A
            """).with("men", "10");

    private static Drawn star3(String drawing) {
        return Drawn.star3("A", drawing).with("dice", "true");
    }

    private static Game thrown(Game game, int face) {
        return Play.accepted(game, new Action.Throw(face));
    }

    private static NavigableSet<String> ends(Game game, String from) {
        return game.legalMoves().stream()
                .filter(move -> move.from().equals(from))
                .map(LegalMove::to)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(Game game, String from, String to) {
        return game.legalMoves().stream()
                .filter(move -> move.from().equals(from) && move.to().equals(to))
                .map(LegalMove::text)
                .findFirst()
                .orElse("none");
    }

    private static String movetext(Game game) {
        RecordTags tags = RecordTags.of("Dice", "http://localhost/", LocalDate.EPOCH, Map.of());
        String text = RecordText.write(tags, game);
        RecordText.Parsed read = RecordText.read(text);
        assertThat(read).as(text).isInstanceOf(RecordText.Parsed.Read.class);
        assertThat(((RecordText.Parsed.Read) read).game().history()).isEqualTo(game.history());
        return text.substring(text.indexOf("\n\n")).strip().replace('\n', ' ');
    }

    @Test
    void r91TwoActionsOfOneManEndOneOrTwoCellsAway() {
        Drawn alone = star3("""
                      D
                     . .
                    . . .
              . . . . . . . . . .
               . . . * * * . . .
                . . * * * * . .
                 . * * A * * .
                . . * * * * . .
               . . . * * * . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);
        assertThat(ends(thrown(alone.game(), 2), "g7")).isEqualTo(alone.starred());
    }

    @Test
    void r91StepsAndHopsMixEachAnAction() {
        Drawn drawn = star3("""
                      D
                     . .
                    . . .
              . . . . . . . . . .
               . . . * * * . . .
                . . * * * * * .
                 . * * A D . *
                . . * * * * * .
               . . . * * * . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);
        Game game = thrown(drawn.game(), 2);
        assertThat(ends(game, "g7")).isEqualTo(drawn.starred());
        assertThat(text(game, "g7", "j7")).isEqualTo("g7:i7-j7");
        assertThat(Play.refused(game, "g7:i7")).isInstanceOf(Refusal.Actions.class);
        assertThat(Play.accepted(game, "G7-J7").history().getLast())
                .isInstanceOfSatisfying(
                        Turn.class, turn -> assertThat(turn.text()).isEqualTo("g7:i7-j7"));
    }

    @Test
    void r91AnyKindOfHopIsOneAction() {
        Drawn drawn = star3("""
                      D
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . * * . . . . .
                 * A * D . * .
                . * * . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("hop", "symmetric");
        assertThat(ends(thrown(drawn.game(), 1), "e7")).isEqualTo(drawn.starred());
        assertThat(text(thrown(drawn.game(), 2), "e7", "j7")).isEqualTo("e7-d7:j7");
    }

    @Test
    void r91OfAllTrailsOfThatManyActionsTheFirstByItsCellsIsShown() {
        Game game = thrown(Drawn.star3("A", """
                      D
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . A . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("dice", "true").game(), 3);
        assertThat(text(game, "g7", "h7")).isEqualTo("g7-g6-h6-h7");
        assertThat(text(game, "g7", "g8")).isEqualTo("g7-g6-g7-g8");
        assertThat(ends(game, "g7")).doesNotContain("g7");
        assertThat(Play.accepted(game, "g7-h7-g8-h7").history().getLast())
                .isInstanceOfSatisfying(
                        Turn.class, turn -> assertThat(turn.text()).isEqualTo("g7-g6-h6-h7"));
        assertThat(Play.refused(game, "g7-g8-h7")).isInstanceOf(Refusal.Actions.class);
    }

    @Test
    void r91IfNoManCanMakeThatManyThenTheMostThatSomeManCan() {
        Game six = thrown(TRAPPED.game(), 6);
        assertThat(six.die()).contains(new Die(6, 5));
        assertThat(ends(six, "j1")).isEqualTo(TRAPPED.starred());
        assertThat(text(six, "j1", "h3")).isEqualTo("j1:h3:j1:h3:j1:h3");
        assertThat(thrown(TRAPPED.game(), 2).die()).contains(new Die(2, 1));
    }

    @Test
    void r43BarsMovesButDoesNotChangeTheNumber() {
        Game game = TRAPPED.with("repetitionLimit", "3").game();
        String at = "j1";
        String pacing = "d9";
        for (int turn = 0; turn < 7; turn++) {
            game = thrown(game, 1);
            String to = at.equals("j1") ? "h3" : "j1";
            game = thrown(Play.accepted(game, at + ":" + to), 1);
            String next = Map.of("d9", "e9", "e9", "d10", "d10", "d9").get(pacing);
            game = Play.accepted(game, pacing + "-" + next);
            at = to;
            pacing = Objects.requireNonNull(next);
        }
        List<Step> steps = ((Played.Accepted) game.play(new Action.Throw(6))).steps();
        assertThat(steps.get(0).after().die()).contains(new Die(6, 5));
        assertThat(steps.get(1).done()).isEqualTo(new Action.Stuck());
        assertThat(movetext(steps.getLast().after())).endsWith("<6> --#stuck *");
    }

    @Test
    void r26EveryLandingTouchesDown() {
        Drawn drawn = star3("""
                      D
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . A . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);
        Game noStopping = thrown(drawn.with("foreignCamps", "noStopping").game(), 2);
        assertThat(ends(noStopping, "f5")).doesNotContain("f4", "e4", "d5");
        Play.accepted(noStopping, "f5-f4-g4");
        Game forbidden = thrown(drawn.with("foreignCamps", "forbidden").game(), 2);
        assertThat(Play.refused(forbidden, "f5-f4-g4")).isInstanceOf(Refusal.Actions.class);
        Play.accepted(forbidden, "f5-g5-g4");
        assertThat(Play.refused(forbidden, "f5-e4")).isInstanceOf(Refusal.ForeignCamp.class);
        assertThat(Play.refused(forbidden, "f5-l4")).isEqualTo(new Refusal.Actions("f5", "l4", 2));
    }

    @Test
    void r27OutOfTheTargetAndBackInOneTurn() {
        Drawn drawn = star3("""
                      .
                     . .
                    A . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      D
            """);
        Game game = thrown(drawn.game(), 2);
        assertThat(ends(game, "d11")).containsExactly("d12", "d13", "e11", "e12", "f11");
        Play.accepted(game, "d11-e10-e11");
        assertThat(Play.refused(game, "d11-e9")).isInstanceOf(Refusal.MustStayInTarget.class);
    }

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
