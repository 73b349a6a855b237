package dev.tiaoqi.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class BeforeTheStartTest extends GameTest {

    @Test
    void theLastSeatTakenStartsTheGame() {
        Visitor ming = guest();
        String game = create(ming, "{\"players\": 3, \"options\": {\"first\": \"C\"}}");
        JsonNode first = guest().post(at(game, "/seats"), "{\"seat\": \"E\"}")
                .expect(200)
                .json();
        assertThat(first.get("status").asString()).isEqualTo("open");
        assertThat(first.at("/you/seats").toString()).isEqualTo("[\"E\"]");
        guest().post(at(game, "/seats"), "{\"seat\": \"E\"}").expectProblem(409, "seatTaken");
        guest().post(at(game, "/seats"), "{\"seat\": \"B\"}").expectProblem(400, "invalidValue");
        guest().post(at(game, "/seats"), "{\"team\": 1}").expectProblem(400, "invalidValue");
        guest().post(at(game, "/seats"), "{\"team\": 3}").expectProblem(400, "invalidValue");
        guest().post(at(game, "/seats"), "{\"team\": 1, \"seat\": \"E\"}").expectProblem(400, "invalidValue");
        ming.post(at(game, "/seats"), "{}").expectProblem(409, "alreadySeated");
        JsonNode last = guest().post(at(game, "/seats"), "{}").expect(200).json();
        assertThat(last.get("status").asString()).isEqualTo("running");
        assertThat(last.get("toMove").asString()).isEqualTo("C");
        guest().post(at(game, "/seats"), "{}").expectProblem(409, "alreadyStarted");
    }

    @Test
    void oneSitsDownWithTheTeamOneChooses() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(ming, "{\"players\": 4, \"options\": {\"teams\": true}}");
        assertThat(look(ming, game)
                        .get("seats")
                        .valueStream()
                        .map(seat -> seat.get("team").asInt()))
                .containsExactly(1, 2, 1, 2);
        JsonNode sat = lan.post(at(game, "/seats"), "{\"team\": 1}").expect(200).json();
        assertThat(sat.at("/you/seats").toString()).isEqualTo("[\"D\"]");
        lan.post(at(game, "/seats"), "{\"team\": 2}").expectProblem(409, "alreadySeated");
        guest().post(at(game, "/seats"), "{\"team\": 1}").expectProblem(409, "seatTaken");
        guest().post(at(game, "/seats"), "{\"team\": 2}").expect(200);
        JsonNode last =
                guest().post(at(game, "/seats"), "{\"team\": 2}").expect(200).json();
        assertThat(last.at("/you/seats").toString()).isEqualTo("[\"E\"]");
        assertThat(last.get("status").asString()).isEqualTo("running");
    }

    @Test
    void oneMayLeaveBeforeTheStart() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(ming, "{\"players\": 3}");
        join(lan, game).expect(200);
        JsonNode left = lan.delete(at(game, "/seats/me")).expect(200).json();
        assertThat(texts(left.get("seats"), "kind")).containsExactly("guest", "open", "open");
        lan.delete(at(game, "/seats/me")).expectProblem(403, "notYourSeat");
        join(lan, game).expect(200);
        join(guest(), game).expect(200);
        lan.delete(at(game, "/seats/me")).expectProblem(409, "alreadyStarted");
    }

    @Test
    void theHostStartsWithComputers() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(ming, "{\"players\": 3, \"options\": {\"first\": \"A\"}}");
        join(lan, game).expect(200);
        lan.post(at(game, "/start"), "{\"fill\": \"bot:1\"}").expectProblem(403, "hostOnly");
        ming.post(at(game, "/start"), "{}").expectProblem(409, "seatsOpen");
        ming.post(at(game, "/start"), "{\"fill\": \"bot:2\"}").expectProblem(422, "optionNotOffered");
        ming.post(at(game, "/start"), "{\"fill\": \"robot\"}").expectProblem(400, "invalidValue");
        JsonNode started = ming.post(at(game, "/start"), "{\"fill\": \"bot:1\"}")
                .expect(200)
                .json();
        assertThat(texts(started.get("seats"), "kind")).containsExactly("guest", "guest", "bot");
        assertThat(started.at("/seats/2/name").asString()).isEqualTo("bot:1");
        ming.post(at(game, "/start"), "{\"fill\": \"bot:1\"}").expectProblem(409, "alreadyStarted");
        assertThat(look(ming, game).get("inviteUrl").isNull()).isTrue();
    }

    @Test
    void r35TheHostCancelsBeforeTheFirstMove() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        lan.delete("/api/v1/games/" + game).expectProblem(403, "hostOnly");
        JsonNode cancelled = ming.delete("/api/v1/games/" + game).expect(200).json();
        assertThat(cancelled.get("status").asString()).isEqualTo("cancelled");
        assertThat(cancelled.get("result").toString()).isEqualTo("{\"round\":1,\"ply\":0,\"reason\":\"cancelled\"}");
        ming.delete("/api/v1/games/" + game).expectProblem(409, "gameOver");
        move(ming, game, "l3:j5", 0).expectProblem(409, "gameOver");
        join(guest(), game).expectProblem(409, "gameOver");
        assertThat(ming.with("Accept", "text/plain")
                        .get("/api/v1/games/" + game)
                        .expect(200)
                        .text())
                .contains("[Result \"*\"]\n[Termination \"cancelled\"]");
        String played = twoAtTable(ming, lan);
        move(ming, played, "l3:j5", 0).expect(200);
        ming.delete("/api/v1/games/" + played).expectProblem(409, "tooLateToCancel");
    }

    @Test
    void aPrivateGameIsThereForItsPeopleAndTheInvitedOnly() {
        Visitor ming = guest();
        Visitor lan = guest();
        Visitor outside = guest();
        JsonNode made = ming.post("/api/v1/games", "{\"visibility\": \"private\"}")
                .expect(201)
                .json();
        String game = made.get("id").asString();
        String code = made.get("inviteUrl").asString().replace("http://tiaoqi.example/j/", "");
        assertThat(code).hasSizeGreaterThan(20).isNotEqualTo(game);
        outside.get("/api/v1/games/" + game).expectProblem(404, "notFound");
        outside.get("/api/v1/games/" + game + "?invite=wrong").expectProblem(404, "notFound");
        outside.post(at(game, "/seats"), "{}").expectProblem(404, "notFound");
        outside.post(at(game, "/seats"), "{\"invite\": \"wrong\"}").expectProblem(404, "notFound");
        JsonNode shown =
                lan.get("/api/v1/games/" + game + "?invite=" + code).expect(200).json();
        assertThat(shown.get("inviteUrl").isNull()).as("the host's alone").isTrue();
        lan.post(at(game, "/seats"), "{\"invite\": \"" + code + "\"}").expect(200);
        lan.get("/api/v1/games/" + game).expect(200);
        outside.get("/api/v1/games/" + game + "?invite=" + code).expectProblem(404, "notFound");
        lan.post(at(game, "/seats"), "{\"invite\": \"" + code + "\"}").expectProblem(409, "alreadySeated");
        String name = lan.get("/api/v1/account").json().get("name").asString();
        String path =
                "/api/v1/games?player=" + java.net.URLEncoder.encode(name, java.nio.charset.StandardCharsets.UTF_8);
        assertThat(texts(ming.get(path).expect(200).json().get("items"), "id")).contains(game);
        assertThat(texts(outside.get(path).expect(200).json().get("items"), "id"))
                .doesNotContain(game);
        assertThat(texts(
                        nobody().get("/api/v1/games?limit=100")
                                .expect(200)
                                .json()
                                .get("items"),
                        "id"))
                .doesNotContain(game);
    }

    @Test
    void anInviteLeadsToItsOwnGameOnly() {
        Visitor ming = guest();
        String code = ming.post("/api/v1/games", "{}")
                .json()
                .get("inviteUrl")
                .asString()
                .replaceAll(".*/", "");
        guest().post(at(newGame(ming), "/seats"), "{\"invite\": \"" + code + "\"}")
                .expectProblem(404, "notFound");
    }

    @Test
    void aBrowserBecomesAGuestByItsFirstAct() {
        String game = newGame(guest());
        Visitor browser = browser();
        assertThat(browser.get("/api/v1/games/" + game).expect(200).json().at("/you/seats"))
                .isEmpty();
        join(browser, game).expect(200);
        assertThat(look(browser, game).at("/you/seats").toString()).isEqualTo("[\"D\"]");
    }
}
