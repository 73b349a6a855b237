package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.account.CredentialEnded;
import dev.tiaoqi.server.game.NewsFor;
import dev.tiaoqi.server.game.Notice;
import dev.tiaoqi.server.game.Said;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionalEventListener;

/** Knows who listens at this node, and wakes them. */
@Component
class Hub {

    private static final int PROBE_MILLIS = 150;

    private final Tables tables;
    private final Map<String, Channel> games = new ConcurrentHashMap<>();
    private final Map<UUID, Set<Ear>> people = new ConcurrentHashMap<>();
    private final Set<Ear> all = ConcurrentHashMap.newKeySet();

    Hub(Tables tables) {
        this.tables = tables;
    }

    void open(Ear ear) {
        all.add(ear);
    }

    /** The ear hears of this game from now on. */
    Channel follow(String game, Ear ear) {
        ear.games().add(game);
        return games.compute(game, (id, known) -> {
            Channel channel = known == null ? new Channel() : known;
            channel.ears().add(ear);
            return channel;
        });
    }

    /** The ear hears of everything that concerns this person. */
    void follow(UUID person, Ear ear) {
        ear.people().add(person);
        people.compute(person, (id, known) -> {
            Set<Ear> ears = known == null ? ConcurrentHashMap.newKeySet() : known;
            ears.add(ear);
            return ears;
        });
    }

    void close(Ear ear) {
        all.remove(ear);
        ear.games()
                .forEach(id -> games.computeIfPresent(id, (key, channel) -> {
                    channel.ears().remove(ear);
                    return channel.ears().isEmpty() ? null : channel;
                }));
        ear.people()
                .forEach(id -> people.computeIfPresent(id, (key, ears) -> {
                    ears.remove(ear);
                    return ears.isEmpty() ? null : ears;
                }));
    }

    /** Finds out which of those who count against the same limit are still there. */
    void probe(Ear.Owner owner) {
        all.stream().filter(ear -> ear.owner().shares(owner)).forEach(Ear::probe);
        try {
            Thread.sleep(PROBE_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    Map<String, Channel> games() {
        return games;
    }

    Set<Ear> ears() {
        return all;
    }

    @EventListener
    void moved(Notice notice) {
        Optional.ofNullable(games.get(notice.game())).ifPresent(channel -> {
            channel.reach(notice.version());
            channel.ears().forEach(ear -> ear.hear(notice.game()));
        });
        if (!people.isEmpty()) {
            tables.find(notice.game(), notice.version()).ifPresent(this::tellPeople);
        }
    }

    /** What is said at a table is heard by who listens at this node. */
    @EventListener
    void said(Said said) {
        Optional.ofNullable(games.get(said.game())).ifPresent(channel -> {
            channel.sayings().add(said);
            channel.ears().forEach(ear -> ear.hear(said.game()));
        });
    }

    @TransactionalEventListener(fallbackExecution = true)
    void news(NewsFor news) {
        people.getOrDefault(news.person(), Set.of()).forEach(Ear::nudge);
    }

    @TransactionalEventListener(fallbackExecution = true)
    void ended(CredentialEnded ended) {
        all.stream()
                .filter(ear -> ear.owner()
                        .credential()
                        .filter(ended.credential()::equals)
                        .isPresent())
                .forEach(ear -> ear.end(Ear.Ending.REVOKED));
    }

    private void tellPeople(Table table) {
        Stream.concat(table.people().stream(), Stream.of(table.agreement().host()))
                .distinct()
                .flatMap(person -> people.getOrDefault(person, Set.of()).stream())
                .forEach(ear -> ear.hear(table.id()));
    }
}
