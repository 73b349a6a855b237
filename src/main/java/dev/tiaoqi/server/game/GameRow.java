package dev.tiaoqi.server.game;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.DynamicUpdate;
import org.jspecify.annotations.Nullable;

/** A row of {@code games}: what was agreed, and the snapshot. {@link Snapshots} fills and reads it. */
@Entity
@DynamicUpdate
@Table(name = "games")
@SuppressWarnings("NullAway.Init") // the store fills what is not nullable
class GameRow {

    @Id
    String id;

    int version;
    String status;
    String preset;
    String board;
    int players;
    int men;
    String options;
    boolean rated;

    @Nullable
    String startPosition;

    /** Secret until the end. */
    @Nullable
    String seed;

    String visibility;
    UUID hostId;

    @Nullable
    String inviteCode;

    Instant createdAt;
    Instant touchedAt;
    Instant turnSince;
    String position;

    @Nullable
    String firstSeat;

    @Nullable
    String toMove;

    int ply;
    int round;

    @Nullable
    String offer;

    @Nullable
    String result;

    @Nullable
    Instant computerDue;

    @Nullable
    Instant clockDue;

    @Nullable
    String clocks;

    @Nullable
    String takeBack;

    @Nullable
    String rematchBy;

    @Nullable
    String rematchId;
}
