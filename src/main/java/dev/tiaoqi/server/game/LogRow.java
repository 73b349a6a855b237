package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A row of {@code game_log}, which is written once. */
@Entity
@Immutable
@Table(name = "game_log")
@SuppressWarnings("NullAway.Init") // the store fills what is not nullable
class LogRow {

    @EmbeddedId
    Key key;

    String kind;
    Instant at;
    int ply;

    @Nullable
    String seat;

    String text;

    @Nullable
    Long positionKey;

    @Nullable
    Long thinkMillis;

    @Embeddable
    record Key(String gameId, int version) implements Serializable {}

    static LogRow of(String gameId, Logged logged) {
        LogRow row = new LogRow();
        row.key = new Key(gameId, logged.version());
        row.kind = logged.kind().text();
        row.at = logged.at();
        row.ply = logged.ply();
        row.seat = logged.seat().map(Seat::name).orElse(null);
        row.text = logged.text();
        row.positionKey = logged.key().isPresent() ? (Long) logged.key().getAsLong() : null;
        row.thinkMillis =
                logged.thinkMillis().isPresent() ? (Long) logged.thinkMillis().getAsLong() : null;
        return row;
    }

    Logged logged() {
        return new Logged(
                key.version(),
                Kind.of(kind),
                at,
                ply,
                Optional.ofNullable(seat).map(Seat::valueOf),
                text,
                number(positionKey),
                number(thinkMillis));
    }

    private static OptionalLong number(@Nullable Long value) {
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }
}
