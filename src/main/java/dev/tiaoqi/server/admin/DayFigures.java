package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.rating.Days;
import java.lang.management.ManagementFactory;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** What happened today, in our zone, and how busy this server is. */
@Component
public class DayFigures {

    private static final int MEGA = 1024 * 1024;

    private final JdbcClient jdbc;
    private final Days days;
    private final Clock clock;

    DayFigures(JdbcClient jdbc, Days days, Clock clock) {
        this.jdbc = jdbc;
        this.days = days;
        this.clock = clock;
    }

    /** Each is counted along an index, as far as the day or what is going on reaches. */
    @Transactional(readOnly = true)
    public Figures now() {
        Instant now = clock.instant();
        LocalDate day = LocalDate.ofInstant(now, days.zone());
        Instant since = day.atStartOfDay(days.zone()).toInstant();
        return new Figures(
                day,
                new Games(
                        count("select count(*) from games where created_at >= :since", since),
                        count("select count(*) from games where touched_at >= :since and status = 'ended'", since),
                        count("select count(*) from games where status = 'running' and turn_since <= :since", now),
                        count("select count(*) from games where status = 'open' and created_at <= :since", now)),
                new People(
                        count("select count(distinct person_id) from game_people where created_at >= :since", since),
                        count("select count(*) from people where signed_up_at >= :since", since),
                        count("select count(*) from sightings where present_until > :since", now)),
                load());
    }

    private int count(String sql, Instant since) {
        return jdbc.sql(sql)
                .param("since", OffsetDateTime.ofInstant(since, ZoneOffset.UTC))
                .query(Integer.class)
                .single();
    }

    private static Load load() {
        Runtime runtime = Runtime.getRuntime();
        double average = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return new Load(
                Math.round(Math.max(0, average) * 100) / 100.0,
                runtime.availableProcessors(),
                (runtime.totalMemory() - runtime.freeMemory()) / MEGA,
                runtime.maxMemory() / MEGA);
    }

    /** All of them. */
    public record Figures(LocalDate day, Games games, People players, Load load) {}

    /** Games set up and ended today; those that run and wait now. */
    public record Games(int started, int ended, int running, int open) {}

    /** Who sat down at a game set up today, who signed up today, who is here now. */
    public record People(int played, int signedUp, int online) {}

    /** Of the server that answers: processes waiting for a processor, and megabytes. */
    public record Load(double average, int processors, long memoryUsed, long memoryMost) {}
}
