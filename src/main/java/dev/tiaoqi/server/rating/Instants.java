package dev.tiaoqi.server.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Instants as the database takes and gives them. */
final class Instants {

    private Instants() {}

    static OffsetDateTime write(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    static Instant read(ResultSet row, String column) throws SQLException {
        return row.getObject(column, OffsetDateTime.class).toInstant();
    }
}
