package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Retained;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Guests whom the log names must stay. */
@Component
class Named implements Retained {

    private final JdbcClient jdbc;

    Named(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    @Transactional(readOnly = true)
    public Set<UUID> among(Collection<UUID> people) {
        return people.isEmpty()
                ? Set.of()
                : new HashSet<>(jdbc.sql("select distinct person_id from admin_log where person_id in (:people)")
                        .param("people", people)
                        .query(UUID.class)
                        .list());
    }
}
