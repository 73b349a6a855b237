package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Audience;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Sitter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Counts those who look on at this node, and wakes readers when their number changes. */
@Component
class Audiences implements Audience {

    private final Hub hub;
    private final Map<String, List<Optional<UUID>>> last = new HashMap<>();

    Audiences(Hub hub) {
        this.hub = hub;
    }

    @Override
    public int watching(Card card) {
        return Optional.ofNullable(hub.games().get(card.id()))
                .map(channel -> count(channel, seated(card)))
                .orElse(0);
    }

    /** Somebody with several streams looks on once; whom nobody knows, with each. */
    static int count(Channel channel, Collection<UUID> seated) {
        List<Optional<UUID>> readers = readers(channel);
        long unknown = readers.stream().filter(Optional::isEmpty).count();
        long known = readers.stream()
                .flatMap(Optional::stream)
                .distinct()
                .filter(person -> !seated.contains(person))
                .count();
        return (int) (known + unknown);
    }

    @Scheduled(fixedDelay = 2000)
    void look() {
        last.keySet().retainAll(hub.games().keySet());
        hub.games().forEach((id, channel) -> {
            List<Optional<UUID>> now = readers(channel);
            if (!now.equals(last.put(id, now))) {
                channel.ears().forEach(ear -> ear.hear(id));
            }
        });
    }

    private static List<Optional<UUID>> readers(Channel channel) {
        return new ArrayList<>(
                channel.ears().stream().map(ear -> ear.owner().person()).toList());
    }

    private static List<UUID> seated(Card card) {
        return card.places().stream()
                .map(place -> place.sitter())
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .toList();
    }
}
