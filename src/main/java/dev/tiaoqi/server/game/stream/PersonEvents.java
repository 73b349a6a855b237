package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.wire.GameShapes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What a person is told of his games. */
record PersonEvents(GameShapes shapes, UUID person) {

    /** All that run, those that wait for him first. */
    Map<String, @Nullable Object> games(List<Card> running) {
        Map<String, @Nullable Object> event = new LinkedHashMap<>();
        event.put("type", "games");
        event.put("games", shapes.items(running, Optional.of(person)));
        return event;
    }

    /** What is new of a game for one who knew this much. */
    List<Map<String, @Nullable Object>> between(Known before, Card card) {
        Known now = Known.of(card, person);
        List<Map<String, @Nullable Object>> events = new ArrayList<>();
        if (now.status() == Status.RUNNING && before.status() != Status.RUNNING) {
            events.add(withItem("gameStarted", card));
        }
        if (now.turn().isPresent() && !now.turn().equals(before.turn())) {
            events.add(yourTurn(card));
        }
        if (now.status().over() && !before.status().over()) {
            events.add(withItem("gameEnded", card));
        }
        if (now.rematch().isPresent() && !now.rematch().equals(before.rematch())) {
            events.add(rematchOffered(card));
        }
        return events;
    }

    private Map<String, @Nullable Object> yourTurn(Card card) {
        Map<String, @Nullable Object> event = event("yourTurn", card);
        event.put("seat", Known.waiting(card, person).orElseThrow());
        event.put("ply", card.moment().ply());
        event.put("round", card.moment().round());
        return event;
    }

    private static Map<String, @Nullable Object> rematchOffered(Card card) {
        Map<String, @Nullable Object> event = event("rematchOffered", card);
        card.beside().rematch().ifPresent(rematch -> {
            event.put("by", rematch.by());
            event.put("next", rematch.game().orElse(null));
        });
        return event;
    }

    private Map<String, @Nullable Object> withItem(String type, Card card) {
        Map<String, @Nullable Object> event = event(type, card);
        event.put("item", shapes.items(List.of(card), Optional.of(person)).getFirst());
        return event;
    }

    private static Map<String, @Nullable Object> event(String type, Card card) {
        Map<String, @Nullable Object> event = new LinkedHashMap<>();
        event.put("type", type);
        event.put("game", card.id());
        event.put("version", card.version());
        return event;
    }
}
