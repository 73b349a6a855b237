package dev.tiaoqi.server.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** R9.1: throws and deals that follow from a seed. The expected values were made by a program in Python. */
class SeedTest {

    private static final Seed SEED = Seed.of(bytes());

    @Test
    void theCommitmentIsTheSha256OfTheBytes() {
        assertThat(SEED.hex()).startsWith("000102").hasSize(64);
        assertThat(SEED.commitment()).isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }

    @Test
    void aThrowFollowsFromSeedAndTurn() {
        assertThat(IntStream.range(0, 24).map(SEED::die))
                .containsExactly(4, 2, 6, 5, 6, 3, 1, 4, 4, 3, 4, 3, 3, 5, 2, 5, 4, 6, 6, 5, 4, 3, 3, 3);
    }

    @Test
    void aDealFollowsFromSeedAndTurnAndLeavesRoadblocksWhereTheyAre() {
        assertThat(SEED.deal(0, "ABCDEF.")).isEqualTo(".DABEFC");
        assertThat(SEED.deal(1, "A.D.oA.")).isEqualTo("..ADoA.");
        assertThat(SEED.deal(7, "xA.oD.x")).isEqualTo("x..oADx");
        assertThat(SEED.deal(7, "xoxoxox")).isEqualTo("xoxoxox");
    }

    @Test
    void everyFaceComesAsOftenAsAnyOther() {
        Map<Integer, Integer> faces = new TreeMap<>();
        IntStream.range(0, 6_000).forEach(ply -> faces.merge(SEED.die(ply), 1, Integer::sum));
        assertThat(faces).containsOnlyKeys(1, 2, 3, 4, 5, 6);
        assertThat(faces.values()).allSatisfy(times -> assertThat(times).isBetween(880, 1_120));
    }

    @Test
    void aManComesToEachOfTheSevenCellsAsOftenAsToAnyOther() {
        Map<Integer, Integer> cells = new TreeMap<>();
        IntStream.range(0, 7_000)
                .forEach(ply -> cells.merge(SEED.deal(ply, "A......").indexOf('A'), 1, Integer::sum));
        assertThat(cells).hasSize(7);
        assertThat(cells.values()).allSatisfy(times -> assertThat(times).isBetween(880, 1_120));
    }

    @Test
    void aSeedIsSixtyFourDigitsAndIsNeverWrittenOutByAccident() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Seed("00"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Seed("Z".repeat(64)));
        assertThat(SEED.toString()).doesNotContain("00");
    }

    private static byte[] bytes() {
        byte[] bytes = new byte[Seed.BYTES];
        IntStream.range(0, bytes.length).forEach(index -> bytes[index] = (byte) index);
        return bytes;
    }
}
