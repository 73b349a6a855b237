package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import io.micrometer.core.instrument.MeterRegistry;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

@WholeServer
class SignInTest extends AccountTest {

    @Autowired
    private MeterRegistry meters;

    @Test
    void aPlayerComesInAgainByNameHoweverHeWritesIt() {
        String name = freshName();
        player(name);
        Answer in = signIn(nobody(), "  " + name.toUpperCase(java.util.Locale.ROOT), PASSWORD)
                .expect(200);
        assertThat(in.headers("Set-Cookie")).isEmpty();
        assertThat(name(nobody().withToken(token(in)))).isEqualTo(name);
    }

    @Test
    void anUnknownNameAndAWrongPasswordAreOneAnswerAfterTheSameWork() {
        String name = freshName();
        player(name);
        Answer wrong = counted(() -> signIn(nobody(), name, "seven marbles on a try"));
        Answer unknown = counted(() -> signIn(nobody(), freshName(), PASSWORD));
        for (String part : new String[] {"title", "detail", "code", "status", "type", "instance"}) {
            assertThat(unknown.json().get(part)).isEqualTo(wrong.json().get(part));
        }
        assertThat(unknown.json().propertyNames()).isEqualTo(wrong.json().propertyNames());
    }

    private Answer counted(java.util.function.Supplier<Answer> call) {
        long before = meters.get("tiaoqi.passwords").timer().count();
        Answer answer = call.get().expectProblem(403, "wrongCredentials");
        assertThat(meters.get("tiaoqi.passwords").timer().count() - before).isEqualTo(1);
        return answer;
    }

    @Test
    void fiveFailuresForANameAreEnoughForItsOwnerToo() {
        String name = freshName();
        player(name);
        signIn(nobody(), name, PASSWORD).expect(200);
        for (int i = 0; i < 5; i++) {
            signIn(nobody(), name, "wrong " + i).expectProblem(403, "wrongCredentials");
        }
        Answer refused = signIn(nobody(), name, PASSWORD).expectProblem(429, "tooMany");
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 180);
        String nobodys = freshName();
        for (int i = 0; i < 5; i++) {
            signIn(nobody(), nobodys, "wrong " + i).expectProblem(403, "wrongCredentials");
        }
        signIn(nobody(), nobodys, "wrong").expectProblem(429, "tooMany");
    }

    @Test
    void twentyFailuresFromAnAddressAreEnough() {
        Visitor one = nobody();
        for (int i = 0; i < 20; i++) {
            signIn(one, freshName(), "wrong").expectProblem(403, "wrongCredentials");
        }
        signIn(one, freshName(), "wrong").expectProblem(429, "tooMany");
    }

    @Test
    void anotherSiteSignsNobodyIn() {
        String name = freshName();
        player(name);
        Visitor browser = browser();
        String cookie = secret(browser.submit("/", "computer="));
        String guest = name(browser);
        // as a page of another site would: his cookie, no token of ours
        Answer foreign = signIn(browser.with("X-CSRF-TOKEN", ""), name, PASSWORD);
        foreign.expectProblem(403, "csrf");
        assertThat(name(browser)).isEqualTo(guest);
        browser.with("X-CSRF-TOKEN", "").submit("/sign-in", "name=x&password=y").expect(403);
        Answer script = signIn(nobody().with("Cookie", "tq_guest=" + cookie), name, PASSWORD)
                .expect(200);
        assertThat(script.headers("Set-Cookie")).isEmpty();
        assertThat(name(browser)).as("whose cookie came along stays who he is").isEqualTo(guest);
    }

    @Test
    void aGuestBringsHisGamesAlongAndTheOthersOnlySeeAnotherName() {
        String name = freshName();
        Visitor atHome = player(name);
        Visitor lan = guest();
        Visitor ming = guest();
        String over = twoAtTable(lan, ming);
        ming.post(at(over, "/resignation"), "{}").expect(200);
        String running = twoAtTable(lan, ming);
        move(lan, running, "l3:j5", 0).expect(200);
        String open = newGame(lan);
        String joined = newGame(ming);
        join(lan, joined).expect(200);
        int version = look(ming, running).get("version").asInt();

        Visitor player = nobody().withToken(token(signIn(lan, name, PASSWORD).expect(200)));

        lan.get("/api/v1/account").expectProblem(401, "badToken");
        JsonNode seen = look(atHome, running);
        assertThat(seen.get("version").asInt()).isEqualTo(version + 1);
        assertThat(seen.at("/you/seats/0").asString()).isEqualTo("A");
        assertThat(seen.at("/you/host").asBoolean()).isTrue();
        assertThat(seen.at("/seats/0/name").asString()).isEqualTo(name);
        move(
                        ming,
                        running,
                        ming.get(at(running, "/legal-moves"))
                                .json()
                                .at("/moves/0/text")
                                .asString(),
                        1)
                .expect(200);
        move(
                        player,
                        running,
                        player.get(at(running, "/legal-moves"))
                                .json()
                                .at("/moves/0/text")
                                .asString(),
                        2)
                .expect(200);

        assertThat(look(player, open).at("/you/host").asBoolean()).isTrue();
        player.delete("/api/v1/games/" + open).expect(200);
        assertThat(look(player, joined).at("/you/seats/0").asString()).isEqualTo("D");
        JsonNode ended = look(player, over);
        assertThat(ended.at("/you/seats/0").asString()).isEqualTo("A");
        assertThat(ended.at("/seats/0/name").asString()).isEqualTo(name);
        assertThat(texts(player.get("/api/v1/games?mine=true").json().get("items"), "id"))
                .contains(over, running, open, joined);
        player.post(at(over, "/rematch"), "").expect(200);
    }

    @Test
    void thoseWhoWatchGetASeatEvent() {
        String name = freshName();
        player(name);
        Visitor lan = guest();
        Visitor ming = guest();
        String game = twoAtTable(lan, ming);
        try (StreamReader stream = StreamReader.of(ming, at(game, "/events"))) {
            stream.next("game");
            signIn(lan, name, PASSWORD).expect(200);
            JsonNode event = stream.next("seat");
            assertThat(event.at("/seats/0/name").asString()).isEqualTo(name);
            assertThat(event.get("status").asString()).isEqualTo("running");
        }
    }

    @Test
    void aBrowserGetsANewSecretEachTimeAndTheOldOneEnds() {
        String name = freshName();
        player(name);
        Visitor browser = browser();
        String first = secret(signIn(browser, name, PASSWORD).expect(200));
        String second = secret(signIn(browser, name, PASSWORD).expect(200));
        assertThat(second).isNotEqualTo(first);
        nobody().with("Cookie", "tq_guest=" + first).get("/api/v1/account").expectProblem(401, "notSignedIn");
        assertThat(name(browser)).isEqualTo(name);
    }

    @Test
    void signingOutEndsThisOneOrAll() {
        String name = freshName();
        Visitor script = player(name);
        Visitor browser = browser();
        signIn(browser, name, PASSWORD).expect(200);
        Visitor other = nobody().withToken(token(signIn(nobody(), name, PASSWORD)));
        other.post("/api/v1/account/sign-out", "{}").expect(204);
        other.get("/api/v1/account").expectProblem(401, "badToken");
        assertThat(name(browser)).isEqualTo(name);
        assertThat(secret(browser.post("/api/v1/account/sign-out", "{\"everywhere\": true}")
                        .expect(204)))
                .isEmpty();
        browser.get("/api/v1/account").expectProblem(401, "notSignedIn");
        script.get("/api/v1/account").expectProblem(401, "badToken");
        nobody().post("/api/v1/account/sign-out", "{}").expectProblem(401, "notSignedIn");
    }

    @Test
    void signingOutEverywhereEndsStreams() {
        Visitor script = player(freshName());
        try (StreamReader stream = StreamReader.of(script, "/api/v1/events")) {
            stream.next("games");
            script.post("/api/v1/account/sign-out", "{\"everywhere\": true}").expect(204);
            assertThat(stream.rest()).extracting(StreamReader::type).isSubsetOf("heartbeat");
        }
    }
}
