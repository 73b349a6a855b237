package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.chance.Seed;
import dev.tiaoqi.server.clock.ClockFace;
import dev.tiaoqi.server.clock.Outages;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * Whole games with random think times, slow servers and outages, beside a plain account of the clocks that knows
 * nothing of instants: it counts the milliseconds that a server was up.
 */
class ClockGamesTest {

    private static final Instant START = Instant.parse("2026-11-30T12:00:00Z");
    private static final List<Integer> PLAYERS = List.of(2, 3, 4, 6);

    @Test
    void noGameShowsNegativeTimeOrChargesTwice() {
        int games = Scale.of(300, 10_000);
        int timeouts = 0;
        for (int seed = 1; seed <= games; seed++) {
            timeouts += new Sitting(seed).play();
        }
        System.out.println("clocks: " + games + " games, " + timeouts + " timeouts");
        assertThat(timeouts).isGreaterThan(games / 4);
    }

    /** One game, and the plain account of it. */
    private static final class Sitting {

        private final Random random;
        private final Clock kind;
        private final Watch watch = new Watch();
        private final Timing timing = new Timing(watch, () -> watch.arrived, () -> new Outages(watch.outages));
        private final Map<Seat, Long> left = new HashMap<>();
        private final Map<Seat, Integer> inARow = new HashMap<>();
        private final Map<Seat, Long> charged = new HashMap<>();
        private final String name;
        private Table table;
        private long turnBegan;
        private int timeouts;

        Sitting(int seed) {
            random = new Random(seed);
            kind = clock();
            Rules rules = Rules.of(Preset.CLASSIC, "star3", PLAYERS.get(random.nextInt(4)), 6)
                    .with(Option.CLOCK, kind)
                    .with(Option.FIRST, First.of(Seat.A));
            name = "seed " + seed + ", " + kind;
            table = begun(rules);
            rules.seats().forEach(seat -> {
                left.put(seat, full());
                inARow.put(seat, 0);
                charged.put(seat, 0L);
            });
        }

        int play() {
            for (int i = 0; i < 40 && table.status() == Status.RUNNING; i++) {
                think();
                turn();
                agree();
            }
            assertThat(Replay.of(table.id(), table.agreement(), table.log()))
                    .as(name)
                    .isEqualTo(table);
            return timeouts;
        }

        /** The seat to move takes its time, sometimes too much; now and then no server is up meanwhile. */
        private void think() {
            long most = left(mover());
            long thought = random.nextInt(6) == 0 ? most + random.nextLong(3) - 1 : (long) (most * random.nextDouble());
            long first = random.nextLong(thought + 1);
            watch.pass(first);
            if (random.nextInt(8) == 0) {
                watch.fail(1 + random.nextLong(200_000));
            }
            watch.pass(thought - first);
            watch.arrived = watch.now;
            watch.pass(random.nextInt(3) == 0 ? random.nextLong(400) : 0);
        }

        /** A move; if it came too late, the timeout is played before it, and the move is stale. */
        private void turn() {
            Seat seat = mover();
            long used = watch.upAt(watch.arrived) - turnBegan;
            boolean late = used >= left(seat);
            Table inTime = timing.fallen(table);
            assertThat(inTime.version() > table.version()).as(name + ": late").isEqualTo(late);
            if (late) {
                timedOut(seat);
                table = inTime;
            } else {
                moved(seat, used);
                table = Play.on(table, new Action.Move(anyMove()), timing.taken(table));
            }
            turnBegan = watch.up;
        }

        private void timedOut(Seat seat) {
            timeouts++;
            if (kind instanceof Clock.PerMove) {
                charged.merge(seat, left(seat), Long::sum);
                inARow.merge(seat, 1, Integer::sum);
            } else {
                left.put(seat, Long.MIN_VALUE); // has quit
            }
        }

        private void moved(Seat seat, long used) {
            charged.merge(seat, used, Long::sum);
            inARow.put(seat, 0);
            if (kind instanceof Clock.Fischer fischer) {
                left.put(seat, left(seat) - used + fischer.increment().toMillis());
            }
        }

        private void agree() {
            ClockFace face = table.clocks().orElseThrow();
            face.hands().forEach((seat, hand) -> {
                assertThat(hand.leftMillis()).as(name).isPositive();
                assertThat(face.leftMillis(seat, watch.now, new Outages(watch.outages)))
                        .as(name)
                        .isNotNegative();
                if (left(seat) != Long.MIN_VALUE) {
                    assertThat(hand.leftMillis()).as(name + ": " + seat).isEqualTo(left(seat));
                    assertThat(hand.timeouts()).as(name + ": " + seat).isEqualTo(inARow.get(seat));
                }
                long written = table.log().stream()
                        .filter(row -> row.seat().equals(Optional.of(seat)))
                        .mapToLong(row -> row.thinkMillis().orElse(0))
                        .sum();
                assertThat(written).as(name + ": charged to " + seat).isEqualTo(charged.get(seat));
            });
        }

        private long left(Seat seat) {
            return Objects.requireNonNull(left.get(seat));
        }

        private String anyMove() {
            List<LegalMove> legal = table.playing().legalMoves();
            return legal.get(random.nextInt(legal.size())).text();
        }

        private Seat mover() {
            return table.toMove().orElseThrow();
        }

        private Clock clock() {
            return switch (random.nextInt(3)) {
                case 0 -> new Clock.PerMove(Duration.ofMillis(1 + random.nextInt(60_000)));
                case 1 ->
                    new Clock.Fischer(
                            Duration.ofMillis(1 + random.nextInt(60_000)),
                            Duration.ofMillis(random.nextInt(3) * 1000L));
                default -> new Clock.Correspondence(Duration.ofDays(1 + random.nextInt(3)));
            };
        }

        private long full() {
            return switch (kind) {
                case Clock.None none -> throw new IllegalStateException("no clock");
                case Clock.PerMove perMove -> perMove.move().toMillis();
                case Clock.Fischer fischer -> fischer.base().toMillis();
                case Clock.Correspondence days -> days.move().toMillis();
            };
        }

        private static Table begun(Rules rules) {
            UUID person = new UUID(1, 1);
            Map<Seat, Sitter> sitters = new HashMap<>();
            rules.seats().forEach(seat -> sitters.put(seat, new Sitter.Human(person, Optional.empty())));
            Agreement agreement = new Agreement(rules, Optional.empty(), Visibility.LINK, person, START);
            return new Seats(new NoChance(), new NoScore()).created("game", agreement, sitters);
        }
    }

    /** These games are not rated. */
    private static final class NoScore implements Scorekeeper {
        @Override
        public Map<UUID, Grade> grades(Collection<UUID> people) {
            return Map.of();
        }

        @Override
        public void ended(Table table) {}

        @Override
        public void voided(Table table) {}
    }

    private static final class NoChance implements Chance {
        @Override
        public int below(int bound) {
            return 0;
        }

        @Override
        public Seed seed() {
            return Seed.of(new byte[Seed.BYTES]);
        }

        @Override
        public String name() {
            return "game";
        }
    }

    /** A clock that goes when it is told to, and knows how long servers were up. */
    private static final class Watch extends java.time.Clock {

        private final List<Outages.Outage> outages = new ArrayList<>();
        private Instant now = START;
        private Instant arrived = START;
        private long up;

        void pass(long millis) {
            now = now.plusMillis(millis);
            up += millis;
        }

        void fail(long millis) {
            outages.add(new Outages.Outage(now, now.plusMillis(millis)));
            now = now.plusMillis(millis);
        }

        /** Nothing fails between a command's arrival and its end. */
        long upAt(Instant instant) {
            return up - Duration.between(instant, now).toMillis();
        }

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public java.time.Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
