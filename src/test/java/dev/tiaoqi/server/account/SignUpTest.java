package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

class SignUpTest extends AccountTest {

    @Autowired
    private JdbcClient sql;

    @Test
    void aScriptSignsUpAndGetsATokenAndNoCookie() {
        String name = freshName();
        Answer answer = signUp(nobody(), name).expect(201);
        assertThat(answer.headers("Set-Cookie")).isEmpty();
        assertThat(answer.json().get("kind").asString()).isEqualTo("player");
        JsonNode me = nobody().withToken(token(answer)).get("/api/v1/account").json();
        assertThat(me.get("name").asString()).isEqualTo(name);
        assertThat(me.get("kind").asString()).isEqualTo("player");
        assertThat(me.get("admin").asBoolean()).isFalse();
        assertThat(me.get("level").asInt()).isEqualTo(1);
        assertThat(me.get("settings").get("hints").asString()).isEqualTo("auto");
    }

    @Test
    void aPasswordIsKeptAsArgon2idOnly() {
        String name = freshName();
        player(name);
        String hash = sql.sql("select w.hash from passwords w join people p on p.id = w.person_id where p.name = ?")
                .params(name)
                .query(String.class)
                .single();
        assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$").doesNotContain(PASSWORD);
    }

    @Test
    void aGuestWithARunningGameStaysHimselfAndGoesOnPlaying() {
        Visitor lan = guest();
        Visitor ming = guest();
        String game = twoAtTable(lan, ming);
        move(lan, game, "l3:j5", 0).expect(200);
        String name = freshName();
        Visitor player = nobody().withToken(token(signUp(lan, name).expect(201)));
        move(ming, game, legal(ming, game), 1).expect(200);
        move(player, game, legal(player, game), 2).expect(200);
        JsonNode seat = look(ming, game).get("seats").get(0);
        assertThat(seat.get("name").asString()).isEqualTo(name);
        assertThat(seat.get("kind").asString()).isEqualTo("human");
        assertThat(name(lan)).as("his script's token is still his").isEqualTo(name);
    }

    private static String legal(Visitor player, String game) {
        return player.get(at(game, "/legal-moves")).json().at("/moves/0/text").asString();
    }

    @Test
    void aBrowserGetsANewCookieAndTheOldOneEnds() {
        Visitor browser = browser();
        String before = secret(browser.submit("/", "computer="));
        Visitor thief = nobody().with("Cookie", "tq_guest=" + before);
        thief.get("/api/v1/account").expect(200);
        Answer answer = signUp(browser, freshName()).expect(201);
        assertThat(answer.json().has("token")).isFalse();
        assertThat(secret(answer)).isNotEqualTo(before);
        thief.get("/api/v1/account").expectProblem(401, "notSignedIn");
        browser.get("/api/v1/account").expect(200);
        assertThat(browser.get("/api/v1/games?mine=true").expect(200).json().get("items"))
                .as("his game came along")
                .hasSize(1);
    }

    @Test
    void whatAGuestChoseAtHisBrowserGoesIntoTheAccount() {
        Visitor browser = browser();
        browser.post("/preferences", "theme=dark&lang=en", "application/x-www-form-urlencoded");
        signUp(browser, freshName()).expect(201);
        JsonNode settings = browser.get("/api/v1/account").json().get("settings");
        assertThat(settings.get("theme").asString()).isEqualTo("dark");
        assertThat(settings.get("language").asString()).isEqualTo("en");
    }

    @ParameterizedTest
    @CsvSource({
        "seven77, length",
        "'', length",
        "password, common",
        "Password123, common",
        "12345678, common",
        "98765432, common",
        "qwertyui, common",
        "aaaaaaaa, common",
        "abcabcabc, common",
        "woaini1314, common",
        "zhangxiaolan, likeName",
        "Zhang-Xiao-Lan2026, likeName",
        "naloaixgnahz, likeName",
    })
    void aPasswordThatIsEasilyGuessedIsRefused(String password, String reason) {
        Answer refused = nobody().post("/api/v1/account/sign-up", wish("Zhang Xiaolan", password))
                .expectProblem(400, "invalidValue");
        assertThat(refused.json().get("field").asString()).isEqualTo("password");
        assertThat(refused.json().get("reason").asString()).isEqualTo(reason);
    }

    @Test
    void aPasswordHasItsLongest() {
        nobody().post("/api/v1/account/sign-up", wish(freshName(), "xyzzy ".repeat(22)))
                .expectProblem(400, "invalidValue");
        nobody().post("/api/v1/account/sign-up", "{\"name\": \"Lan\"}").expectProblem(400, "invalidValue");
        nobody().post("/api/v1/account/sign-up", "{\"password\": \"x\"}").expectProblem(400, "invalidValue");
        nobody().post("/api/v1/account/sign-up", "{\"name\": 1}").expectProblem(400, "invalidValue");
    }

    @ParameterizedTest
    @CsvSource({"Ａｃｏｐ", "асор", "ACOP", "'A. c-o_p'", "Ácop"})
    void aNameThatLooksLikeSomebodyElsesIsTaken(String alike) {
        signUp(nobody(), "acop"); // the first of these gets it
        signUp(nobody(), alike).expectProblem(409, "nameTaken");
    }

    @Test
    void nobodyIsCalledLikeAGuest() {
        String guests = name(guest());
        signUp(nobody(), guests).expectProblem(400, "invalidValue");
        signUp(nobody(), "deleted player").expectProblem(400, "invalidValue");
    }

    @Test
    void ofTwentyWhoWantOneNameAtOnceOneGetsIt() throws Exception {
        String name = freshName();
        List<Visitor> all = IntStream.range(0, 20)
                .mapToObj(n -> n % 2 == 0 ? nobody() : guest())
                .toList();
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Answer>> answers = pool.invokeAll(all.stream()
                    .map(visitor -> (Callable<Answer>) () -> signUp(visitor, name))
                    .toList());
            int made = 0;
            for (Future<Answer> future : answers) {
                Answer answer = future.get();
                assertThat(answer.status()).isIn(201, 409, 503);
                made += answer.status() == 201 ? 1 : 0;
            }
            assertThat(made).isEqualTo(1);
        }
    }

    @Test
    void anAnswerWithASecretIsNotKept() {
        Visitor guest = guest().with("Idempotency-Key", "one");
        signUp(guest, freshName()).expect(201);
        signUp(guest, freshName()).expect(201);
    }
}
