package dev.tiaoqi.server.game;

import jakarta.persistence.EntityManager;
import jakarta.persistence.TypedQuery;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The question that a list puts to the store. */
final class GameQuery {

    private final StringBuilder text = new StringBuilder("select game from GameRow game");
    private final Map<String, Object> values = new LinkedHashMap<>();

    GameQuery(GameLists.Filter filter, Optional<Cursor> after) {
        filter.player().ifPresent(player -> {
            text.append(" join PersonGame owner on owner.key.gameId = game.id and owner.key.personId = :player");
            values.put("player", player);
        });
        text.append(" where 1 = 1");
        visible(filter);
        if (!filter.states().isEmpty()) {
            and("game.status in :states", "states", texts(filter.states()));
        }
        on(filter.terms());
        filter.with()
                .ifPresent(other -> and(
                        "exists (select 1 from PersonGame other where other.key.gameId = game.id and other.key.personId = :other)",
                        "other",
                        other));
        after.ifPresent(this::behind);
        text.append(" order by game.createdAt desc, game.id desc");
    }

    TypedQuery<GameRow> on(EntityManager entities) {
        TypedQuery<GameRow> query = entities.createQuery(text.toString(), GameRow.class);
        values.forEach(query::setParameter);
        return query;
    }

    /** Everybody finds what is listed; among somebody's games also those that the viewer has part in. */
    private void visible(GameLists.Filter filter) {
        if (filter.player().isEmpty() || filter.viewer().isEmpty()) {
            text.append(" and game.visibility = 'listed'");
        } else if (!filter.player().equals(filter.viewer())) {
            and(
                    "(game.visibility = 'listed' or exists (select 1 from PersonGame own"
                            + " where own.key.gameId = game.id and own.key.personId = :viewer))",
                    "viewer",
                    filter.viewer().get());
        }
    }

    private void on(GameLists.Terms terms) {
        terms.preset().ifPresent(preset -> and("game.preset = :preset", "preset", preset));
        terms.players().ifPresent(players -> and("game.players = :players", "players", players));
        terms.rated().ifPresent(rated -> and("game.rated = :rated", "rated", rated));
    }

    private static List<String> texts(Set<Status> states) {
        return states.stream().map(Status::text).toList();
    }

    private void behind(Cursor cursor) {
        and(
                "(game.createdAt < :created or (game.createdAt = :created and game.id < :id))",
                "created",
                cursor.created());
        values.put("id", cursor.id());
    }

    private void and(String condition, String name, Object value) {
        text.append(" and ").append(condition);
        values.put(name, value);
    }
}
