package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Tables;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Tells a person what concerns him: his games when they start, wait for him, and end. */
final class PersonFollower implements Follower {

    private static final int REMEMBERED = 300;

    private final Followers tools;
    private final UUID person;
    private final PersonEvents events;
    private final Map<String, Known> told = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > REMEMBERED;
        }
    };

    PersonFollower(Followers tools, UUID person) {
        this.tools = tools;
        this.person = person;
        events = new PersonEvents(tools.shapes(), person);
    }

    @Override
    public void begin(Pen pen) throws IOException {
        List<Card> running = tools.lists().running(person).stream()
                .sorted((one, other) -> Boolean.compare(waits(other), waits(one)))
                .toList();
        running.forEach(card -> told.put(card.id(), Known.of(card, person)));
        pen.write(tools.events().bytes(events.games(running)));
    }

    @Override
    public boolean tell(Pen pen, Set<String> changed) throws IOException {
        for (String game : changed) {
            Optional<Card> card =
                    tools.tables().find(game).map(Tables.Seen::card).filter(this::concerns);
            if (card.isPresent()) {
                tell(pen, card.get());
            }
        }
        return true;
    }

    @Override
    public void check() {
        // Everybody may always know of his own games.
    }

    private void tell(Pen pen, Card card) throws IOException {
        for (Map<String, @Nullable Object> event : events.between(told.getOrDefault(card.id(), Known.NOTHING), card)) {
            pen.write(tools.events().bytes(event));
        }
        told.put(card.id(), Known.of(card, person));
    }

    private boolean waits(Card card) {
        return Known.waiting(card, person).isPresent();
    }

    private boolean concerns(Card card) {
        return card.agreement().host().equals(person)
                || card.places().stream().anyMatch(place -> place.sitter().is(person));
    }
}
