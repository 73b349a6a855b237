package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class LimitsTest extends ServerTest {

    @Test
    void everyAnswerTellsWhatIsLeft() {
        Answer answer = guest().get("/api/v1/account").expect(200);
        assertThat(answer.headers("RateLimit-Policy"))
                .containsExactly("\"address\";q=1200;w=20", "\"person\";q=600;w=30");
        assertThat(answer.headers("RateLimit")).hasSize(2).last().asString().startsWith("\"person\";r=599;t=1");
    }

    @Test
    void thirtyGuestsAnHourComeFromOneAddress() {
        Visitor house = nobody();
        IntStream.range(0, 30)
                .forEach(each -> house.post("/api/v1/guests", "{}").expect(201));
        Answer refused = house.post("/api/v1/guests", "{}").expectProblem(429, "tooMany");
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 120);
        JsonNode millis = refused.json().get("retryAfterMillis");
        assertThat(millis.isIntegralNumber()).isTrue();
        assertThat(Math.ceilDiv(millis.asLong(), 1000L)).isEqualTo(Long.parseLong(refused.header("Retry-After")));
        assertThat(refused.json().has("seconds")).isFalse();
        nobody().post("/api/v1/guests", "{}").expect(201);
    }

    @Test
    void aSixtyFourOfIpv6IsOneHouse() {
        for (int i = 0; i < 30; i++) {
            nobody().with("X-Forwarded-For", "2001:db8:1:1::" + i)
                    .post("/api/v1/guests", "{}")
                    .expect(201);
        }
        nobody().with("X-Forwarded-For", "2001:db8:1:1::ffff")
                .post("/api/v1/guests", "{}")
                .expectProblem(429, "tooMany");
        nobody().with("X-Forwarded-For", "2001:db8:1:2::1")
                .post("/api/v1/guests", "{}")
                .expect(201);
    }

    @Test
    void whoeverAsksTooMuchIsToldWhenToComeBack() {
        Visitor guest = guest();
        int answered = 0;
        Answer answer = guest.get("/api/v1/account");
        while (answer.status() == 200 && answered++ < 2000) {
            answer = guest.get("/api/v1/account");
        }
        answer.expectProblem(429, "tooMany");
        assertThat(answered).isGreaterThanOrEqualTo(599);
        assertThat(answer.header("Retry-After")).isEqualTo("1");
        assertThat(answer.header("Access-Control-Allow-Origin")).isEmpty();
        nobody().get("/problems").expect(200);
    }
}
