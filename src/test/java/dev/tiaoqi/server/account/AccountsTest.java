package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.web.ApiProblem;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

class AccountsTest extends AccountTest {

    private static final String ANOTHER = "eight frogs in a bucket";

    @Autowired
    private People people;

    @Autowired
    private Sanctions sanctions;

    @Autowired
    private FirstAdmin firstAdmin;

    @Autowired
    private Settlement settlement;

    @Autowired
    private Clock clock;

    @Test
    void aNewPasswordEndsEveryCookieButTheCallers() {
        String name = freshName();
        Visitor script = player(name);
        Visitor here = browser();
        Visitor there = browser();
        signIn(here, name, PASSWORD).expect(200);
        signIn(there, name, PASSWORD).expect(200);
        change(here, "no idea at all", ANOTHER).expectProblem(403, "wrongCredentials");
        change(here, PASSWORD, "short").expectProblem(400, "invalidValue");
        change(here, PASSWORD, ANOTHER).expect(204);
        assertThat(name(here)).isEqualTo(name);
        there.get("/api/v1/account").expectProblem(401, "notSignedIn");
        assertThat(name(script)).as("tokens stay").isEqualTo(name);
        signIn(nobody(), name, PASSWORD).expectProblem(403, "wrongCredentials");
        signIn(nobody(), name, ANOTHER).expect(200);
        change(guest(), PASSWORD, ANOTHER).expectProblem(403, "wrongCredentials");
        change(nobody(), PASSWORD, ANOTHER).expectProblem(401, "notSignedIn");
    }

    private static Answer change(Visitor visitor, String old, String chosen) {
        return visitor.send(
                "PUT", "/api/v1/account/password", "{\"old\": \"" + old + "\", \"new\": \"" + chosen + "\"}");
    }

    @Test
    void whoDeletesHisAccountLeavesHisGamesAndHisNameIsFree() {
        String name = freshName();
        Visitor lan = player(name);
        Visitor ming = guest();
        String running = twoAtTable(lan, ming);
        String over = twoAtTable(lan, ming);
        ming.post(at(over, "/resignation"), "{}").expect(200);
        String open = newGame(lan);
        String joined = create(ming, "{\"players\": 3}");
        join(lan, joined).expect(200);

        delete(lan, "not my password").expectProblem(403, "wrongCredentials");
        delete(guest(), PASSWORD).expectProblem(403, "wrongCredentials");
        assertThat(name(lan)).isEqualTo(name);
        delete(lan, PASSWORD).expect(204);

        lan.get("/api/v1/account").expectProblem(401, "badToken");
        signIn(nobody(), name, PASSWORD).expectProblem(403, "wrongCredentials");
        JsonNode left = look(ming, running);
        assertThat(left.get("status").asString()).isEqualTo("ended");
        assertThat(left.at("/seats/0/state").asString()).isEqualTo("quit");
        assertThat(left.at("/seats/0/name").asString()).isEqualTo(Person.DELETED_NAME);
        assertThat(left.at("/seats/0/kind").asString()).isEqualTo("deleted");
        assertThat(look(ming, over).at("/seats/0/name").asString()).isEqualTo(Person.DELETED_NAME);
        assertThat(look(ming, open).get("status").asString()).isEqualTo("cancelled");
        assertThat(look(ming, joined).at("/seats").toString()).doesNotContain(Person.DELETED_NAME);
        settlement.settleTheRest();
        signUp(nobody(), name).expect(201);
    }

    private static Answer delete(Visitor visitor, String password) {
        return visitor.send("DELETE", "/api/v1/account", "{\"password\": \"" + password + "\"}");
    }

    @Test
    void settingsAreKeptAndNullPutsTheDefaultBack() {
        Visitor lan = player(freshName());
        JsonNode all = set(lan, "{\"hints\": \"off\", \"confirmMoves\": \"on\", \"language\": \"en\"}")
                .expect(200)
                .json();
        assertThat(all.get("hints").asString()).isEqualTo("off");
        assertThat(lan.get("/api/v1/account").json().get("settings")).isEqualTo(all);
        assertThat(set(lan, "{\"hints\": null}").json().get("hints").asString()).isEqualTo("auto");
        assertThat(set(lan, "{}").json().get("confirmMoves").asString()).isEqualTo("on");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"hints\": \"maybe\"} | invalidValue",
                "{\"colour\": \"red\"} | unknownField",
                "{\"hints\": 1} | invalidValue",
                "[] | unreadable"
            })
    void onlyWhatThereIsCanBeSet(String body, String code) {
        set(player(freshName()), body).expectProblem(400, code);
    }

    private static Answer set(Visitor visitor, String json) {
        return visitor.send("PATCH", "/api/v1/account/settings", json);
    }

    @Test
    void whatStandsInTheAccountWinsOverTheCookieAndTheFirstPaintIsRight() {
        String name = freshName();
        set(player(name), "{\"theme\": \"dark\", \"language\": \"en\"}").expect(200);
        Visitor browser = browser();
        browser.post("/preferences", "theme=light&lang=zh", "application/x-www-form-urlencoded");
        signIn(browser, name, PASSWORD).expect(200);
        Visitor reader = browser.with("Accept", "text/html");
        assertThat(reader.get("/account").expect(200).text()).contains("lang=\"en\"", "data-theme=\"dark\"", name);
        browser.post("/preferences", "theme=light", "application/x-www-form-urlencoded")
                .expect(204);
        assertThat(browser.get("/api/v1/account").json().at("/settings/theme").asString())
                .isEqualTo("light");
    }

    @Test
    void aSuspendedPlayerLooksAndDoesNothing() {
        String name = freshName();
        Visitor lan = player(name);
        UUID id = people.named(name).orElseThrow().id();
        sanctions.suspend(id, new Suspension(Optional.empty(), "rude"));
        lan.get("/api/v1/account").expectProblem(401, "badToken");
        Answer refused = signIn(nobody(), name, PASSWORD).expectProblem(403, "suspended");
        assertThat(refused.json().get("reason").asString()).isEqualTo("rude");
        signIn(nobody(), name, "wrong").expectProblem(403, "wrongCredentials");
        sanctions.lift(id);
        signIn(nobody(), name, PASSWORD).expect(200);
        sanctions.suspend(id, new Suspension(Optional.of(clock.instant().minus(Duration.ofHours(1))), "over"));
        signIn(nobody(), name, PASSWORD).expect(200);
    }

    @Test
    void aSuspendedGuestReadsOnly() {
        Visitor guest = guest();
        String name = name(guest);
        UUID id = people.named(name).orElseThrow().id();
        sanctions.suspend(id, new Suspension(Optional.of(clock.instant().plus(Duration.ofHours(1))), "rude"));
        guest.get("/api/v1/account").expectProblem(401, "badToken");
    }

    @Test
    void aLinkLetsOneChooseAPasswordOnce() {
        String name = freshName();
        player(name);
        UUID id = people.named(name).orElseThrow().id();
        String older = sanctions.makeResetLink(id).url().getPath();
        String path = sanctions.makeResetLink(id).url().getPath();
        Visitor browser = browser();
        browser.submit(older, "password=" + plus(ANOTHER)).expect(404);
        assertThat(browser.with("Accept", "text/html").get(path).expect(200).text())
                .contains(name);
        browser.submit(path, "password=short").expect(400);
        assertThat(secret(browser.submit(path, "password=" + plus(ANOTHER)).expect(303)))
                .isNotEmpty();
        assertThat(name(browser)).isEqualTo(name);
        browser.submit(path, "password=" + plus(ANOTHER)).expect(404);
        browser.with("Accept", "text/html").get(path).expect(404);
        signIn(nobody(), name, PASSWORD).expectProblem(403, "wrongCredentials");
        signIn(nobody(), name, ANOTHER).expect(200);
    }

    private static String plus(String text) {
        return text.replace(' ', '+');
    }

    @Test
    void theFirstAdminsPasswordWorksUntilHeHasChosenAnother() {
        String name = freshName();
        firstAdmin.appoint(name, new Password("given by the operator"));
        Answer asked = signIn(nobody(), name, "given by the operator").expectProblem(400, "invalidValue");
        assertThat(asked.json().get("reason").asString()).isEqualTo("oneTime");
        assertThat(browser()
                        .submit("/sign-in", "name=" + plus(name) + "&password=given+by+the+operator")
                        .expect(303)
                        .header("Location"))
                .startsWith("/reset/");
        Visitor admin = nobody().withToken(token(nobody().post(
                        "/api/v1/account/sign-in",
                        "{\"name\": \"" + name + "\", \"password\": \"given by the operator\", \"newPassword\": \""
                                + ANOTHER + "\"}")
                .expect(200)));
        assertThat(admin.get("/api/v1/account").json().get("admin").asBoolean()).isTrue();
        firstAdmin.appoint(name, new Password("given by the operator"));
        signIn(nobody(), name, "given by the operator").expectProblem(403, "wrongCredentials");
        admin.post("/api/v1/account/tokens", "{\"scopes\": [\"admin\", \"read\"]}")
                .expect(201);
        Visitor bot = nobody().withToken(
                        token(admin.post("/api/v1/account/tokens", "{\"scopes\": [\"read\", \"play\"]}")
                                .expect(201)));
        bot.post("/api/v1/account/tokens", "{\"scopes\": [\"admin\"]}").expectProblem(403, "scope");
        bot.get("/api/v1/admin/log").expectProblem(403, "scope");
        admin.get("/api/v1/admin/log").expect(200);
        player(freshName())
                .post("/api/v1/account/tokens", "{\"scopes\": [\"admin\"]}")
                .expectProblem(403, "adminOnly");
    }

    @Test
    void whoTookTheNameBeforeIsNoAdmin() {
        String guests = freshName();
        Visitor guest = nobody().withToken(nobody().post("/api/v1/guests", "{\"name\": \"" + guests + "\"}")
                .json()
                .get("token")
                .asString());
        firstAdmin.appoint(guests, new Password("given by the operator"));
        assertThat(guest.get("/api/v1/account").json().get("admin").asBoolean()).isFalse();
        signIn(nobody(), guests, "given by the operator").expectProblem(403, "wrongCredentials");
    }

    @Test
    void keepingOrderNeedsTheRoleAndTheScope() {
        Person admin = new Person(UUID.randomUUID(), "Ada", Person.Kind.PLAYER, true);
        assertThat(Roles.admin(new Caller.Known(admin, UUID.randomUUID(), Set.of(Scope.ADMIN))))
                .isEqualTo(admin);
        assertThatThrownBy(() -> Roles.admin(new Caller.Known(admin, UUID.randomUUID())))
                .isInstanceOf(ApiProblem.class)
                .hasMessage("scope");
        Person other = new Person(UUID.randomUUID(), "Lan", Person.Kind.PLAYER);
        assertThatThrownBy(() -> Roles.admin(new Caller.Known(other, UUID.randomUUID(), Set.of(Scope.ADMIN))))
                .hasMessage("adminOnly");
        assertThatThrownBy(() -> Roles.admin(new Caller.Nobody())).hasMessage("adminOnly");
    }
}
