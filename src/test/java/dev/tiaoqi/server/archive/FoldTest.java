package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A position and its mirror image are one, where the mirror leaves the game what it is. */
class FoldTest {

    private static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

    private static Game game(String board, int players, int men) {
        Rules rules = Rules.of(board.equals("square16") ? Preset.HALMA : Preset.CLASSIC, board, players, men);
        return ((Begun.Started) Games.begin(rules.with(Option.FIRST, First.of(Seat.A)))).game();
    }

    private static Game after(Game game, String move) {
        return ((Played.Accepted) game.play(new Action.Move(move))).next();
    }

    @ParameterizedTest
    @CsvSource({
        "star4, 2, 10, true",
        "star4, 2, 15, true",
        "star3, 2, 6, true",
        "square16, 2, 19, true",
        "star4, 3, 10, false",
        "star4, 4, 10, false",
        "star4, 6, 10, false",
        "square16, 4, 13, false"
    })
    void theMirrorKeepsTheSeatsOfTwoPlayersAlone(String board, int players, int men, boolean folds) {
        assertThat(Fold.keepsSeatsInTheMirror(
                        Fold.of(game(board, players, men).position()).shown()))
                .isEqualTo(folds);
    }

    /** In random games and their mirror images, played beside them: one key, and each move is kept as one. */
    @ParameterizedTest
    @CsvSource({"star4, 2, 10", "star3, 2, 6", "square16, 2, 19"})
    void aGameAndItsMirrorImageAreFiledAsOne(String board, int players, int men) {
        Topology topology = Topology.named(board).orElseThrow();
        for (int seed = 0; seed < 10; seed++) {
            Random random = new Random(seed);
            Game game = game(board, players, men);
            Game image = game;
            for (int ply = 0; ply < 30; ply++) {
                Fold fold = Fold.of(game.position());
                Fold other = Fold.of(image.position());
                assertThat(other.key()).isEqualTo(fold.key());
                assertThat(other.shown()).isEqualTo(fold.shown().mirrored());
                List<LegalMove> moves = game.legalMoves();
                String move =
                        Moves.brief(moves.get(random.nextInt(moves.size())).text(), game.rules());
                String mirrored = Moves.mirrored(topology, move);
                assertThat(other.kept(mirrored)).isEqualTo(fold.kept(move));
                assertThat(fold.symmetric() || fold.shown(fold.kept(move)).equals(move))
                        .isTrue();
                game = after(game, move);
                image = after(image, mirrored);
            }
        }
    }

    @Test
    void differentPositionsHaveDifferentKeys() {
        long key = Fold.of(OPENING).key();
        assertThat(Fold.of(OPENING.replace("A 1", "A 7")).key()).isEqualTo(key);
        assertThat(Fold.of(OPENING.replace("A 1", "D 1")).key()).isNotEqualTo(key);
        assertThat(Fold.of(OPENING.replace("star4", "star4").replace("/13/AAAA", "/A12/1AAA"))
                        .key())
                .isNotEqualTo(key)
                .isEqualTo(Fold.of(OPENING.replace("/13/AAAA", "/12A/AAA1")).key());
    }

    @Test
    void withThreeAtTheTableTheMirrorIsAnotherPosition() {
        Game game = game("star4", 3, 10);
        String left = after(game, "j4-i5").position();
        String right = after(game, "m4-m5").position();
        assertThat(Fold.of(left).key()).isNotEqualTo(Fold.of(right).key());
    }

    @Test
    void positionsAreReadAndWrittenAsTheyAre() {
        String odd = "star4 x/DD/D1D/DDDD/A12/12/11/o9/9/10/3x7/12/13/AAAA/AAA/AA/1 A 12";
        assertThat(Fold.of(odd).shown().toString()).isEqualTo(odd);
        assertThat(Fold.of(odd).shown().mirrored().mirrored().toString()).isEqualTo(odd);
        String halma = game("square16", 2, 19).position();
        assertThat(Fold.of(halma).shown().toString()).isEqualTo(halma);
        assertThat(Fold.of(halma).shown().mirrored().toString()).isEqualTo(halma);
    }

    @ParameterizedTest
    @CsvSource({
        "k3:k5:i7, k3:i7",
        "j4-i5, j4-i5",
        "--, --",
        "R@i9 k3:k5, R@i9 k3:k5",
        "k3:k5 T@i9=A.D.oA., k3:k5 T@i9",
        "W@k3~i7, W@k3~i7"
    })
    void aMoveIsItsStartAndItsEnd(String text, String brief) {
        assertThat(Moves.brief(text, Rules.of(Preset.CLASSIC))).isEqualTo(brief);
    }
}
