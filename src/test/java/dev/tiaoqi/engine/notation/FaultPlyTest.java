package dev.tiaoqi.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Drawn;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fault's ply is the number of turns read before it (N4): those that follow by rule count once they are read. */
class FaultPlyTest {

    /** E has shut A and C in, so that each of E's turns is followed by two passes of the server. */
    private static final Drawn SHUT_IN =
            Drawn.star3("E", """
                      .
                     . .
                    . . .
              C E E . . . . . . .
               E . . . . . . . .
                E . . . . . . .
                 . . . E . . .
                . . . . . . . .
               . . . . . . . . .
              . . . . . . . . . .
                    E . E
                     E E
                      A
            """).with("players", "3").with("men", "10");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1. g7-h7 --#stuck *       | 2 | wordMissing
            1. g7-h7 *                | 1 | wordMissing
            1. g7-h7 2. h7-g7 *       | 1 | roundWrong
            1. g7-h7 h7-g7 *          | 1 | wordMissing
            1. g7-h7 --#stuck h7-g7 * | 2 | wordMissing
            1. g7-h7 --#stuck --#stuck h7-g7 *         | 3 | roundMissing
            1. g7-h7 --#stuck --#stuck 2. h7-g7 *      | 4 | wordMissing
            1. g7-h7 --#stuck --#stuck 2. h7-d13 *      | 3 | unreachable""")
    void n4TurnsThatAreStillToBeToldAreNotCounted(String movetext, int ply, String code) {
        Game game = Play.accepted(SHUT_IN.game(), "g7-h7");
        fault(RoundTrip.written(game), "1. g7-h7 --#stuck --#stuck *", movetext, ply, code);
    }

    @Test
    void n4NorIsOneWhoseThrowAloneIsRead() {
        Game game = SHUT_IN.with("dice", "true").game();
        game = thrown(Play.accepted(thrown(game, 1), "g7-h7"), 4);
        String movetext = "1. <1> g7-h7 <4> --#stuck *";
        fault(RoundTrip.written(game), movetext, "1. <1> g7-h7 <4> *", 1, "wordMissing");
        fault(RoundTrip.written(game), movetext, "1. <1> g7-h7 --#stuck *", 1, "wordUnexpected");
    }

    private static void fault(String text, String movetext, String wrong, int ply, String code) {
        assertThat(text).contains(movetext);
        RecordText.Parsed read = RecordText.read(text.replace(movetext, wrong));
        assertThat(read).isInstanceOf(RecordText.Parsed.Fault.class);
        RecordText.Parsed.Fault fault = (RecordText.Parsed.Fault) read;
        assertThat(fault.code()).isEqualTo(code);
        assertThat(fault.ply()).as(fault.toString()).isEqualTo(ply);
    }

    private static Game thrown(Game game, int face) {
        return Play.accepted(game, new Action.Throw(face));
    }
}
