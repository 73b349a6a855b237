package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Agreement;
import dev.tiaoqi.server.game.Chance;
import dev.tiaoqi.server.game.NewsFor;
import dev.tiaoqi.server.game.Opener;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Visibility;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/**
 * Brings those together who wish for the same, the longest waiting first. One transaction claims their rows and makes
 * their game, so that several nodes may do it at once and nobody comes to two games.
 */
@Component
class Matchmaker {

    private static final int CANDIDATES = 200;
    private static final int ATTEMPTS = 5;
    private static final int PAUSE_MILLIS = 30;

    private final Queue queue;
    private final Attention attention;
    private final PairingRules rules;
    private final Opener opener;
    private final Chance chance;
    private final Clock clock;
    private final ApplicationEventPublisher notices;
    private final Lock alone = new ReentrantLock();

    Matchmaker(
            Queue queue,
            Attention attention,
            PairingRules rules,
            Opener opener,
            Chance chance,
            Clock clock,
            ApplicationEventPublisher notices) {
        this.queue = queue;
        this.attention = attention;
        this.rules = rules;
        this.opener = opener;
        this.chance = chance;
        this.clock = clock;
        this.notices = notices;
    }

    /** Makes all the games that this wish gives. At one node one at a time: two would only take people from each other. */
    void match(Wish wish) {
        alone.lock();
        try {
            int attempts = 0;
            while (attempts < ATTEMPTS) {
                List<UUID> group = group(wish);
                if (group.size() < wish.players()) {
                    return;
                }
                attempts = bring(group, wish) ? 0 : attempts + 1;
                pause(attempts);
            }
        } finally {
            alone.unlock();
        }
    }

    private List<UUID> group(Wish wish) {
        return attention.there(queue.waiting(wish, CANDIDATES)).stream()
                .map(Seeker::person)
                .limit(wish.players())
                .toList();
    }

    /** False if another node was faster with one of them; what comes of that is seen by looking again. */
    private boolean bring(List<UUID> group, Wish wish) {
        Optional<Table> table = opener.gather(id -> gathered(id, group, wish));
        table.ifPresent(made -> group.forEach(person -> notices.publishEvent(new NewsFor(person))));
        return table.isPresent();
    }

    private Optional<Opener.Gathered> gathered(String id, List<UUID> group, Wish wish) {
        if (queue.claim(group, wish).size() < group.size()) {
            return Optional.empty();
        }
        queue.found(group, new Seeker.Paired(id, clock.instant()));
        Rules agreed = rules.of(wish);
        Agreement agreement =
                new Agreement(agreed, Optional.empty(), Visibility.LISTED, group.getFirst(), clock.instant());
        return Optional.of(new Opener.Gathered(agreement, sitters(agreed.seats(), group)));
    }

    /** Who sits where is drawn by lot. */
    private Map<Seat, Sitter> sitters(List<Seat> seats, List<UUID> group) {
        List<UUID> left = new ArrayList<>(group);
        Map<Seat, Sitter> sitters = new TreeMap<>();
        seats.forEach(seat ->
                sitters.put(seat, new Sitter.Human(left.remove(chance.below(left.size())), Optional.empty())));
        return sitters;
    }

    private void pause(int attempts) {
        if (attempts > 0) {
            try {
                Thread.sleep(chance.below(PAUSE_MILLIS));
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
