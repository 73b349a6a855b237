package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.account.Sanctions;
import dev.tiaoqi.server.game.Departing;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** Somebody who is suspended. */
class SuspensionTest extends AdminTest {

    @Autowired
    private Sanctions sanctions;

    @Autowired
    private Departing departing;

    @Autowired
    private Clock clock;

    @Test
    void whatHeIsSignedInByEndsAtOnce() {
        Player admin = admin();
        Player whom = player();
        Visitor browser = browser();
        String name = "Lan " + whom.name().substring(3);
        browser.post("/api/v1/account/sign-up", "{\"name\": \"" + name + "\", \"password\": \"nine men's morris\"}")
                .expect(201);
        String other = rated("", whom, player());
        try (StreamReader stream = StreamReader.of(whom.visitor(), at(other, "/events"))) {
            stream.next();
            admin.visitor().post(at(whom, "/suspension"), BECAUSE).expect(200);
            stream.rest();
        }
        whom.visitor().get("/api/v1/account").expectProblem(401, "badToken");
        admin.visitor()
                .post("/api/v1/admin/players/" + encoded(name) + "/suspension", BECAUSE)
                .expect(200);
        browser.get("/api/v1/account").expectProblem(401, "notSignedIn");
        JsonNode refused = nobody().post(
                        "/api/v1/account/sign-in", "{\"name\": \"" + name + "\", \"password\": \"nine men's morris\"}")
                .expectProblem(403, "suspended")
                .json();
        assertThat(refused.get("reason").asString()).isEqualTo("so it must be");
    }

    @Test
    void hisSeatsQuitAfterTheNoticeAlsoAfterARestart() {
        Player admin = admin();
        Player whom = player();
        Player other = player();
        String game = rated("", whom, other);
        JsonNode told;
        try (StreamReader stream = StreamReader.of(other.visitor(), at(game, "/events"))) {
            stream.next("game");
            told = admin.visitor()
                    .post(at(whom, "/suspension"), BECAUSE)
                    .expect(200)
                    .json();
            assertThat(told.get("quitsAt").isNull()).isFalse();
            JsonNode seen = stream.next("presence");
            while (seen.get("quitsAt") == null) {
                seen = stream.next("presence"); // he has but come or gone
            }
            assertThat(seen.get("quitsAt")).isEqualTo(told.get("quitsAt"));
        }
        assertThat(look(other.visitor(), game).at("/seats/0/quitsAt")).isEqualTo(told.get("quitsAt"));
        departures().seeOff();
        assertThat(look(other.visitor(), game).get("status").asString()).isEqualTo("running");
        due(whom);
        departures().seeOff(); // as a server does that has just started
        await().atMost(Duration.ofSeconds(20))
                .until(() ->
                        look(other.visitor(), game).get("status").asString().equals("ended"));
        JsonNode after = look(other.visitor(), game);
        assertThat(after.get("seats").get(0).get("state").asString()).isEqualTo("quit");
        assertThat(other.visitor()
                        .get(of(whom, ""))
                        .expect(200)
                        .json()
                        .get("points")
                        .asInt())
                .isEqualTo(-50);
        await().atMost(Duration.ofSeconds(20)).until(() -> waiting(whom) == 0);
    }

    @Test
    void whoIsBackBeforeTheNoticeIsOverPlaysOn() {
        Player admin = admin();
        Player whom = player();
        Player other = player();
        String game = rated("", whom, other);
        admin.visitor().post(at(whom, "/suspension"), BECAUSE).expect(200);
        deleteWith(admin.visitor(), at(whom, "/suspension"), BECAUSE).expect(200);
        assertThat(waiting(whom)).isZero();
        deleteWith(admin.visitor(), at(whom, "/suspension"), BECAUSE).expectProblem(404, "notFound");
        assertThat(look(other.visitor(), game).get("status").asString()).isEqualTo("running");
        assertThat(acts(admin)).isEqualTo(2);
    }

    @Test
    void nobodySuspendsHimselfNorIntoThePastNorBeyondTheCalendar() {
        Player admin = admin();
        admin.visitor()
                .post(at(player(), "/suspension"), "{\"until\": \"+1000000000-12-31T00:00:00Z\", \"reason\": \"so\"}")
                .expectProblem(400, "invalidValue");
        admin.visitor().post(at(admin, "/suspension"), BECAUSE).expectProblem(400, "invalidValue");
        admin.visitor()
                .post(at(player(), "/suspension"), "{\"until\": \"2020-01-01T00:00:00Z\", \"reason\": \"old\"}")
                .expectProblem(400, "invalidValue");
        assertThat(acts(admin)).isZero();
    }

    private Departures departures() {
        return new Departures(jdbc, sanctions, departing, clock);
    }

    private void due(Player whom) {
        jdbc.sql("update departures_due set due_at = :at where person_id = :id")
                .param("at", OffsetDateTime.ofInstant(clock.instant().minusSeconds(1), ZoneOffset.UTC))
                .param("id", whom.id())
                .update();
    }

    private int waiting(Player whom) {
        return jdbc.sql("select count(*) from departures_due where person_id = :id")
                .param("id", whom.id())
                .query(Integer.class)
                .single();
    }
}
