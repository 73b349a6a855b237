package dev.tiaoqi.server.game.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A long game's chance is listed in stretches of rounds. */
class StretchTest {

    @Test
    void aThousandThrowsAreFoldedByRoundsAndNoneIsLeftOut() {
        List<Stretch> stretches = Stretch.of(
                IntStream.range(0, 1000).mapToObj(StretchTest::thrown).toList());
        assertThat(stretches)
                .hasSize(20)
                .allSatisfy(each -> assertThat(each.drawn()).hasSize(2 * Stretch.ROUNDS));
        assertThat(stretches.getFirst().from()).isEqualTo(1);
        assertThat(stretches.getLast().from()).isEqualTo(476);
        assertThat(stretches.getLast().to()).isEqualTo(500);
        assertThat(stretches.stream().flatMap(each -> each.drawn().stream()).map(Drawn::ply))
                .containsExactlyElementsOf(IntStream.range(0, 1000).boxed().toList());
    }

    @Test
    void aShortOneIsOneStretchAsFarAsItWent() {
        assertThat(Stretch.of(List.of(thrown(0), thrown(1), thrown(2))))
                .singleElement()
                .satisfies(each -> assertThat(List.of(each.from(), each.to())).containsExactly(1, 2));
        assertThat(Stretch.of(List.of())).isEmpty();
    }

    private static Drawn thrown(int ply) {
        return new Drawn(ply, ply / 2 + 1, ply % 2 == 0 ? "A" : "D", "die", "", "4");
    }
}
