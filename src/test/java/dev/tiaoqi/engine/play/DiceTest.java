package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
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
    static final Drawn TRAPPED = star3("""
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

    static Drawn star3(String drawing) {
        return Drawn.star3("A", drawing).with("dice", "true");
    }

    static Game thrown(Game game, int face) {
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

    static String movetext(Game game) {
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
}
