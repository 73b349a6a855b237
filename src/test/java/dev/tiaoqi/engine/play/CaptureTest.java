package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.notation.RecordTags;
import dev.tiaoqi.engine.notation.RecordText;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The capture game (R9.3), in pictures: the stars are where the man may hop to. */
class CaptureTest {

    /** Two ways round from f6 to h8, each over two men. */
    private static final Drawn RING = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . * D * . .
                 . . D . D . .
                . . A D * . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      D
            """);

    private static Drawn star3(String drawing) {
        return Drawn.star3("A", drawing).with("capture", "true");
    }

    private static List<String> texts(Game game, String from, String to) {
        return game.legalMoves().stream()
                .filter(move -> move.from().equals(from) && move.to().equals(to))
                .map(LegalMove::text)
                .toList();
    }

    private static void staysTheSameAsARecord(Game game) {
        RecordTags tags = RecordTags.of("Capture", "http://localhost/", LocalDate.EPOCH, Map.of());
        String text = RecordText.write(tags, game);
        RecordText.Parsed read = RecordText.read(text);
        assertThat(read).as(text).isInstanceOf(RecordText.Parsed.Read.class);
        assertThat(((RecordText.Parsed.Read) read).game()).isEqualTo(game);
    }

    @Test
    void r93OnlyOpponentsMenAreHopped() {
        Drawn drawn = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . A . . .
                 . . A A D * .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      D
            """);
        assertThat(drawn.hops("g7")).isEqualTo(drawn.starred());
        assertThat(drawn.hops("f7")).isEmpty();
    }

    @Test
    void r93TheHoppedComeOffWhenTheChainEnds() {
        Game game = RING.game();
        Game after = Play.accepted(game, "f6:h6:h8");
        assertThat(after.position()).startsWith("star3 1/2/3/10/9/4DA2/2D4/8/").endsWith(" D 1");
        assertThat(after.history().getLast())
                .isInstanceOfSatisfying(
                        Turn.class, turn -> assertThat(turn.captured()).containsExactly("g6", "h7"));
        staysTheSameAsARecord(after);
    }

    @Test
    void r93UntilThenTheyStandInTheWayAndAreHoppedOnlyOnce() {
        Drawn drawn = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 A D * D * . .
                . . . . . . . .
               . . . . . . . . D
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """);
        assertThat(drawn.hops("d7")).isEqualTo(drawn.starred());
        assertThat(Play.refused(drawn.game(), "d7:f7:d7:f7")).isInstanceOf(Refusal.Unreachable.class);
        assertThat(Play.refused(drawn.game(), "d7-d7")).isInstanceOf(Refusal.SameCell.class);
        assertThat(RING.hops("f6")).isEqualTo(RING.starred());
    }

    @Test
    void r93AMoveIsStartEndAndTheMenCaptured() {
        assertThat(texts(RING.game(), "f6", "h8")).containsExactly("f6:h6:h8", "f6:f8:h8");
        assertThat(texts(RING.game(), "f6", "h6")).containsExactly("f6:h6", "f6:f8:h8:h6");
        assertThat(RING.game().legalMoves())
                .filteredOn(move -> move.text().equals("f6:f8:h8:h6"))
                .singleElement()
                .satisfies(move -> assertThat(move.captured()).containsExactly("f7", "h7", "g8"));
    }

    @Test
    void r93AShortFormThatFitsSeveralIsAmbiguous() {
        assertThat(Play.refused(RING.game(), "f6-h8"))
                .isEqualTo(new Refusal.Ambiguous("f6", "h8", List.of("f6:h6:h8", "f6:f8:h8")));
        assertThat(Play.refused(RING.game(), "f6:h8")).isInstanceOf(Refusal.Ambiguous.class);
        assertThat(Play.refused(RING.game(), "f6-h6")).isInstanceOf(Refusal.Ambiguous.class);
        assertThat(Play.accepted(RING.game(), "f6xh6").history().getLast())
                .isInstanceOfSatisfying(
                        Turn.class, turn -> assertThat(turn.captured()).containsExactly("g6"));
        assertThat(Play.accepted(RING.game(), "f6:f8:h8").position()).startsWith("star3 1/2/3/10/9/5A2/4D2/3D4/");
    }

    /** A and D are partners, D has a man beside A's. */
    private static Drawn teams() {
        return star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . B . A D . .
                . . . . E . . .
               . . . . . * . . .
              . . . . . . . . . .
                    . . .
                     . .
                      .
            """).with("players", "4").with("teams", "true");
    }

    @Test
    void r93PartnersMenAreNeitherHoppedNorCaptured() {
        assertThat(teams().game().rules().teams().getFirst()).containsExactly(Seat.A, Seat.D);
        assertThat(teams().hops("g7")).containsExactly("i5");
        assertThat(teams().with("teams", "false").hops("g7")).contains("i7");
    }

    @Test
    void r93AfinishedPlayersMenStayAndCannotBeHopped() {
        Drawn drawn = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . E
               . . . . . . . . .
                . . . . . . . .
                 . . . A . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . C
                    . . A
                     . .
                      .
            """).with("players", "3");
        Game start = drawn.game();
        assertThat(start.standing(Seat.C).state()).isEqualTo(SeatState.FINISHED);
        assertThat(drawn.hops("j3")).isEmpty();
    }

    /** A can take the last man of C, and with one more hop the last of E. */
    private static final Drawn LAST_MEN = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 A C . E . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    . . .
                     . .
                      A
            """).with("players", "3");

    @Test
    void r93WhoHasNoMenLeftIsCapturedOut() {
        Game after = Play.accepted(LAST_MEN.game(), "d7:f7");
        assertThat(after.outcome()).isEmpty();
        assertThat(after.standing(Seat.C).state()).isEqualTo(SeatState.CAPTURED_OUT);
        assertThat(after.standing(Seat.C).rank()).hasValue(3);
        assertThat(after.toMove()).contains(Seat.E);
        staysTheSameAsARecord(after);
    }

    @Test
    void r93SeveralInOneTurnShareTheRank() {
        Game after = Play.accepted(LAST_MEN.game(), "d7:f7:h7");
        Outcome outcome = after.outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.CAPTURED);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A), List.of(Seat.C, Seat.E)));
        assertThat(outcome.score().get(Seat.C)).hasToString("1/4");
        staysTheSameAsARecord(after);
    }

    @Test
    void r93ACapturedOutTeamHasLost() {
        Drawn drawn = star3("""
                      .
                     . .
                    . . .
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 A B . E . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . D
                    . . .
                     . .
                      .
            """).with("players", "4").with("teams", "true");
        assertThat(Play.accepted(drawn.game(), "d7:f7").outcome()).isEmpty();
        Outcome outcome = Play.accepted(drawn.game(), "d7:f7:h7").outcome().orElseThrow();
        assertThat(outcome.reason()).isEqualTo(Reason.CAPTURED);
        assertThat(outcome.ranking()).isEqualTo(List.of(List.of(Seat.A, Seat.D), List.of(Seat.B, Seat.E)));
    }

    /** A enters with the last man left to him; D has one man home, and one that A can take on the way. */
    private static final Drawn LAST_MAN_HOME = star3("""
                      .
                     . .
                    A . .
              . . . . . . . . . .
               . . . . . . D . .
                . . . . . A . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    D . .
                     . .
                      .
            """);

    @Test
    void r93ItIsEnoughThatAllMenLeftStandInTheTarget() {
        Drawn drawn = star3("""
                      .
                     . .
                    A . .
              . . . . . A . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . D
                    D . .
                     . .
                      .
            """);
        Game game = Play.accepted(drawn.game(), "f10-f11");
        assertThat(game.outcome().orElseThrow().reason()).isEqualTo(Reason.FINISHED);
        assertThat(game.outcome().orElseThrow().ranking().getFirst()).containsExactly(Seat.A);
        assertThat(Play.accepted(drawn.game(), "d11-d12").outcome()).isEmpty();
    }

    @Test
    void r93ACaptureMayFinishItsVictim() {
        Game game = LAST_MAN_HOME.game();
        Game afterOneRound = Play.accepted(Play.accepted(game, "d11-d12"), "h3-i3");
        Game after = Play.accepted(afterOneRound, "h8:h10");
        assertThat(after.standing(Seat.D).state()).isEqualTo(SeatState.FINISHED);
        assertThat(after.outcome().orElseThrow().reason()).isEqualTo(Reason.FINISHED);
        assertThat(after.outcome().orElseThrow().ranking().getFirst()).containsExactly(Seat.D);
    }

    @Test
    void r31AVictimThatHasNotMovedDoesNotFinish() {
        Game game = LAST_MAN_HOME.game();
        Game after = Play.accepted(game, "h8:h10");
        assertThat(after.outcome()).isEmpty();
    }

    @Test
    void r41CapturedMenCountAsOutside() {
        Drawn drawn = star3("""
                      D
                     D D
                    D D D
              . . . . . . . . . .
               . . . . . . . . .
                . . . . . . . .
                 . . . . . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    A . A
                     A .
                      .
            """);
        Game inTime = Play.accepted(drawn.with("homeDeadlines", "1:4").game(), "h3-h4");
        assertThat(inTime.standing(Seat.A).state()).isEqualTo(SeatState.PLAYING);
        Game late = Play.accepted(drawn.with("homeDeadlines", "1:5").game(), "h3-h4");
        assertThat(late.standing(Seat.A).state()).isEqualTo(SeatState.PASSIVE);
    }

    @Test
    void r34TheCapturedOutAreAskedNoMore() {
        Game game = Play.accepted(LAST_MEN.game(), "j1-i2");
        game = Play.accepted(Play.accepted(game, "e7-e6"), "g7-g8");
        game = Play.accepted(game, new Action.OfferDraw(Seat.A));
        assertThat(game.drawOffer().orElseThrow().open()).containsExactly(Seat.C, Seat.E);
        game = Play.accepted(game, "d7:f5");
        assertThat(game.drawOffer().orElseThrow().open()).containsExactly(Seat.E);
    }
}
