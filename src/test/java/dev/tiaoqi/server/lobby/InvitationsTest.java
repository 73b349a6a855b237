package dev.tiaoqi.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class InvitationsTest extends GameTest {

    private static final String PRIVATE = "{\"players\": 3, \"visibility\": \"private\"}";

    @Test
    void whoIsAskedHearsOfItAndFindsIt() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = newGame(ming);
        try (StreamReader own = StreamReader.of(lan, "/api/v1/events")) {
            own.next("games");
            invite(ming, game, name(lan)).expect(204);
            JsonNode heard = own.next("invited");
            assertThat(heard.get("game").asString()).isEqualTo(game);
            assertThat(heard.get("by").asString()).isEqualTo(name(ming));
            assertThat(heard.get("preset").asString()).isEqualTo("classic");
        }
        try (StreamReader later = StreamReader.of(lan, "/api/v1/events")) {
            assertThat(later.next("invited").get("game").asString()).isEqualTo(game);
        }
        JsonNode item = invitations(lan).get(0);
        assertThat(item.get("game").asString()).isEqualTo(game);
        assertThat(item.get("by").asString()).isEqualTo(name(ming));
        assertThat(item.get("players").asInt()).isEqualTo(2);
        assertThat(invitations(guest())).isEmpty();
        join(lan, game).expect(200);
        assertThat(invitations(lan)).isEmpty();
    }

    @Test
    void whoIsAskedSeesAPrivateGameAndJoinsItAndNobodyElse() {
        Visitor ming = guest();
        Visitor lan = guest();
        Visitor late = guest();
        Visitor outside = guest();
        String game = create(ming, PRIVATE);
        lan.get("/api/v1/games/" + game).expectProblem(404, "notFound");
        invite(ming, game, name(lan)).expect(204);
        invite(ming, game, name(late)).expect(204);
        lan.get("/api/v1/games/" + game).expect(200);
        outside.get("/api/v1/games/" + game).expectProblem(404, "notFound");
        assertThat(look(lan, game).get("inviteUrl").isNull())
                .as("the host's alone")
                .isTrue();
        join(lan, game).expect(200);
        join(outside, game).expectProblem(404, "notFound");
        ming.post(at(game, "/start"), "{\"fill\": \"bot:1\"}").expect(200);
        late.get("/api/v1/games/" + game).expectProblem(404, "notFound");
        join(late, game).expectProblem(404, "notFound");
        assertThat(invitations(late)).isEmpty();
    }

    @Test
    void whoDeclinesIsNotAskedAgain() {
        Visitor ming = guest();
        Visitor lan = guest();
        String open = newGame(ming);
        String closed = create(ming, PRIVATE);
        invite(ming, open, name(lan)).expect(204);
        invite(ming, closed, name(lan)).expect(204);
        lan.delete(at(open, "/invitations/me")).expect(204);
        lan.delete(at(closed, "/invitations/me")).expect(204);
        lan.get("/api/v1/games/" + closed).expectProblem(404, "notFound");
        invite(ming, open, name(lan)).expect(204);
        assertThat(invitations(lan)).isEmpty();
        guest().delete(at(open, "/invitations/me")).expectProblem(404, "notFound");
    }

    @Test
    void onlyThoseAtTheTableAskAndOnlyBeforeTheStart() {
        Visitor ming = guest();
        Visitor lan = guest();
        Visitor hong = guest();
        String game = create(ming, "{\"players\": 3}");
        invite(lan, game, name(hong)).expectProblem(403, "notYourSeat");
        join(lan, game).expect(200);
        invite(lan, game, name(hong)).expect(204);
        invite(lan, game, name(ming)).expectProblem(409, "alreadySeated");
        invite(ming, game, name(ming)).expectProblem(409, "alreadySeated");
        invite(ming, game, "nobody-of-that-name").expectProblem(400, "invalidValue");
        ming.post(at(game, "/invitations"), "{}").expectProblem(400, "invalidValue");
        join(hong, game).expect(200);
        invite(ming, game, name(guest())).expectProblem(409, "alreadyStarted");
        String cancelled = newGame(ming);
        ming.delete("/api/v1/games/" + cancelled).expect(200);
        invite(ming, cancelled, name(lan)).expectProblem(409, "gameOver");
    }

    @Test
    void nobodyAsksTheWholeTown() {
        Visitor ming = guest();
        String game = newGame(ming);
        List<Integer> answers = new ArrayList<>();
        for (int i = 0; i < 31; i++) {
            answers.add(invite(ming, game, "nobody-of-that-name").status());
        }
        assertThat(answers.subList(0, 30)).containsOnly(400);
        assertThat(answers.getLast()).isEqualTo(429);
    }

    @Test
    void gamesThatWaitNoMoreHideNoneThatDoes() {
        Visitor ming = guest();
        Visitor lan = guest();
        String waits = newGame(ming);
        invite(ming, waits, name(lan)).expect(204);
        Visitor fickle = guest();
        for (int i = 0; i < 21; i++) {
            String game = newGame(fickle);
            invite(fickle, game, name(lan)).expect(204);
            fickle.delete(at(game, "")).expect(200);
        }
        assertThat(invitations(lan))
                .extracting(item -> item.get("game").asString())
                .containsExactly(waits);
    }

    private static Answer invite(Visitor by, String game, String name) {
        return by.post(at(game, "/invitations"), "{\"name\": \"" + name + "\"}");
    }

    private static String name(Visitor who) {
        return who.get("/api/v1/account").expect(200).json().get("name").asString();
    }

    private static JsonNode invitations(Visitor who) {
        return who.get("/api/v1/invitations").expect(200).json().get("items");
    }
}
