package dev.tiaoqi.server.game;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A row of {@code seats}: who holds a seat, and how it stands for him. */
@Entity
@Table(name = "seats")
@SuppressWarnings("NullAway.Init") // the store fills what is not nullable
class SeatRow {

    @EmbeddedId
    Key key;

    String kind;

    @Nullable
    UUID personId;

    @Nullable
    String nickname;

    @Nullable
    Integer level;

    int menHome;
    String state;

    @Nullable
    Integer place;

    @Nullable
    Integer levelBefore;

    @Nullable
    Integer pointsBefore;

    @Nullable
    String deadline;

    @Nullable
    Integer care;

    @Embeddable
    record Key(String gameId, String seat) implements Serializable {}
}
