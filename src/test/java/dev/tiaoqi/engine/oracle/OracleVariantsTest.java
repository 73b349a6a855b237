package dev.tiaoqi.engine.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Items, dice and the capture game (R8, R9.1, R9.3) in positions of few men, worked out by hand. */
class OracleVariantsTest {

    /** The middle rank is e9 to m9, with i9 in the centre; the others are empty but for a man of D's on his way's end. */
    private static OracleGame middle(String rank, String option) {
        return game("star4 1/2/3/4/13/12/11/10/" + rank + "/10/11/12/13/4/3/2/D A 1", option);
    }

    private static OracleGame game(String position, String option) {
        Map<String, String> rules =
                new TreeMap<>(Map.of("board", "star4", "players", "2", "men", "10", "first", "A", option, "true"));
        return OracleGame.from(rules, position);
    }

    @ParameterizedTest
    @CsvSource({
        "R@i10 i9-i8, true",
        "R@i12 i9-i8, true",
        "R@i13 i9-i8, false",
        "R@k9 i9-i8, false",
        "R@i10 i9:i11, false",
        "R@i10 i9-i10, false",
        "R@i10, false",
        "R@i10 --, false",
        "M@i10 i9:i11, true",
        "M@i10 i9-i10, false",
        "R@h9 M@i10 i9:i11, false",
        "W@i9~m9, true",
        "W@i9~i13, true",
        "W@i9~k9, false",
        "W@i9~e14, false",
        "W@k9~l9, false",
        "X@i9~k9, true",
        "X@i9~j9, false",
        "X@k9~i9, false",
        "P i9-i8 i8-i7, true",
        "P i9-i8 i8-i9, false",
        "P i9-i8 k9-l9, false",
        "P i9-i8, false",
        "P --, false",
        "P i9-i8 W@i8~i5, true",
        "P W@i9~i5 X@i5~k9, false",
        "P R@i7 i9-i8 i8-h8, true",
        "P R@i7 i9-i8 i8-i7, false",
        "i9-i8 T@i8=A......, true",
        "i9-i8 T@i8=.......  , false",
        "i9-i8 T@i8=AA....., false",
        "i9-i8 T@e9=......., false",
        "i9-i8 T@i6=......., true",
        "i9-i8 T@k5=......., false",
        "T@i8=......A i9-i8, false",
        "P i9-i8 i8-i7 T@i7=...A..., true",
    })
    void r8TurnsWithItems(String turn, boolean legal) {
        assertThat(middle("4A1D2", "items").isLegal(turn)).isEqualTo(legal);
    }

    @Test
    void r8ARoadblockIsTakenOffAtTheBeginningOfTheThirdTurnAfterIt() {
        OracleGame game = middle("4A1D2", "items");
        game.play("R@i12 i9-i8");
        for (String round : new String[] {"k9-l9 i8-i9", "l9-k9 i9-i8"}) {
            String[] moves = round.split(" ", -1);
            game.play(moves[0]);
            assertThat(game.position()).contains("x");
            game.play(moves[1]);
        }
        assertThat(game.placed("A")).isEqualTo(Map.of("i12", 1));
        game.play("k9-l9");
        assertThat(game.position()).doesNotContain("x");
    }

    /** R9.1: in the open as many rings as actions, but not the cell he began on. */
    @ParameterizedTest
    @CsvSource({"1, 6", "2, 18", "3, 36", "4, 60"})
    void r91ExactlySoManyActions(int die, int ends) {
        OracleGame game = middle("4A4", "dice");
        game.play("<" + die + ">");
        assertThat(game.legalMoves())
                .hasSize(ends)
                .allMatch(move -> move.trail().size() == die + 1);
    }

    /** R9.1: to and fro between two cells, so that only an odd number ends elsewhere. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "3, 3", "4, 3", "5, 5", "6, 5"})
    void r91OrElseTheGreatestNumberThatCanBeMade(int die, int actions) {
        OracleGame game = game("star4 1/2/3/4/13/12/11/10/9/10/11/12/13/D1D1/DDD/1D/A A 1", "dice");
        game.play("<" + die + ">");
        assertThat(game.legalMoves()).hasSize(1).allMatch(move -> move.trail().size() == actions + 1);
    }

    /** R9.3: the hopping man on e9. */
    @ParameterizedTest
    @CsvSource({
        "AD1D5, e9:g9 e9:g9:i9",
        "AA1D5, ''",
        "ADD6, ''",
        "AD1A5, e9:g9",
        "A1D6, ''",
        "AD1D1D1D1, e9:g9 e9:g9:i9 e9:g9:i9:k9 e9:g9:i9:k9:m9",
    })
    void r93OnlyOpponentsMenAreHopped(String rank, String hops) {
        assertThat(middle(rank, "capture").legalMoves().stream()
                        .map(Oracle.LegalMove::text)
                        .filter(text -> text.startsWith("e9:"))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(hops);
    }

    @Test
    void r93TheHoppedComeOffWhenTheChainEndsAndWhoHasNoMenLeftIsOut() {
        OracleGame game = game("star4 1/2/3/4/13/12/11/10/AD1D5/10/11/12/13/4/3/2/1 A 1", "capture");
        game.play("e9:g9:i9");
        assertThat(game.position()).isEqualTo("star4 1/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 - 1");
        assertThat(game.state("D")).isEqualTo("capturedOut");
        assertThat(game.result().orElseThrow().reason()).isEqualTo("captured");
    }
}
