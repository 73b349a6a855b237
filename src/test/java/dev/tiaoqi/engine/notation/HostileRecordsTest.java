package dev.tiaoqi.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.tiaoqi.engine.notation.RecordText.Parsed.Fault;
import java.time.Duration;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records by those who mean no good (N4): each is refused where it is wrong, soon, and in few words. */
class HostileRecordsTest {

    private static final int MEGABYTE = 1024 * 1024;

    private static final String TAGS = """
            [Event "Friendly game"]
            [Site "?"]
            [Date "2026.11.30"]
            [Preset "classic"]
            [Board "star4"]
            [Players "2"]
            [Men "10"]
            [First "A"]
            [SeatA "Ming"]
            [SeatD "Lan"]
            [Result "*"]
            """;

    private static final String CHESS = """
            [Event "F/S Return Match"]
            [Site "Belgrade, Serbia JUG"]
            [Date "1992.11.04"]
            [Round "29"]
            [White "Fischer, Robert J."]
            [Black "Spassky, Boris V."]
            [Result "1/2-1/2"]

            1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2
            """;

    private static final String DRAUGHTS = """
            [Event "?"]
            [Result "2-0"]
            [GameType "20"]

            1. 32-28 19-23 2. 28x19 14x23 2-0
            """;

    /** A record, and what is said of it: {@code reason ply line:column}. */
    record Row(String name, String text, String told) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Row> hostile() {
        return Stream.concat(Stream.concat(shapes(), sizes()), Stream.concat(games(), positions()));
    }

    private static Stream<Row> shapes() {
        return Stream.of(
                new Row("nothing", "", "tagMissing 0 1:1"),
                new Row("zero bytes", "\0\0\0\0", "tagMissing 0 1:5"),
                new Row("JSON", "{\"valid\": true}", "tagMissing 0 1:16"),
                new Row("HTML", "<html><script>alert(1)</script>", "tagMissing 0 1:32"),
                new Row("a tag that is not closed", tag("Event", "[Event \"Friendly game\""), "tagUnreadable 0 1:1"),
                new Row("a value that is not closed", tag("Preset", "[Preset \"classic]"), "tagUnreadable 0 4:1"),
                new Row("a value that is not opened", tag("Preset", "[Preset classic\"]"), "tagUnreadable 0 4:1"),
                new Row("a quote in a value", tag("SeatA", "[SeatA \"Mi\"ng\"]"), "tagUnreadable 0 9:9"),
                new Row("a stroke at a value's end", tag("SeatA", "[SeatA \"Ming\\\"]"), "tagUnreadable 0 9:9"),
                new Row("a stroke that escapes nothing", tag("SeatA", "[SeatA \"Mi\\ng\"]"), "tagUnreadable 0 9:9"),
                new Row("a tag without a name", tag("SeatA", "[ \"Ming\"]"), "tagUnknown 0 9:4"),
                new Row("marks that turn the writing", tag("SeatA", "[SeatA \"a\u202Eb\"]"), "tagUnreadable 0 9:9"),
                new Row("a line's end in a value", tag("SeatA", "[SeatA \"Mi\nng\"]"), "tagUnreadable 0 9:1"),
                new Row("a tag after the moves", TAGS + "\n1. l3:j5 [Result \"*\"] *\n", "wordUnexpected 1 13:10"),
                new Row("a comment", TAGS + "\n1. l3:j5 {good} *\n", "wordUnexpected 1 13:10"),
                new Row("chess", CHESS, "tagUnknown 0 4:9"),
                new Row("draughts", DRAUGHTS, "tagUnknown 0 3:12"),
                new Row("a seat that the game has not", TAGS + "[SeatB \"Wu\"]\n\n*\n", "tagUnknown 0 12:9"));
    }

    private static Stream<Row> sizes() {
        return Stream.of(
                new Row("a megabyte of nonsense", nonsense(), "tagMissing 0 1:1048577"),
                new Row("a megabyte of brackets", "[".repeat(MEGABYTE), "tagUnreadable 0 1:1"),
                new Row("a megabyte of nested tags", "[A \"".repeat(MEGABYTE / 4), "tagUnreadable 0 1:1"),
                new Row("a megabyte of empty lines", "\n".repeat(MEGABYTE), "tagMissing 0 1048577:1"),
                new Row("a megabyte of words", TAGS + "\n" + "x ".repeat(MEGABYTE / 2), "tooManyWords 0 13:80001"),
                new Row("a megabyte of round numbers", TAGS + "\n" + "1. ".repeat(39_000) + "*", "roundWrong 0 13:4"),
                new Row(
                        "one word of a megabyte",
                        TAGS + "\n1. " + "l3:j5:".repeat(170_000) + " *",
                        "wordUnexpected 0 13:4"),
                new Row(
                        "a value of a megabyte",
                        tag("SeatA", "[SeatA \"" + "M".repeat(MEGABYTE) + "\"]"),
                        "tagUnreadable 0 9:1"),
                new Row(
                        "strokes without end",
                        tag("SeatA", "[SeatA \"" + "\\".repeat(MEGABYTE)),
                        "tagUnreadable 0 9:1"),
                new Row("thousands of tags", many("Tag"), "tagUnknown 0 1:8"),
                new Row("thousands of the same tag", "[Event \"x\"]\n".repeat(80_000), "tagTwice 0 2:1"),
                new Row("a number beyond all bounds", tag("Men", "[Men \"99999999999999999999\"]"), "tagInvalid 0 7:7"),
                new Row(
                        "deadlines without end",
                        TAGS + "[HomeDeadlines \"" + "1:1 ".repeat(200) + "\"]\n\n*",
                        "tagInvalid 0 12:17"));
    }

    private static Stream<Row> games() {
        return Stream.of(
                new Row("a move out of turn", TAGS + "\n1. l3:j5 k4-k5 *\n", "notYourMan 1 13:10"),
                new Row("a move too far", TAGS + "\n1. l3-l9 *\n", "unreachable 0 13:4"),
                new Row("a move off the board", TAGS + "\n1. l3-z99 *\n", "wordUnexpected 0 13:4"),
                new Row("a turn too many in a round", TAGS + "\n1. l3:j5 f15:h13 k4-k5 *\n", "roundMissing 2 13:18"),
                new Row("a round left out", TAGS + "\n1. l3:j5 f15:h13 3. k4-k5 *\n", "roundWrong 2 13:18"),
                new Row("a pass that is none", TAGS + "\n1. -- *\n", "mayNotPass 0 13:4"),
                new Row("a timeout without a clock", TAGS + "\n1. --#time *\n", "wordUnexpected 0 13:4"),
                new Row("a stranger who resigns", TAGS + "\n1. C#resigns *\n", "notStillIn 0 13:4"),
                new Row("an end that was none", TAGS + "\n1. l3:j5 #ends *\n", "wordUnexpected 1 13:10"),
                new Row("a result that was none", won("finished") + "\n1. l3:j5 A 1, D 0\n", "resultDiffers 1 11:10"),
                new Row(
                        "a result of another game",
                        won("resignation") + "\n1. A#resigns A 1, D 0\n",
                        "resultDiffers 0 11:10"),
                new Row("a wrong reason", won("finished") + "\n1. D#resigns A 1, D 0\n", "terminationDiffers 0 12:15"),
                new Row("two results", won("resignation") + "\n1. D#resigns A 0, D 1 A 1, D 0\n", "gameOver 0 14:14"),
                new Row(
                        "turns after the end",
                        won("resignation") + "\n1. D#resigns l3:j5 A 1, D 0\n",
                        "gameOver 0 14:14"));
    }

    private static Stream<Row> positions() {
        String opening = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";
        return Stream.of(
                fen("a cell too many", opening.replace("/13/12/", "/14/12/")),
                fen("a rank too few", opening.replace("/13/12/", "/12/")),
                fen("a man too many", opening.replace("/13/12/", "/A12/12/")),
                fen("a seat that does not play", opening.replace("/13/12/", "/B12/12/")),
                fen("numbers in a row", opening.replace("/13/12/", "/67/12/")),
                fen("a round beyond all rounds", opening.replace("A 1", "A 9999")),
                fen("nobody to move", opening.replace("A 1", "- 1")),
                fen("another board's", "square16 16/16 A 1"),
                fen("a thousand slashes", "star4 " + "/".repeat(300) + " A 1"),
                fen("chess's", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                new Row(
                        "a position that disagrees with who began",
                        TAGS.replace("[SeatA", "[FEN \"" + opening.replace("A 1", "D 1") + "\"]\n[SeatA")
                                + "\n1. l3:j5 *",
                        "impossiblePosition 0 9:7"));
    }

    private static Row fen(String name, String position) {
        return new Row(
                "a position with " + name,
                TAGS.replace("[SeatA", "[FEN \"" + position + "\"]\n[SeatA") + "\n*\n",
                "impossiblePosition 0 9:7");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    void n4AHostileRecordIsToldWhereItIsWrong(Row row) {
        Fault fault = assertTimeoutPreemptively(Duration.ofSeconds(10), () -> fault(row.text()));
        assertThat(fault.code() + " " + fault.ply() + " " + fault.line() + ":" + fault.column())
                .isEqualTo(row.told());
        assertThat(fault.facts().toString()).hasSizeLessThan(300);
    }

    private static Fault fault(String text) {
        RecordText.Parsed parsed = RecordText.read(text);
        assertThat(parsed).isInstanceOf(Fault.class);
        return (Fault) parsed;
    }

    /** The tags with one line in another's place. */
    private static String tag(String name, String line) {
        return TAGS.replaceAll("(?m)^\\[" + name + " .*$", java.util.regex.Matcher.quoteReplacement(line)) + "\n*\n";
    }

    private static String won(String how) {
        return TAGS.replace("[Result \"*\"]", "[Result \"A 1, D 0\"]\n[Termination \"" + how + "\"]");
    }

    private static String nonsense() {
        Random random = new Random(4);
        return random.ints(MEGABYTE, '!', 0x250)
                .mapToObj(letter -> String.valueOf((char) (letter == '[' ? 'a' : letter)))
                .collect(Collectors.joining());
    }

    private static String many(String name) {
        return IntStream.range(0, 60_000)
                .mapToObj(number -> "[" + name + number + " \"x\"]\n")
                .collect(Collectors.joining());
    }
}
