package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.News;
import dev.tiaoqi.server.game.Tables;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Tells a person what concerns him: his games when they start, wait for him, and end. */
final class PersonFollower implements Follower {

    private static final int REMEMBERED = 300;

    /** So long after it happened a thing may still be reported by who watches the other nodes. */
    private static final Duration ECHO = Duration.ofSeconds(30);

    private final Followers tools;
    private final Ear ear;
    private final UUID person;
    private final PersonEvents events;
    private final Map<String, Known> told = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > REMEMBERED;
        }
    };

    private final Set<String> toldNews = new HashSet<>();
    private Instant begun = Instant.MIN;

    PersonFollower(Followers tools, UUID person, Ear ear) {
        this.tools = tools;
        this.ear = ear;
        this.person = person;
        events = new PersonEvents(tools.shapes(), person);
    }

    @Override
    public void begin(Pen pen) throws IOException {
        List<Card> running = tools.lists().running(person).stream()
                .sorted((one, other) -> Boolean.compare(waits(other), waits(one)))
                .toList();
        begun = tools.clock().instant();
        tools.lists().touched(person, begun.minus(ECHO)).forEach(this::note);
        running.forEach(this::note);
        pen.write(tools.events().bytes(events.games(running)));
        tellNews(pen);
    }

    @Override
    public boolean tell(Pen pen, Set<String> changed) throws IOException {
        for (String game : changed) {
            Optional<Tables.Seen> seen = tools.tables().find(game).filter(found -> concerns(found.card()));
            if (seen.isPresent()) {
                tell(pen, seen.get());
            }
        }
        if (ear.hasNews()) {
            tellNews(pen);
        }
        return true;
    }

    @Override
    public void check() {
        // Everybody may always know of his own games.
    }

    private void tell(Pen pen, Tables.Seen seen) throws IOException {
        Card card = seen.card();
        Known before = told.getOrDefault(card.id(), Known.NOTHING);
        if (!told.containsKey(card.id()) && lastRow(seen).isBefore(begun)) {
            before = Known.old(card); // only what stands beside the log can be new
        }
        for (Map<String, @Nullable Object> event : events.between(before, card)) {
            pen.write(tools.events().bytes(event));
        }
        note(card);
    }

    /** What stands and was not told yet; what no longer stands is forgotten, so that it is told again if it comes back. */
    private void tellNews(Pen pen) throws IOException {
        Set<String> standing = new LinkedHashSet<>();
        for (News room : tools.news()) {
            for (News.Item item : room.of(person)) {
                standing.add(item.key());
                if (toldNews.add(item.key())) {
                    pen.write(tools.events().bytes(item.event()));
                }
            }
        }
        toldNews.retainAll(standing);
    }

    private void note(Card card) {
        told.put(card.id(), Known.of(card, person));
    }

    private static Instant lastRow(Tables.Seen seen) {
        return seen.table().log().getLast().at();
    }

    private boolean waits(Card card) {
        return Known.waiting(card, person).isPresent();
    }

    private boolean concerns(Card card) {
        return card.agreement().host().equals(person)
                || card.places().stream().anyMatch(place -> place.sitter().is(person));
    }
}
