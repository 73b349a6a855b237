package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Tables;
import java.util.List;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Files the games that ended before there was an archive, a few at a time, whenever a server has started. */
@Component
class Backlog {

    private static final Logger LOG = LoggerFactory.getLogger(Backlog.class);
    private static final int AT_ONCE = 10;

    private final JdbcClient jdbc;
    private final Tables tables;
    private final Shelves shelves;
    private final TransactionTemplate transaction;
    private volatile boolean closed;

    Backlog(JdbcClient jdbc, Tables tables, Shelves shelves, TransactionTemplate transaction) {
        this.jdbc = jdbc;
        this.tables = tables;
        this.shelves = shelves;
        this.transaction = transaction;
    }

    @EventListener(ApplicationReadyEvent.class)
    void started() {
        Thread.ofVirtual().name("archive-backlog").start(() -> {
            try {
                work();
            } catch (RuntimeException broken) {
                LOG.warn("Games that ended before there was an archive wait for the next start", broken);
            }
        });
    }

    @EventListener(ContextClosedEvent.class)
    void closing() {
        closed = true;
    }

    /** Until nothing is left that no other server has taken up. */
    void work() {
        int filed = 0;
        int some;
        do {
            some = closed ? 0 : Objects.requireNonNull(transaction.execute(status -> some()));
            filed += some;
        } while (some > 0);
        if (filed > 0) {
            LOG.info("Filed {} games that ended before there was an archive", filed);
        }
    }

    private int some() {
        List<String> ids = jdbc.sql(
                        "select game_id from archive_backlog order by game_id limit :most" + " for update skip locked")
                .param("most", AT_ONCE)
                .query((row, number) -> row.getString("game_id"))
                .list();
        ids.forEach(this::file);
        return ids.size();
    }

    /** With the game's row locked, so that nobody declares it void meanwhile. */
    private void file(String id) {
        String status = jdbc.sql("select status from games where id = :id for update")
                .param("id", id)
                .query(String.class)
                .single();
        if (status.equals(Status.ENDED.text())) {
            tables.find(id).flatMap(seen -> Filed.of(seen.table())).ifPresent(game -> shelves.file(List.of(game)));
        }
        jdbc.sql("delete from archive_backlog where game_id = :id")
                .param("id", id)
                .update();
    }
}
