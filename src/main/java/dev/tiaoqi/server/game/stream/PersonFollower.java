package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Rematch;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Tables;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Tells a person what concerns him: his games when they start, wait for him, and end. */
final class PersonFollower implements Follower {

    private static final int REMEMBERED = 300;

    private final Followers tools;
    private final UUID person;
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
    }

    @Override
    public void begin(Pen pen) throws IOException {
        List<Card> running = tools.lists().running(person).stream()
                .sorted((one, other) ->
                        Boolean.compare(waiting(other).isPresent(), waiting(one).isPresent()))
                .toList();
        running.forEach(card -> told.put(card.id(), known(card)));
        Map<String, Object> event = event("games");
        event.put("games", tools.shapes().items(running, Optional.of(person)));
        pen.write(tools.events().bytes(event));
    }

    @Override
    public boolean tell(Pen pen, Set<String> changed) throws IOException {
        for (String game : changed) {
            Optional<Card> card = tools.tables().find(game).map(Tables.Seen::card);
            if (card.filter(this::concerns).isPresent()) {
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
        Known before = told.getOrDefault(card.id(), Known.NOTHING);
        Known now = known(card);
        told.put(card.id(), now);
        if (now.status() == Status.RUNNING && before.status() != Status.RUNNING) {
            Map<String, Object> started = event("gameStarted", card);
            started.put(
                    "item",
                    tools.shapes().items(List.of(card), Optional.of(person)).getFirst());
            pen.write(tools.events().bytes(started));
        }
        if (now.turn().isPresent() && !now.turn().equals(before.turn())) {
            Map<String, Object> turn = event("yourTurn", card);
            turn.put("seat", waiting(card).orElseThrow());
            turn.put("ply", card.moment().ply());
            turn.put("round", card.moment().round());
            pen.write(tools.events().bytes(turn));
        }
        if (now.status().over() && !before.status().over()) {
            Map<String, Object> ended = event("gameEnded", card);
            ended.put(
                    "item",
                    tools.shapes().items(List.of(card), Optional.of(person)).getFirst());
            pen.write(tools.events().bytes(ended));
        }
        if (now.rematch().isPresent() && !now.rematch().equals(before.rematch())) {
            Map<String, Object> offered = event("rematchOffered", card);
            offered.put("by", now.rematch().get().by());
            offered.put("next", now.rematch().get().game().orElse(null));
            pen.write(tools.events().bytes(offered));
        }
    }

    private boolean concerns(Card card) {
        return card.agreement().host().equals(person)
                || card.places().stream().anyMatch(place -> place.sitter().is(person));
    }

    private Optional<Seat> waiting(Card card) {
        return card.moment()
                .toMove()
                .filter(seat -> card.places().stream()
                        .anyMatch(
                                place -> place.seat() == seat && place.sitter().is(person)));
    }

    private Known known(Card card) {
        Optional<Integer> turn = waiting(card).map(seat -> card.moment().ply());
        return new Known(card.status(), turn, card.beside().rematch());
    }

    private static Map<String, Object> event(String type) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("type", type);
        return event;
    }

    private static Map<String, Object> event(String type, Card card) {
        Map<String, Object> event = event(type);
        event.put("game", card.id());
        event.put("version", card.version());
        return event;
    }

    /** What he was told of a game: whether it runs, the ply at which it waits for him, and the rematch. */
    private record Known(Status status, Optional<Integer> turn, Optional<Rematch> rematch) {
        static final Known NOTHING = new Known(Status.OPEN, Optional.empty(), Optional.empty());
    }
}
