package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.server.clock.ClockFace;
import dev.tiaoqi.server.clock.Downtime;
import dev.tiaoqi.server.clock.Outages;
import dev.tiaoqi.server.web.Arrival;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** What time it is at a table: a command counts from its arrival, and no clock ran while no server was up. */
@Component
class Timing {

    private final Clock clock;
    private final Supplier<Instant> arrivals;
    private final Supplier<Outages> outages;

    @Autowired
    Timing(Clock clock, Downtime downtime) {
        this(clock, () -> Arrival.current().orElseGet(clock::instant), downtime::outages);
    }

    Timing(Clock clock, Supplier<Instant> arrivals, Supplier<Outages> outages) {
        this.clock = clock;
        this.arrivals = arrivals;
        this.outages = outages;
    }

    /** A turn of the seat that is to move, as it is taken by the command being worked on. */
    Taken taken(Table table) {
        return new Taken(
                clock.instant(),
                outages.get().up(table.turnSince(), arrivals.get()).toMillis());
    }

    /** When the time of the seat to move is up. */
    Optional<Instant> runsOutAt(Table table) {
        return table.clocks().flatMap(face -> face.runsOutAt(outages.get()));
    }

    /** The table after the clock that had run out before the command being worked on came in, if one had (R4.2). */
    Table fallen(Table table) {
        return runsOutAt(table).filter(end -> !end.isAfter(arrivals.get())).isPresent() ? timedOut(table) : table;
    }

    private Table timedOut(Table table) {
        ClockFace face = table.clocks().orElseThrow();
        long whole = face.hand(table.toMove().orElseThrow()).leftMillis();
        return Play.on(table, new Action.TimeOut(), new Taken(clock.instant(), whole));
    }
}
