package dev.tiaoqi.server.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/** The spans in which no server was up: in them nobody's clock ran. Immutable; they never overlap. */
public record Outages(List<Outage> all) {

    public static final Outages NONE = new Outages(List.of());

    public Outages {
        all = all.stream().sorted(Comparator.comparing(Outage::from)).toList();
    }

    /** One such span. */
    public record Outage(Instant from, Instant until) {}

    /** How long a server was up between these two; never negative. */
    public Duration up(Instant since, Instant until) {
        Duration up = Duration.between(since, until);
        for (Outage outage : all) {
            Instant from = later(outage.from(), since);
            Instant to = earlier(outage.until(), until);
            up = to.isAfter(from) ? up.minus(Duration.between(from, to)) : up;
        }
        return up.isNegative() ? Duration.ZERO : up;
    }

    /** The instant at which a server has been up for so long since then. */
    public Instant after(Instant since, Duration up) {
        Instant end = since.plus(up);
        for (Outage outage : all) {
            if (outage.until().isAfter(since) && outage.from().isBefore(end)) {
                end = end.plus(Duration.between(later(outage.from(), since), outage.until()));
            }
        }
        return end;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }
}
