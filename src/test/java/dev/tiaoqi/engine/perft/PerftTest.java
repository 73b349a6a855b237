package dev.tiaoqi.engine.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tiaoqi.engine.LeafCount;
import dev.tiaoqi.engine.play.Counter;
import dev.tiaoqi.engine.rules.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the counting program is asked, and that it counts what the game plays, finishes and passes too. */
class PerftTest {

    private static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

    @Test
    void itCountsTheFreeGameUnlessToldOtherwise() {
        Request request = Request.parse(new String[] {OPENING, "3"});
        assertThat(request.summary())
                .isEqualTo("men=10 players=2 hop=adjacent foreignCamps=allowed stayInTarget=false");
        assertThat(request.depth()).isEqualTo(3);
        Request other = Request.parse(
                new String[] {OPENING, "2", "hop=symmetric", "players=6", "foreignCamps=forbidden", "stayInTarget=true"
                });
        assertThat(other.summary())
                .isEqualTo("men=10 players=6 hop=symmetric foreignCamps=forbidden stayInTarget=true");
        assertThat(other.rules().get(Option.STAY_IN_TARGET)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"hop=far", "men=ten", "colour=red", "win=ownMen", "hop", "men=10;men=10", "players=-1"})
    void itRefusesWhatItDoesNotUnderstand(String argument) {
        String[] arguments = (OPENING + ";2;" + argument).split(";", -1);
        assertThatThrownBy(() -> Request.parse(arguments)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "star3 A/AA/AA1/5A4/9/8/7/8/9/4D5/1DD/DD/D A 1, 2",
        "star3 A/AA/AA1/5A4/9/8/3CE2/8/6CC1/10/3/2/1 A 1, 3",
        "star3 1/2/3/10/9/8/7/8/9/5D4/D1D/DD/A A 1, 2"
    })
    void theCounterCountsWhatTheGamePlays(String position, int players) {
        var rules = Request.parse(new String[] {position, "4", "men=6", "players=" + players})
                .rules();
        Counter counter = Counter.of(rules, position, 4);
        for (int depth = 0; depth <= 4; depth++) {
            assertThat(counter.leaves(depth)).as("depth %d", depth).isEqualTo(LeafCount.of(rules, position, depth));
        }
    }
}
