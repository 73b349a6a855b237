package dev.tiaoqi.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.Play;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.notation.RecordText.Parsed.Fault;
import dev.tiaoqi.engine.play.Games;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records (N4): what is written, and where a wrong one is wrong. */
class RecordTextTest {

    private static final RecordTags TAGS = RecordTags.of(
            "Friendly game",
            "http://localhost:8080/games/q7Xk2mPa",
            LocalDate.of(2026, 11, 30),
            Map.of(Seat.A, "Ming \"the Hop\" \\", Seat.D, "Lan"));

    private static final String RESIGNED = """
            [Event "Friendly game"]
            [Site "http://localhost:8080/games/q7Xk2mPa"]
            [Date "2026.11.30"]
            [Preset "classic"]
            [Board "star4"]
            [Players "2"]
            [Men "10"]
            [First "A"]
            [Hop "symmetric"]
            [SeatA "Ming \\"the Hop\\" \\\\"]
            [SeatD "Lan"]
            [Result "A 1, D 0"]
            [Termination "resignation"]

            1. l3:j5 f15:h13 2. k4-k5 D#resigns A 1, D 0
            """;

    private static Game game() {
        Game game = GivenRules.started(
                        Games.begin(GivenRules.of("star4", 10, 2, Map.of("first", "A", "hop", "symmetric"))))
                .game();
        for (String move : List.of("l3:j5", "f15:h13", "k4-k5")) {
            game = Play.accepted(game, move);
        }
        return game;
    }

    private static Fault fault(String text) {
        RecordText.Parsed parsed = RecordText.read(text);
        assertThat(parsed).as(text).isInstanceOf(Fault.class);
        return (Fault) parsed;
    }

    @Test
    void n4AGameIsWrittenSo() {
        assertThat(RecordText.write(TAGS, Play.accepted(game(), new Action.Resign(Seat.D))))
                .isEqualTo(RESIGNED);
    }

    @Test
    void n4ARunningGameHasNoResultAndNoTermination() {
        String text = RecordText.write(TAGS, game());
        assertThat(text)
                .contains("[Result \"*\"]")
                .doesNotContain("Termination")
                .endsWith("2. k4-k5 *\n");
        assertThat(RecordText.read(text)).isInstanceOf(RecordText.Parsed.Read.class);
    }

    @Test
    void n4AnAbandonedGameSaysWhyItHasNoResult() {
        RecordTags tags = TAGS.endedWithoutResult("abandoned");
        String text = RecordText.write(tags, game());
        assertThat(text).contains("[Result \"*\"]\n[Termination \"abandoned\"]");
        RecordText.Parsed.Read read = (RecordText.Parsed.Read) RecordText.read(text);
        assertThat(RecordText.write(read.tags(), read.game())).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Preset \"classic\"]¶ |  | tagMissing | 0 | 15",
                "[Board \"star4\"] | [Board \"star5\"] | impossibleRules | 0 | 4",
                "[Players \"2\"] | [Players \"x\"] | tagInvalid | 0 | 6",
                "[Players \"2\"] | [Players \"5\"] | impossibleRules | 0 | 4",
                "[Hop \"symmetric\"] | [Hop \"far\"] | tagInvalid | 0 | 9",
                "[Hop \"symmetric\"] | [Hop \"symmetric\"]¶[Hop \"adjacent\"] | tagTwice | 0 | 10",
                "[Hop \"symmetric\"] | [Opening \"e4\"] | tagUnknown | 0 | 9",
                "[Hop \"symmetric\"] | [Hop \"symmetric] | tagUnreadable | 0 | 9",
                "[Hop \"symmetric\"] | [Dice \"true\"]¶[Items \"true\"] | impossibleRules | 0 | 4",
                "[Date \"2026.11.30\"] | [Date \"2026.13.30\"] | tagInvalid | 0 | 3",
                "l3:j5 | l3:j6 | unreachable | 0 | 15",
                "f15:h13 | l4-l5 | notYourMan | 1 | 15",
                "f15:h13 | f14-h99 | wordUnexpected | 1 | 15",
                "2. k4 | 3. k4 | roundWrong | 2 | 15",
                "2. k4 | k4 | roundMissing | 2 | 15",
                "1. l3 | l3 | roundMissing | 0 | 15",
                "D#resigns | D#passive | wordUnexpected | 3 | 15",
                "D#resigns | --#stuck | wordUnexpected | 3 | 15",
                "D#resigns | B#resigns | notStillIn | 3 | 15",
                "D#resigns A | D#resigns #ends A | wordUnexpected | 3 | 15",
                "D#resigns A 1, D 0 | A 1, D 0 | resultDiffers | 3 | 12",
                "\"A 1, D 0\" | \"A 0, D 1\" | resultDiffers | 0 | 15",
                "\"resignation\" | \"finished\" | terminationDiffers | 3 | 13"
            })
    void n4AWrongRecordIsRefusedWhereItIsWrong(String right, String wrong, String code, int ply, int line) {
        String text = RESIGNED.replace(right.replace("¶", "\n"), wrong == null ? "" : wrong.replace("¶", "\n"));
        assertThat(text).isNotEqualTo(RESIGNED);
        Fault fault = fault(text);
        assertThat(fault.code() + " " + fault.ply() + " " + fault.line()).isEqualTo(code + " " + ply + " " + line);
    }

    @Test
    void n4NonsenseIsRefusedQuickly() {
        assertThat(fault("").code()).isEqualTo("tagMissing");
        assertThat(fault("x ".repeat(500_000)).code()).isEqualTo("tagMissing");
        assertThat(fault("[".repeat(1_000_000)).code()).isEqualTo("tagUnreadable");
        assertThat(fault("\n".repeat(1_000_000)).line()).isEqualTo(1_000_001);
        assertThat(fault(RESIGNED.replace("1. l3:j5", "1. l3:j5" + ":l3:j5".repeat(150_000)))
                        .code())
                .isEqualTo("wordUnexpected");
    }

    @Test
    void n4MarksThatSteerTheReaderAreRefused() {
        assertThatThrownBy(() -> RecordTags.of("Event", "site", LocalDate.EPOCH, Map.of(Seat.A, "a\u202Eb")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(fault(RESIGNED.replace("Lan", "La\u200Fn")).code()).isEqualTo("tagUnreadable");
        assertThat(fault(RESIGNED.replace("Lan", "La\u0007n")).code()).isEqualTo("tagUnreadable");
    }
}
