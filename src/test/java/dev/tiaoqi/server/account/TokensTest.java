package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

class TokensTest extends ServerTest {

    @Autowired
    private Credentials credentials;

    @Test
    void aTokenIsMadeListedAndTakenBack() {
        Visitor guest = guest();
        Answer made = guest.post("/api/v1/account/tokens", "{\"label\": \"my bot\", \"scopes\": [\"read\"]}")
                .expect(201);
        Visitor bot = nobody().withToken(made.json().get("token").asString());
        bot.get("/api/v1/account").expect(200);

        Answer list = guest.get("/api/v1/account/tokens").expect(200);
        assertThat(list.json().get("items")).hasSize(2);
        assertThat(list.json().get("items").get(1).get("label").asString()).isEqualTo("my bot");
        assertThat(list.text()).doesNotContain("tq_");

        String id = made.json().get("id").asString();
        assertThat(credentials.stands(UUID.fromString(id))).isTrue();
        guest.delete("/api/v1/account/tokens/" + id).expect(204);
        assertThat(credentials.stands(UUID.fromString(id))).isFalse();
        bot.get("/api/v1/account").expectProblem(401, "badToken");
        guest.delete("/api/v1/account/tokens/" + id).expectProblem(404, "notFound");
    }

    @Test
    void aTokenToReadDoesNotWrite() {
        Answer made = guest().post("/api/v1/account/tokens", "{\"scopes\": [\"read\"]}")
                .expect(201);
        Visitor bot = nobody().withToken(made.json().get("token").asString());
        Answer refused = bot.post("/api/v1/account/tokens", "{}").expectProblem(403, "scope");
        assertThat(refused.json().get("needed").asString()).isEqualTo("play");
    }

    @Test
    void othersTokensAreNotThere() {
        String mine =
                guest().post("/api/v1/account/tokens", "{}").json().get("id").asString();
        Visitor other = guest();
        other.delete("/api/v1/account/tokens/" + mine).expectProblem(404, "notFound");
        other.delete("/api/v1/account/tokens/1").expectProblem(404, "notFound");
        assertThat(credentials.stands(UUID.fromString(mine))).isTrue();
    }

    @Test
    void whatIsNoTokenOfOursIsRefusedEverywhere() {
        for (String authorization : List.of("Bearer tq_unknown", "Bearer ", "Bearer", "Basic YTpi", "tq_x", "")) {
            Answer refused = nobody().with("Authorization", authorization)
                    .get("/api/v1/account")
                    .expectProblem(401, "badToken");
            assertThat(refused.header("WWW-Authenticate")).startsWith("Bearer");
            nobody().with("Authorization", authorization)
                    .post("/api/v1/guests", "{}")
                    .expectProblem(401, "badToken");
        }
    }

    @Test
    void aTokenGivesNoMoreThanItHas() {
        Visitor player = nobody().withToken(token(guest(), "play"));
        player.post("/api/v1/account/tokens", "{\"scopes\": [\"read\", \"play\"]}")
                .expectProblem(403, "scope");
        Answer made = player.post("/api/v1/account/tokens", "{}").expect(201);
        assertThat(made.json().get("scopes").toString()).isEqualTo("[\"play\"]");
    }

    private static String token(Visitor owner, String scope) {
        return owner.post("/api/v1/account/tokens", "{\"scopes\": [\"" + scope + "\"]}")
                .expect(201)
                .json()
                .get("token")
                .asString();
    }

    @Test
    void scopesAreTakenAtTheirWord() {
        Visitor guest = guest();
        guest.post("/api/v1/account/tokens", "{\"scopes\": [\"admin\"]}").expectProblem(403, "adminOnly");
        guest.post("/api/v1/account/tokens", "{\"scopes\": []}").expectProblem(400, "invalidValue");
        guest.post("/api/v1/account/tokens", "{\"scopes\": [0]}").expectProblem(400, "invalidValue");
        guest.post("/api/v1/account/tokens", "{\"scopes\": \"read\"}").expectProblem(400, "invalidValue");
    }
}
