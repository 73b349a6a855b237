package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
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
    static final Drawn RING = star3("""
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

    static Drawn star3(String drawing) {
        return Drawn.star3("A", drawing).with("capture", "true");
    }

    private static List<String> texts(Game game, String from, String to) {
        return game.legalMoves().stream()
                .filter(move -> move.from().equals(from) && move.to().equals(to))
                .map(LegalMove::text)
                .toList();
    }

    static void staysTheSameAsARecord(Game game) {
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
}
