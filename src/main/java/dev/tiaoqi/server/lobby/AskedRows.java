package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.Guestlist;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Keeps who was asked to which game. */
@Component
class AskedRows implements Guestlist {

    private final JdbcClient jdbc;

    AskedRows(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public boolean isAsked(UUID person, String game) {
        return jdbc.sql("select count(*) from invitations where game_id = :game and person_id = :person"
                                + " and declined = false")
                        .param("game", game)
                        .param("person", person)
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /** False if he had been asked before. */
    boolean add(Asked asked) {
        try {
            jdbc.sql("insert into invitations (game_id, person_id, by_id, invited_at, declined)"
                            + " values (:game, :person, :by, :at, false)")
                    .param("game", asked.game())
                    .param("person", asked.person())
                    .param("by", asked.by())
                    .param("at", time(asked.at()))
                    .update();
            return true;
        } catch (DuplicateKeyException askedBefore) {
            return false;
        }
    }

    boolean decline(String game, UUID person) {
        return jdbc.sql("update invitations set declined = true where game_id = :game and person_id = :person")
                        .param("game", game)
                        .param("person", person)
                        .update()
                > 0;
    }

    /** Those to games that still wait which he has not declined, the newest first. */
    List<Asked> of(UUID person, int most) {
        return jdbc.sql("select i.game_id, i.person_id, i.by_id, i.invited_at from invitations i"
                        + " join games g on g.id = i.game_id and g.status = 'open'"
                        + " where i.person_id = :person and i.declined = false"
                        + " order by i.invited_at desc limit :most")
                .param("person", person)
                .param("most", most)
                .query((row, number) -> new Asked(
                        row.getString(1),
                        row.getObject(2, UUID.class),
                        row.getObject(3, UUID.class),
                        row.getObject(4, OffsetDateTime.class).toInstant()))
                .list();
    }

    /** Who was asked since then. */
    List<UUID> since(Instant then) {
        return jdbc.sql("select distinct person_id from invitations where invited_at >= :then limit 1000")
                .param("then", time(then))
                .query((row, number) -> row.getObject(1, UUID.class))
                .list();
    }

    void forget(Instant before) {
        jdbc.sql("delete from invitations where invited_at < :before")
                .param("before", time(before))
                .update();
    }

    private static OffsetDateTime time(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }

    /** Who was asked to which game, by whom and when. */
    record Asked(String game, UUID person, UUID by, Instant at) {}
}
