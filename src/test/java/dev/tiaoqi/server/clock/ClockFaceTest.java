package dev.tiaoqi.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R4.2 as a table. */
class ClockFaceTest {

    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    private static ClockFace face(String clock) {
        Rules rules = Rules.of(Preset.CLASSIC)
                .with(Option.CLOCK, Option.CLOCK.parse(clock).orElseThrow());
        return ClockFace.of(rules).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        // clock, how, so long, left, timeouts in a row before and after
        "perMove 30,         BY_PLAYER,  29999, 30000,     2, 0",
        "perMove 30,         BY_TIMEOUT, 30000, 30000,     0, 1",
        "perMove 30,         BY_TIMEOUT, 30000, 30000,     1, 2",
        "perMove 30,         BY_SERVER,  0,     30000,     2, 2",
        "fischer 600+10,     BY_PLAYER,  12345, 597655,    0, 0",
        "fischer 600+10,     BY_PLAYER,  0,     610000,    0, 0",
        "fischer 600+10,     BY_PLAYER,  599999, 10001,    0, 0",
        "fischer 600+0,      BY_PLAYER,  599999, 1,        0, 0",
        "fischer 600+10,     BY_SERVER,  0,     600000,    0, 0",
        "correspondence 3d,  BY_PLAYER,  86400000, 259200000, 0, 0",
    })
    void whatATurnLeaves(String clock, ClockFace.Taken how, long millis, long left, int before, int after) {
        ClockFace face = face(clock);
        for (int i = 0; i < before; i++) {
            face = face.turned(Seat.A, 1, ClockFace.Taken.BY_TIMEOUT);
        }
        ClockFace next = face.turned(Seat.A, millis, how);
        assertThat(next.hand(Seat.A)).isEqualTo(new ClockFace.Hand(left, after));
        assertThat(next.hand(Seat.D)).as("the others' clocks").isEqualTo(face.hand(Seat.D));
    }

    @Test
    void withoutAClockThereIsNone() {
        assertThat(ClockFace.of(Rules.of(Preset.CLASSIC).with(Option.CLOCK, new Clock.None())))
                .isEmpty();
    }

    @Test
    void onlyTheClockOnTurnRuns() {
        ClockFace face = face("fischer 600+10").run(Seat.A, NOON);
        Instant later = NOON.plusSeconds(60);
        assertThat(face.leftMillis(Seat.A, later, Outages.NONE)).isEqualTo(540_000);
        assertThat(face.leftMillis(Seat.D, later, Outages.NONE)).isEqualTo(600_000);
        assertThat(face.runsOutAt(Outages.NONE)).contains(NOON.plusSeconds(600));
        assertThat(face.stopped().runsOutAt(Outages.NONE)).isEmpty();
        assertThat(face.leftMillis(Seat.A, NOON.plusSeconds(9000), Outages.NONE))
                .as("never negative")
                .isZero();
    }

    @Test
    void takingBackGivesNoTimeBack() {
        ClockFace then = face("fischer 600+10").run(Seat.A, NOON);
        ClockFace now = then.turned(Seat.A, 100_000, ClockFace.Taken.BY_PLAYER).run(Seat.D, NOON.plusSeconds(100));
        ClockFace back = now.backTo(then, 30_000);
        assertThat(back.hand(Seat.A).leftMillis()).as("his time is gone").isEqualTo(510_000);
        assertThat(back.hand(Seat.D).leftMillis()).as("it ran").isEqualTo(570_000);
        ClockFace quick = then.turned(Seat.A, 0, ClockFace.Taken.BY_PLAYER).run(Seat.D, NOON);
        assertThat(quick.backTo(then, 0).hand(Seat.A).leftMillis())
                .as("the increment does not stay")
                .isEqualTo(600_000);
    }

    @Test
    void nobodysClockRunsWhileNoServerIsUp() {
        Outages outages = new Outages(List.of(
                new Outages.Outage(NOON.plusSeconds(10), NOON.plusSeconds(70)),
                new Outages.Outage(NOON.plusSeconds(90), NOON.plusSeconds(100))));
        assertThat(outages.up(NOON, NOON.plusSeconds(120))).isEqualTo(Duration.ofSeconds(50));
        assertThat(outages.up(NOON.plusSeconds(30), NOON.plusSeconds(80))).isEqualTo(Duration.ofSeconds(10));
        assertThat(outages.up(NOON.plusSeconds(5), NOON)).isZero();
        assertThat(outages.after(NOON, Duration.ofSeconds(10))).isEqualTo(NOON.plusSeconds(10));
        assertThat(outages.after(NOON, Duration.ofSeconds(11))).isEqualTo(NOON.plusSeconds(71));
        assertThat(outages.after(NOON, Duration.ofSeconds(40))).isEqualTo(NOON.plusSeconds(110));
        assertThat(outages.after(NOON.plusSeconds(200), Duration.ofSeconds(40))).isEqualTo(NOON.plusSeconds(240));
        ClockFace face = face("perMove 30").run(Seat.A, NOON);
        assertThat(face.runsOutAt(outages)).contains(NOON.plusSeconds(90));
        assertThat(face.leftMillis(Seat.A, NOON.plusSeconds(80), outages)).isEqualTo(10_000);
    }
}
