package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.TooMany;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The answers of the last day by person and key. A row without a status is a request still being answered. */
@Component
class KeptAnswers {

    private static final Duration DAY = Duration.ofHours(24);

    /** After this long a request without an answer has died with its server. */
    private static final Duration LOST = Duration.ofMinutes(1);

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(50);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

    /** So many keys a person and day. */
    static final int MOST = 500;

    private static final int BATCH = 1000;

    /** Whose key it is, and what the request is that he used it for. */
    record Ticket(UUID person, String keyHash, String requestHash) {}

    private record Row(String requestHash, Optional<KeptAnswer> answer) {

        /** The answer, if there is one yet; throws {@code idempotencyConflict} if the request was another. */
        Optional<KeptAnswer> answerTo(Ticket ticket) {
            if (!requestHash.equals(ticket.requestHash())) {
                throw new ApiProblem(ProblemCode.IDEMPOTENCY_CONFLICT);
            }
            return answer;
        }
    }

    private final JdbcClient sql;
    private final JsonMapper json;
    private final Clock clock;

    KeptAnswers(JdbcClient sql, JsonMapper json, Clock clock) {
        this.sql = sql;
        this.json = json;
        this.clock = clock;
    }

    /** The answer given before; nothing if this is the first request, which from now on holds the key. */
    Optional<KeptAnswer> begin(Ticket ticket) {
        Instant deadline = clock.instant().plus(PATIENCE);
        Duration pause = FIRST_PAUSE;
        while (true) {
            Optional<Row> found = find(ticket);
            if (found.isEmpty() && claim(ticket)) {
                return Optional.empty();
            }
            Optional<KeptAnswer> answer = found.flatMap(row -> row.answerTo(ticket));
            if (answer.isPresent()) {
                return answer;
            }
            wait(pause, deadline);
            pause = pause.multipliedBy(2).compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : LONGEST_PAUSE;
        }
    }

    private boolean claim(Ticket ticket) {
        Instant now = clock.instant();
        forget(ticket, now);
        checkRoom(ticket, now);
        try {
            sql.sql("insert into idempotency (person_id, key_hash, request_hash, created_at) values (?, ?, ?, ?)")
                    .params(ticket.person(), ticket.keyHash(), ticket.requestHash(), at(now))
                    .update();
            return true;
        } catch (DuplicateKeyException claimed) {
            return false;
        }
    }

    private void forget(Ticket ticket, Instant now) {
        sql.sql("delete from idempotency where person_id = ? and key_hash = ?"
                        + " and (created_at < ? or status is null and created_at < ?)")
                .params(ticket.person(), ticket.keyHash(), at(now.minus(DAY)), at(now.minus(LOST)))
                .update();
    }

    private void checkRoom(Ticket ticket, Instant now) {
        int keys = sql.sql("select count(*) from idempotency where person_id = ? and created_at >= ?")
                .params(ticket.person(), at(now.minus(DAY)))
                .query(Integer.class)
                .single();
        if (keys >= MOST) {
            throw TooMany.atOnce("idempotencyKeys", MOST);
        }
    }

    private Optional<Row> find(Ticket ticket) {
        Instant now = clock.instant();
        return sql.sql("select request_hash, status, headers, body from idempotency"
                        + " where person_id = ? and key_hash = ?"
                        + " and created_at >= ? and (status is not null or created_at >= ?)")
                .params(ticket.person(), ticket.keyHash(), at(now.minus(DAY)), at(now.minus(LOST)))
                .query((row, number) -> row(row))
                .optional();
    }

    void keep(Ticket ticket, KeptAnswer answer) {
        sql.sql("update idempotency set status = ?, headers = ?, body = ? where person_id = ? and key_hash = ?")
                .params(
                        answer.status(),
                        json.writeValueAsString(answer.headers()),
                        answer.body(),
                        ticket.person(),
                        ticket.keyHash())
                .update();
    }

    void drop(Ticket ticket) {
        sql.sql("delete from idempotency where person_id = ? and key_hash = ? and status is null")
                .params(ticket.person(), ticket.keyHash())
                .update();
    }

    @Scheduled(initialDelay = 7, fixedDelay = 60, timeUnit = TimeUnit.MINUTES)
    void forgetOld() {
        Instant then = clock.instant().minus(DAY);
        int gone;
        do {
            gone = sql.sql("delete from idempotency where (person_id, key_hash) in"
                            + " (select person_id, key_hash from idempotency where created_at < ? limit ?)")
                    .params(at(then), BATCH)
                    .update();
        } while (gone > 0);
    }

    private Row row(ResultSet row) throws SQLException {
        int status = row.getInt("status");
        Optional<KeptAnswer> answer = row.wasNull()
                ? Optional.empty()
                : Optional.of(new KeptAnswer(status, headers(row.getString("headers")), row.getString("body")));
        return new Row(row.getString("request_hash"), answer);
    }

    private Map<String, String> headers(@Nullable String text) {
        return text == null ? Map.of() : json.readValue(text, new TypeReference<Map<String, String>>() {});
    }

    private void wait(Duration pause, Instant deadline) {
        if (clock.instant().isAfter(deadline)) {
            throw new ApiProblem(ProblemCode.BUSY);
        }
        try {
            Thread.sleep(pause);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw new ApiProblem(ProblemCode.SHUTTING_DOWN);
        }
    }

    private static OffsetDateTime at(Instant instant) {
        return instant.atOffset(ZoneOffset.UTC);
    }
}
