package dev.tiaoqi.server.rating;

import dev.tiaoqi.server.account.Belongings;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** How a guest's games ended belongs to the player he became. Points he had none. */
@Component
class Inherited implements Belongings {

    private final JdbcClient jdbc;

    Inherited(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    @Transactional
    public void handOver(UUID guest, UUID player) {
        // Of games in which both sat he now holds two seats: nobody has won those.
        on("""
                update game_results set place = null, outcome = null where person_id = :player
                and game_id in (select game_id from game_results where person_id = :guest)""", guest, player);
        on("""
                delete from game_results where person_id = :guest
                and game_id in (select game_id from game_results where person_id = :player)""", guest, player);
        on("update game_results set person_id = :player where person_id = :guest", guest, player);
    }

    /** What was played stays played; who is gone stands on no list. */
    @Override
    public void giveUp(UUID player) {}

    private void on(String sql, UUID guest, UUID player) {
        jdbc.sql(sql).param("guest", guest).param("player", player).update();
    }
}
