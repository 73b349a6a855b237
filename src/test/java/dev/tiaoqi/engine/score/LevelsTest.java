package dev.tiaoqi.engine.score;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Levels by the total of points (R6.9). */
class LevelsTest {

    @ParameterizedTest
    @CsvSource({
        "2, 50",
        "3, 100",
        "4, 150",
        "5, 200",
        "6, 250",
        "7, 400",
        "8, 600",
        "9, 800",
        "10, 1000",
        "11, 1500",
        "12, 2000",
        "13, 2500",
        "14, 3000",
        "15, 4000",
        "16, 5000",
        "17, 6000",
        "18, 7000",
        "19, 9000",
        "20, 11000",
        "21, 13000",
        "22, 15000",
        "23, 18000",
        "24, 21000",
        "25, 25000"
    })
    void r69ALevelBeginsAtItsThresholdAndNotAPointBefore(int level, int from) {
        assertThat(Levels.from(level)).isEqualTo(from);
        assertThat(Levels.of(from)).isEqualTo(level);
        assertThat(Levels.of(from - 1)).isEqualTo(level - 1);
    }

    @Test
    void r69BelowFiftyAndBelowNothingItIsLevelOne() {
        assertThat(Levels.of(0)).isEqualTo(Levels.LOWEST);
        assertThat(Levels.of(-1)).isEqualTo(Levels.LOWEST);
        assertThat(Levels.of(-1_000_000)).isEqualTo(Levels.LOWEST);
        assertThat(Levels.of(Integer.MIN_VALUE)).isEqualTo(Levels.LOWEST);
    }

    @Test
    void r69ThereIsNoLevelBeyondTheTwentyFifth() {
        assertThat(Levels.HIGHEST).isEqualTo(25);
        assertThat(Levels.of(Integer.MAX_VALUE)).isEqualTo(25);
    }
}
