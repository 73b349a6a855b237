package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

class GuestsTest extends ServerTest {

    @Autowired
    private JdbcClient sql;

    @Test
    void aScriptBecomesAGuestByOneCall() {
        Answer answer = nobody().post("/api/v1/guests", "{}").expect(201);
        String name = answer.json().get("name").asString();
        String token = answer.json().get("token").asString();
        assertThat(name).matches("游客-[a-z2-7]{4,}");
        assertThat(token).matches("tq_[a-z2-7]{32}");
        Answer account = nobody().withToken(token).get("/api/v1/account").expect(200);
        assertThat(account.json().get("name").asString()).isEqualTo(name);
        assertThat(account.json().get("kind").asString()).isEqualTo("guest");
        assertThat(account.json().get("level").isNull()).isTrue();
        assertThat(account.json().get("points").isNull()).isTrue();
    }

    @Test
    void evenWithoutABody() {
        assertThat(nobody().post("/api/v1/guests", "").status()).isEqualTo(201);
    }

    @Test
    void nobodyIsNobody() {
        nobody().get("/api/v1/account").expectProblem(401, "notSignedIn");
    }

    @Test
    void theSecretIsStoredNowhere() {
        Answer answer = nobody().post("/api/v1/guests", "{}");
        String token = answer.json().get("token").asString();
        int rows = sql.sql("select count(*) from credentials where secret_hash = ? and secret_hash not like ?")
                .params(new Secret(token).hash(), "%" + token.substring(3) + "%")
                .query(Integer.class)
                .single();
        assertThat(rows).isEqualTo(1);
    }

    @Test
    void aGuestMayChooseHisName() {
        String wish = "阿青 " + unique();
        Answer answer = nobody().post("/api/v1/guests", "{\"name\": \" %s \"}".formatted(wish))
                .expect(201);
        assertThat(answer.json().get("name").asString()).isEqualTo(wish);
        nobody().post("/api/v1/guests", "{\"name\": \"%s\"}".formatted(wish)).expectProblem(409, "nameTaken");
    }

    @Test
    void namesThatLookAlikeAreTheSameName() {
        String tail = unique();
        nobody().post("/api/v1/guests", "{\"name\": \"Lan-%s\"}".formatted(tail))
                .expect(201);
        for (String alike : List.of("lan-" + tail, "ＬＡＮ-" + tail, "Lan " + tail, "Lán-" + tail)) {
            nobody().post("/api/v1/guests", "{\"name\": \"%s\"}".formatted(alike))
                    .expectProblem(409, "nameTaken");
        }
    }

    @Test
    void manyComeAtOnceAndAllHaveNamesOfTheirOwn() {
        List<String> names = IntStream.range(0, 60)
                .parallel()
                .mapToObj(each -> nobody().post("/api/v1/guests", "{}")
                        .expect(201)
                        .json()
                        .get("name")
                        .asString())
                .toList();
        assertThat(names).doesNotHaveDuplicates();
    }

    @Test
    void ofManyWhoWantOneNameAtOnceOneGetsIt() {
        String wish = "{\"name\": \"%s\"}".formatted(unique());
        List<Integer> answers = IntStream.range(0, 16)
                .parallel()
                .mapToObj(each -> nobody().post("/api/v1/guests", wish).status())
                .toList();
        assertThat(answers)
                .containsOnlyOnce(201)
                .filteredOn(status -> status != 201)
                .containsOnly(409);
    }

    @Test
    void aBrowserThatOnlyLooksStaysNobody() {
        Visitor browser = browser();
        Answer page = browser.with("Accept", "text/html").get("/problems").expect(200);
        assertThat(page.headers("Set-Cookie")).noneMatch(cookie -> cookie.contains("tq_guest"));
        browser.get("/api/v1/account").expectProblem(401, "notSignedIn");
    }

    private static String unique() {
        return UUID.randomUUID().toString().substring(0, 8);
    }
}
