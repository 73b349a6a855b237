package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What admins do, and what the log says of it. */
@WholeServer
class ActsTest extends AdminTest {

    @Test
    void anAdjustmentIsARowOfTheLedger() {
        Player admin = admin();
        Player whom = player(300);
        JsonNode after = admin.visitor()
                .post(at(whom, "/points"), "{\"points\": -50, \"reason\": \"agreed games\"}")
                .expect(200)
                .json();
        assertThat(after.get("points").asInt()).isEqualTo(250);
        JsonNode rows =
                admin.visitor().get(at(whom, "/points")).expect(200).json().get("items");
        assertThat(texts(rows, "reason")).containsExactly("adjustment", "adjustment");
        assertThat(rows.get(0).get("note").asString()).isEqualTo("agreed games");
        assertThat(rows.get(0).get("before").asInt()).isEqualTo(300);
        JsonNode act = admin.visitor()
                .get("/api/v1/admin/log?limit=1")
                .json()
                .get("items")
                .get(0);
        assertThat(act.get("act").asString()).isEqualTo("points");
        assertThat(act.get("player").asString()).isEqualTo(whom.name());
        assertThat(act.get("admin").asString()).isEqualTo(admin.name());
        assertThat(act.get("reason").asString()).isEqualTo("agreed games");
        assertThat(act.get("facts").get("after").asString()).isEqualTo("250");
    }

    @Test
    void guestsHaveNoPoints() {
        Player admin = admin();
        String guest = guest().get("/api/v1/account").json().get("name").asString();
        admin.visitor()
                .post("/api/v1/admin/players/" + encoded(guest) + "/points", "{\"points\": 5, \"reason\": \"a gift\"}")
                .expectProblem(422, "ratedNeedsAccounts");
        assertThat(acts(admin)).isZero();
    }

    @Test
    void withoutAReasonNothingIsDone() {
        Player admin = admin();
        Player whom = player();
        for (String reason : List.of(
                "null",
                "\"\"",
                "\"  \"",
                "\"" + "x".repeat(201) + "\"",
                "\"a\\u202eb\"",
                "\"a\\u0000b\"",
                "\"a\\nb\"")) {
            admin.visitor()
                    .post(at(whom, "/points"), "{\"points\": 5, \"reason\": " + reason + "}")
                    .expectProblem(400, "invalidValue");
        }
        for (String points : List.of("0", "100001", "-100001", "null")) {
            admin.visitor()
                    .post(at(whom, "/points"), "{\"points\": " + points + ", \"reason\": \"a prize\"}")
                    .expectProblem(400, "invalidValue");
        }
        assertThat(acts(admin)).isZero();
        assertThat(total(whom)).isZero();
    }

    @Test
    void aNameThatIsTakenChangesNothing() {
        Player admin = admin();
        Player whom = player();
        admin.visitor()
                .post(at(whom, "/name"), "{\"name\": \"" + player().name() + "\", \"reason\": \"a test\"}")
                .expectProblem(409, "nameTaken");
        assertThat(acts(admin)).isZero();
        admin.visitor().get(at(whom, "")).expect(200);
    }

    @Test
    void aResetLinkIsShownOnceAndStandsInNoLog() {
        Player admin = admin();
        Visitor once = admin.visitor().with("Idempotency-Key", "link " + admin.id());
        Player whom = player();
        String first = once.post(at(whom, "/reset-link"), BECAUSE)
                .expect(200)
                .json()
                .get("url")
                .asString();
        String second = once.post(at(whom, "/reset-link"), BECAUSE)
                .expect(200)
                .json()
                .get("url")
                .asString();
        assertThat(second).isNotEqualTo(first);
        assertThat(admin.visitor().get("/api/v1/admin/log").text())
                .doesNotContain(first.substring(first.lastIndexOf('/') + 1))
                .doesNotContain(second.substring(second.lastIndexOf('/') + 1));
        assertThat(jdbc.sql("select count(*) from idempotency where body like '%/reset/%'")
                        .query(Integer.class)
                        .single())
                .isZero();
        String guest = guest().get("/api/v1/account").json().get("name").asString();
        admin.visitor()
                .post("/api/v1/admin/players/" + encoded(guest) + "/reset-link", BECAUSE)
                .expectProblem(404, "notFound");
    }

    @Test
    void theLogHasNoDoorThatWrites() throws IOException {
        Player admin = admin();
        for (String method : List.of("POST", "PUT", "PATCH", "DELETE")) {
            assertThat(admin.visitor()
                            .send(
                                    method,
                                    "/api/v1/admin/log",
                                    BodyPublishers.ofString("{}"),
                                    Map.of("Content-Type", "application/json"))
                            .status())
                    .isEqualTo(405);
        }
        try (Stream<Path> sources = Files.walk(Path.of("src/main"))) {
            List<Path> writing = sources.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith(".svg"))
                    .filter(ActsTest::changesTheLog)
                    .toList();
            assertThat(writing).isEmpty();
        }
    }

    private static boolean changesTheLog(Path file) {
        try {
            return Files.readString(file)
                    .matches("(?is).*(update|delete from|truncate( table)?|drop table)\\s+admin_log.*");
        } catch (IOException unreadable) {
            return false;
        }
    }
}
