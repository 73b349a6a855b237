package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Belongings;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** A guest who becomes a player he was keeps his place in the queue and is waited for where he was. */
@Component
class Handed implements Belongings {

    private final JdbcClient jdbc;
    private final Clock clock;

    Handed(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    @Override
    @Transactional
    public void handOver(UUID guest, UUID player) {
        wish(guest, player);
        invitations(guest, player);
    }

    /** What he waits for now counts, not what he waited for elsewhere; a game just found for the player counts before both. */
    private void wish(UUID guest, UUID player) {
        Instant now = clock.instant();
        jdbc.sql("""
                        delete from pairing where person_id = :player and (game_id is null or paired_at < :just)
                        and exists (select 1 from pairing where person_id = :guest)""")
                .param("player", player)
                .param("guest", guest)
                .param("just", now.minus(Pairing.JUST).atOffset(ZoneOffset.UTC))
                .update();
        jdbc.sql("""
                        update pairing set person_id = :player, heard_at = :now where person_id = :guest
                        and not exists (select 1 from pairing where person_id = :player)""")
                .param("player", player)
                .param("guest", guest)
                .param("now", now.atOffset(ZoneOffset.UTC))
                .update();
        jdbc.sql("delete from pairing where person_id = :guest")
                .param("guest", guest)
                .update();
    }

    /** Asked to one game under both names he was asked once; what he declined as either is declined. */
    private void invitations(UUID guest, UUID player) {
        on("""
                update invitations set declined = true where person_id = :player
                and game_id in (select game_id from invitations where person_id = :guest and declined = true)""", guest, player);
        on("""
                delete from invitations where person_id = :guest
                and game_id in (select game_id from invitations where person_id = :player)""", guest, player);
        on("update invitations set person_id = :player where person_id = :guest", guest, player);
        on("update invitations set by_id = :player where by_id = :guest", guest, player);
        jdbc.sql("delete from invitations where person_id = :player and by_id = :player")
                .param("player", player)
                .update();
    }

    @Override
    @Transactional
    public void giveUp(UUID player) {
        for (String table : new String[] {"pairing", "invitations"}) {
            jdbc.sql("delete from " + table + " where person_id = :player")
                    .param("player", player)
                    .update();
        }
    }

    private void on(String sql, UUID guest, UUID player) {
        jdbc.sql(sql).param("guest", guest).param("player", player).update();
    }
}
