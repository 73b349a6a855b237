package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

class FarewellTest extends ServerTest {

    @Autowired
    private Register register;

    @Autowired
    private PersonRows rows;

    @Autowired
    private TransactionTemplate transaction;

    @Autowired
    private Clock clock;

    @Autowired
    private JdbcClient sql;

    @Test
    void guestsWithoutAGameGoAfterADay() {
        Set<UUID> old = new HashSet<>();
        Stream.generate(this::newGuest).limit(450).forEach(old::add);
        UUID seated = newGuest();
        UUID seenLately = newGuest();
        UUID young = newGuest();
        makeOld(old);
        makeOld(Set.of(seated, seenLately));
        sql.sql("update credentials set last_used_at = ? where person_id = ?")
                .params(clock.instant().atOffset(ZoneOffset.UTC), seenLately)
                .update();

        farewellWhereTheseSit(seated).bidFarewell();

        assertThat(register.findAll(old)).isEmpty();
        assertThat(register.findAll(List.of(seated, seenLately, young))).hasSize(3);
    }

    /** Where everybody stays but those whom this test made old. */
    private Farewell farewellWhereTheseSit(UUID seated) {
        Retained room = people -> people.contains(seated) ? Set.of(seated) : Set.of();
        StaticListableBeanFactory rooms = new StaticListableBeanFactory();
        rooms.addBean("room", room);
        return new Farewell(rows, rooms.getBeanProvider(Retained.class), transaction, clock);
    }

    private UUID newGuest() {
        return register.addGuest(CredentialRow.Kind.TOKEN).person().id();
    }

    private void makeOld(Set<UUID> people) {
        var then = clock.instant().minus(Duration.ofHours(25)).atOffset(ZoneOffset.UTC);
        for (UUID person : people) {
            sql.sql("update people set created_at = ? where id = ?")
                    .params(then, person)
                    .update();
            sql.sql("update credentials set last_used_at = ? where person_id = ?")
                    .params(then, person)
                    .update();
        }
    }
}
