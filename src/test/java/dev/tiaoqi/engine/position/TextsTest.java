package dev.tiaoqi.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.rules.Problem;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of positions and moves (N2, N3), right and wrong. */
class TextsTest {

    private static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

    private static String problems(String text) {
        return switch (PositionText.parse(text)) {
            case PositionText.Parsed.Read read -> "";
            case PositionText.Parsed.Unreadable unreadable ->
                unreadable.problems().stream().map(Problem::code).collect(Collectors.joining(" "));
        };
    }

    @Test
    void n2TheOpeningReadsBackTheSame() {
        assertThat(PositionText.parse(OPENING)).hasToString(new PositionText.Parsed.Read(read(OPENING)).toString());
        assertThat(read(OPENING)).hasToString(OPENING);
    }

    @ParameterizedTest
    @CsvSource({
        "'', fourFields",
        "star4, fourFields",
        "star4 1/2 A 1 extra, fourFields",
        "star5 1 A 1, unknownBoard",
        "star4 1/2/3 A 1, ranksMissing",
        "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A G 1, seatUnreadable",
        "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A a 1, seatUnreadable",
        "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 0, roundUnreadable",
        "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 99999999999, roundUnreadable",
        "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/2 A 1, rankTooLong",
        "star4 D/DD/DDD/DDDD/13/12/11/10/8/10/11/12/13/AAAA/AAA/AA/A A 1, rankTooShort",
        "star4 D/DD/DDD/DDDD/13/12/11/10/0/10/11/12/13/AAAA/AAA/AA/A A 1, rankUnreadable",
        "star4 D/DD/DDD/DDDD/13/12/11/10/999999999999/10/11/12/13/AAAA/AAA/AA/A A 1, rankTooLong",
        "star4 D/DD/DDD/DDDD/13/12/11/10/4a4/10/11/12/13/AAAA/AAA/AA/A A 1, rankUnreadable",
        "star4 D/DD/DDDA/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1, rankTooLong"
    })
    void n2OtherTextsAreRefusedWithTheirProblem(String text, String problem) {
        assertThat(problems(text)).isEqualTo(problem);
    }

    @Test
    void n2TheRoundIsNoPartOfTheKeyButTheSeatToMoveIs() {
        Position opening = read(OPENING);
        assertThat(read(OPENING.replace("A 1", "A 7")).key()).isEqualTo(opening.key());
        assertThat(read(OPENING.replace("A 1", "D 1")).key()).isNotEqualTo(opening.key());
        assertThat(read(OPENING.replace("A 1", "A 7"))).isNotEqualTo(opening);
    }

    @ParameterizedTest
    @ValueSource(strings = {"l3:j5", "L3:J5", " l3-j5 ", "l3xj5", "l3Xj5"})
    void n3MovesAreReadGenerously(String text) {
        MoveText.Parsed parsed = MoveText.parse(Topology.STAR4, text);
        assertThat(parsed).isInstanceOf(MoveText.Parsed.Walk.class);
        MoveText.Parsed.Walk walk = (MoveText.Parsed.Walk) parsed;
        assertThat(Topology.STAR4.name(walk.from())).isEqualTo("l3");
        assertThat(Topology.STAR4.name(walk.to())).isEqualTo("j5");
    }

    @ParameterizedTest
    @CsvSource({"'', 1", "l3, 3", "l3-, 4", "l3-z9, 4", "z1-l3, 1", "'  l3-z9', 6", "l3:j5:, 7", "-, 1", "l3--j5, 4"})
    void n3NonsenseIsRefusedWhereItBegins(String text, int column) {
        assertThat(MoveText.parse(Topology.STAR4, text)).isEqualTo(new MoveText.Parsed.Unreadable(column));
    }

    @Test
    void n3ALongTextIsNotWalkedThrough() {
        assertThat(MoveText.parse(Topology.STAR4, "l3:".repeat(100_000)))
                .isInstanceOf(MoveText.Parsed.Unreadable.class);
    }

    @Test
    void n3APassIsTwoStrokes() {
        assertThat(MoveText.parse(Topology.STAR4, " -- ")).isEqualTo(new MoveText.Parsed.Pass());
    }

    private static Position read(String text) {
        return ((PositionText.Parsed.Read) PositionText.parse(text)).position();
    }
}
