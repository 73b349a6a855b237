package dev.tiaoqi.server.clock;

import dev.tiaoqi.engine.rules.Clock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.stereotype.Component;

/** Knows when no server was up. While one is, nothing is added: so this is read once, at the start. */
@Component
public class Downtime {

    /** No clock runs longer than the longest, but for what it stood still. */
    private static final Duration OF_INTEREST = Clock.LONGEST.multipliedBy(12);

    private final Nodes nodes;
    private volatile Outages outages = Outages.NONE;

    Downtime(Nodes nodes) {
        this.nodes = nodes;
    }

    public Outages outages() {
        return outages;
    }

    void read(Instant now) {
        outages = new Outages(nodes.outagesSince(now.minus(OF_INTEREST)));
    }
}
