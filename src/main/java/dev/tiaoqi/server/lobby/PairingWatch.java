package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.News;
import dev.tiaoqi.server.game.NewsFor;
import java.time.Clock;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Looks after the queue: who has gone leaves it, who is left over is matched, and other nodes' pairs are told here. */
@Component
class PairingWatch implements News {

    private static final Duration LATELY = Duration.ofSeconds(10);
    private static final int MOST = 500;

    private final Queue queue;
    private final Matchmaker matchmaker;
    private final Attention attention;
    private final ApplicationEventPublisher notices;
    private final Clock clock;

    PairingWatch(
            Queue queue, Matchmaker matchmaker, Attention attention, ApplicationEventPublisher notices, Clock clock) {
        this.queue = queue;
        this.matchmaker = matchmaker;
        this.attention = attention;
        this.notices = notices;
        this.clock = clock;
    }

    @Scheduled(fixedDelay = 1000)
    void look() {
        sweep();
        queue.wishes().forEach(matchmaker::match);
        queue.pairedSince(clock.instant().minus(LATELY)).forEach(person -> notices.publishEvent(new NewsFor(person)));
    }

    void sweep() {
        queue.forgetPaired(attention.staleBefore());
        List<Seeker> silent = queue.silentSince(attention.silentBefore(), MOST);
        Set<Seeker> there = new HashSet<>(attention.there(silent));
        silent.stream().filter(seeker -> !there.contains(seeker)).forEach(queue::lapse);
    }

    /** The game that was just found for him. */
    @Override
    public List<Item> of(UUID person) {
        return queue.find(person).flatMap(Seeker::paired).filter(this::isNews).stream()
                .map(paired -> new Item("paired " + paired.game(), Map.of("type", "paired", "game", paired.game())))
                .toList();
    }

    private boolean isNews(Seeker.Paired paired) {
        return paired.at().plus(Pairing.JUST).isAfter(clock.instant());
    }
}
