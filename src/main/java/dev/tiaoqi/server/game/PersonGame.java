package dev.tiaoqi.server.game;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;

/** A row of {@code game_people}: that somebody hosts a game or is seated in it, as old as the game. */
@Entity
@Table(name = "game_people")
@SuppressWarnings("NullAway.Init") // the store fills what is not nullable
class PersonGame {

    @EmbeddedId
    Key key;

    Instant createdAt;

    @Embeddable
    record Key(UUID personId, String gameId) implements Serializable {}

    static PersonGame of(UUID person, dev.tiaoqi.server.game.Table table) {
        PersonGame row = new PersonGame();
        row.key = new Key(person, table.id());
        row.createdAt = table.agreement().created();
        return row;
    }
}
