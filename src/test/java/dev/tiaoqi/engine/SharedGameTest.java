package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A game never changes, so any number of readers may ask it at once: a server keeps games at hand for all. */
class SharedGameTest {

    private static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 18";
    private static final int READERS = 4;
    private static final int TIMES = Scale.of(300, 5_000);

    /** What a reader may want to know, asked in his thread. */
    private record Sight(String position, List<LegalMove> moves, String deadline, List<String> refused, String after) {
        static Sight of(Game game) {
            return new Sight(
                    game.position(),
                    game.legalMoves(),
                    game.obligation(Seat.A).toString(),
                    Stream.of("l3:l7", "m2:k6", "j4:f8")
                            .map(move -> Play.refused(game, move).toString())
                            .toList(),
                    Play.accepted(game, "l3:j5").position());
        }
    }

    @Test
    void manyReadersAtOnceAllSeeTheSame() throws Exception {
        Game game = GivenRules.from(Rules.of(Preset.QQ_ADJACENT).with(Option.RATED, false), OPENING);
        Sight alone = Sight.of(game);
        Callable<List<Sight>> reader = () -> IntStream.range(0, TIMES)
                .mapToObj(time -> Sight.of(game))
                .filter(sight -> !sight.equals(alone))
                .toList();
        try (ExecutorService readers = Executors.newFixedThreadPool(READERS)) {
            for (Future<List<Sight>> seen : readers.invokeAll(Collections.nCopies(READERS, reader))) {
                assertThat(seen.get()).isEmpty();
            }
        }
        assertThat(Sight.of(game)).isEqualTo(alone);
    }
}
