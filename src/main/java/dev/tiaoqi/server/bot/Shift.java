package dev.tiaoqi.server.bot;

import dev.tiaoqi.server.game.ComputerTurns;
import dev.tiaoqi.server.game.Notice;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Has a crew at work while the server runs, a new one each time it is started again, and rings when something happened. */
@Component
class Shift implements SmartLifecycle {

    private final ComputerTurns turns;
    private final Computer computer;
    private final BotSettings settings;
    private final Clock clock;
    private final AtomicReference<Optional<Crew>> crew = new AtomicReference<>(Optional.empty());

    Shift(ComputerTurns turns, Computer computer, BotSettings settings, Clock clock) {
        this.turns = turns;
        this.computer = computer;
        this.settings = settings;
        this.clock = clock;
    }

    @EventListener
    void moved(Notice notice) {
        crew.get().ifPresent(Crew::ring);
    }

    @Override
    public void start() {
        Crew next = new Crew(turns, computer, new Crew.Terms(settings.threads(), clock));
        crew.getAndSet(Optional.of(next)).ifPresent(Crew::dismiss);
        Thread.ofVirtual().name("computers").start(next::work);
    }

    @Override
    public void stop() {
        crew.getAndSet(Optional.empty()).ifPresent(Crew::dismiss);
    }

    @Override
    public boolean isRunning() {
        return crew.get().isPresent();
    }
}
