package dev.tiaoqi.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Turns with items (R8) as tables: options that differ, what stands where, the turn, what comes of it, {@code ok} with
 * what then holds the cells named last. The seat of the first man is to move.
 */
class ItemTurnTest {

    @ParameterizedTest(name = "{2} from {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            | Ai9 De17      | R@i12 i9-i10 | ok x                | i12
            | Ai9 De17      | M@l6 i9-i10  | ok o                | l6
            | Ai9 De17      | R@i13 i9-i10 | itemOutOfReach      |
            | Ai5 Di9 De17  | R@i10 i5-i6  | itemOutOfReach      |
            | Ai9 De17      | M@i9 i9-i10  | itemNeedsEmptyCell  |
            | Ai9 De17 Dj9  | R@j9 i9-i10  | itemNeedsEmptyCell  |
            | Ai9 De17 xj9  | M@j9 i9-i10  | itemNeedsEmptyCell  |
            | Ai9 De17 oj9  | R@j9 i9-i10  | itemNeedsEmptyCell  |
            | Ai6 De17      | R@j4 i6-i7   | itemInCamp          |
            | Ag8 De17      | R@e8 g8-h8   | itemInCamp          |
            | Ai12 De17     | M@h14 i12-h12 | itemInCamp         |
            | Ai7 De17      | R@i5 i7-i8   | ok x                | i5
            men=15 | Ai7 De17            | R@i5 i7-i8   | itemInCamp |
            players=3 | Ak7 Cc12 Ek13     | R@m7 k7-k8   | ok x | m7
            players=3 men=15 | Ak7 Cc12 Ek13 | R@m7 k7-k8 | itemInCamp |
            players=3 men=15 | Ag10 Cc12 Ek13 | M@e11 g10-h10 | itemInCamp |
            | Ai9 De17      | R@i12        | itemNeedsMove       |
            | Ai9 De17      | i9-i10 R@i12 | itemOutOfPlace      |
            | Ai9 De17      | R@i12 M@h12 i9-i10 | itemOneATurn  |
            | Ai9 De17      | R@i10 i9-i10 | occupied            |
            | Ai9 De17      | M@i10 i9:i11 | ok A                | i11
            | Ai9 De17 oi10 | i10-i11      | noManThere          |
            """)
    void r8Placing(String options, String pieces, String turn, String outcome, String cells) {
        check(options, pieces, turn, outcome, cells);
    }

    @ParameterizedTest(name = "{2} from {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            | Ai9 De17         | W@i9~i13  | ok .A               | i9 i13
            | Ai8 De17         | W@i8~i13  | itemOutOfReach      |
            | Ai9 De17 Dk9     | W@i9~k9   | itemNeedsEmptyCell  |
            | Ai9 De17 xk9     | W@i9~k9   | itemNeedsEmptyCell  |
            | Ai9 De17 ok9     | W@i9~k9   | itemNeedsEmptyCell  |
            | Ai9 De17         | W@i9~i9   | sameCell            |
            | Ai9 De17         | W@j9~j10  | noManThere          |
            | Ai9 De17 oj9     | W@j9~j10  | noManThere          |
            | Ai9 De17         | W@e17~e16 | notYourMan          |
            | Ag8 De17         | W@g8~f7   | foreignCamp         |
            foreignCamps=allowed | Ag8 De17 | W@g8~e8 | foreignCamp |
            | Ai12 De17        | W@i12~h14 | ok A                | h14
            | Aj4 De17         | W@j4~m1   | ok A                | m1
            | Ah14 De17        | W@h14~i12 | mustStayInTarget    |
            | Ah14 De17        | W@h14~e15 | ok A                | e15
            stayInTarget=false | Ah14 De17 | W@h14~i12 | ok A | i12
            | Ag5 De17         | W@g5~k3   | ok A                | k3
            | Ag5 De17         | W@g5~l3   | itemOutOfReach      |
            | Ai9 De17         | W@i9~i10 i10-i11 | itemTurnOver |
            | Ai9 De17         | i9-i10 W@i10~i11 | itemTurnOver |
            pass=allowed | Ai9 De17 | -- W@i9~i10 | itemTurnOver  |
            | Ai9 De17         | R@j9 W@i9~i10 | itemOneATurn    |
            """)
    void r8Wings(String options, String pieces, String turn, String outcome, String cells) {
        check(options, pieces, turn, outcome, cells);
    }

    @ParameterizedTest(name = "{2} from {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            | Ai9 Dm9 De17     | X@i9~m9  | ok DA                | i9 m9
            | Ai8 Di13 De17    | X@i8~i13 | itemOutOfReach       |
            | Ai9 Aj9 De17     | X@i9~j9  | itemNeedsTheirMan    |
            | Ai9 De17         | X@i9~j9  | itemNeedsTheirMan    |
            | Ai9 De17 oj9     | X@i9~j9  | itemNeedsTheirMan    |
            | Ai9 De17 xj9     | X@i9~j9  | itemNeedsTheirMan    |
            | Ai9 Dm9 De17     | X@m9~i9  | notYourMan           |
            | Ag8 De8 De17     | X@g8~e8  | foreignCamp          |
            | Af7 Di7 De17     | X@f7~i7  | itemTheirForeignCamp |
            players=4 | Aj4 Bj5 De17 Ek13 | X@j4~j5 | itemTheirForeignCamp |
            players=4 teams=true | Ai9 Bj5 Dj9 Ek13 | X@i9~j9 | ok DA | i9 j9
            | Ak5 Dl3 De17     | X@k5~l3  | itemTheirTarget      |
            stayInTarget=false | Ak5 Dl3 De17 | X@k5~l3 | ok DA | k5 l3
            | Aj4 Dl2 De17     | X@j4~l2  | ok DA                | j4 l2
            | Ah14 Di12 De17   | X@h14~i12 | mustStayInTarget    |
            | Ah14 Df16 De17   | X@h14~f16 | ok DA               | h14 f16
            """)
    void r8Swaps(String options, String pieces, String turn, String outcome, String cells) {
        check(options, pieces, turn, outcome, cells);
    }

    @ParameterizedTest(name = "{2} from {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            | Ai9 De17      | i9-i10 T@i9=A......    | ok A...... | i8 j8 h9 i9 j9 h10 i10
            | Ai9 De17 Dh9  | i9-i10 T@i9=.A..D..    | ok .A..D.. | i8 j8 h9 i9 j9 h10 i10
            | Ai9 De17 xj9 oh10 | i9-i10 T@i9=A...xo. | ok A...xo. | i8 j8 h9 i9 j9 h10 i10
            | Ai9 De17 xj9 oh10 | i9-i10 T@i9=x...Ao. | itemDeal |
            | Ai9 De17 xh9  | i9-i10 T@h9=.A.x...    | itemDeal   |
            | Ai9 De17 xh9  | i9-i10 T@h9=...x...    | ok x       | h9
            | Ai9 De17      | i9-i10 T@i9            | itemDeal   |
            | Ai9 De17      | i9-i10 T@i9=D......    | itemDeal   |
            | Ai9 De17      | i9-i10 T@i9=AA.....    | itemDeal   |
            | Ai9 De17      | i9-i10 T@i9=A.....     | unreadable |
            | Ai9 De17      | T@i9=...A...           | itemOutOfPlace |
            | Ai9 De17      | T@i9=...A... i9-i10    | itemOutOfPlace |
            | Ai9 De17      | i9-i10 T@i9=A...... i8-i7 | itemTurnOver |
            | Ai9 De17      | i9-i10 T@i6=.......    | ok A       | i10
            | Ai9 De17      | i9-i10 T@i5=.......    | itemInCamp |
            | Ai9 De17      | i9-i10 T@f8=.......    | itemInCamp |
            | Ai9 De17      | i9-i10 T@m1=.......    | itemInCamp |
            men=15 | Ai9 De17 | i9-i10 T@i6=....... | itemInCamp |
            players=3 | Ai9 Cc12 Ek13 | i9-i10 T@l7=....... | ok A | i10
            players=3 men=15 | Ai9 Cc12 Ek13 | i9-i10 T@l7=....... | itemInCamp |
            pass=allowed | Ai9 De17 | -- T@i9=A...... | ok A | i8
            | Ai9 De17      | -- T@i9=A......        | mayNotPass |
            | Ai9 De17      | W@i9~i10 T@i9=A......  | itemOneATurn |
            """)
    void r8Whirlwinds(String options, String pieces, String turn, String outcome, String cells) {
        check(options, pieces, turn, outcome, cells);
    }

    @ParameterizedTest(name = "{2} from {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            | xi8 xj8 xh9 xj9 xh10 Ai9 De17 | R@i10 -- | ok x | i10
            | xi8 xj8 xh9 xj9 xh10 Ai9 De17 | R@i10 i9-i10 | mustPass |
            | xi8 xj8 xh9 xj9 xh10 Ai9 De17 | R@h11 -- | mayNotPass |
            | xi8 xj8 xh9 xj9 xh10 Ai9 De17 | M@i10 i9:i11 | ok A | i11
            | xi8 xj8 xh9 xj9 xh10 Ai9 De17 | -- | mayNotPass |
            | xi8 xj8 xh9 xj9 xh10 xi10 Ai9 De17 | -- | ok A | i9
            | xi8 xj8 xh9 xj9 xh10 xi10 Ai9 De17 | W@i9~i12 | ok A | i12
            | xi8 xj8 xh9 xj9 xh10 xi10 Ai9 De17 | i9-i10 | occupied |
            pass=allowed | Ai9 De17 | R@i10 -- | ok x | i10
            """)
    void r8TheMoveOrTheHavingNoneIsJudgedOnTheBoardAfterThePlacing(
            String options, String pieces, String turn, String outcome, String cells) {
        check(options, pieces.replaceAll("(.*)(Ai9)(.*)", "$2 $1$3"), turn, outcome, cells);
    }

    private static void check(String options, String pieces, String turn, String outcome, String cells) {
        String what = ItemTable.outcome(
                ItemTable.game(options == null ? "" : options, pieces), turn, cells == null ? "" : cells);
        assertThat(what).isEqualTo(outcome);
    }
}
