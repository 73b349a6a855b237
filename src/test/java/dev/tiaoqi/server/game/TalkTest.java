package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Resigning, quitting, drawing, and playing again. */
class TalkTest extends GameTest {

    @Autowired
    private JdbcClient sql;

    @Autowired
    private Clock clock;

    @Test
    void oneMayResignOutOfTurn() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        JsonNode answer = lan.post(at(game, "/resignation"), "").expect(200).json();
        assertThat(answer.get("status").asString()).isEqualTo("ended");
        assertThat(answer.at("/result/ranking").toString()).isEqualTo("[[\"A\"],[\"D\"]]");
        assertThat(answer.at("/seats/1/state").asString()).isEqualTo("resigned");
        assertThat(answer.at("/seats/1/rank").asInt()).isEqualTo(2);
        assertThat(answer.has("turn")).isFalse();
        assertThat(look(ming, game).at("/events/0/kind").asString()).isEqualTo("resigned");
    }

    @Test
    void whoQuitsHasQuit() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        JsonNode answer = ming.post(at(game, "/departure"), "{}").expect(200).json();
        assertThat(answer.at("/seats/0/state").asString()).isEqualTo("quit");
        assertThat(answer.at("/result/reason").asString()).isEqualTo("quit");
    }

    @Test
    void whoIsThereCannotBeSaidToHaveGone() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        lan.post(at(game, "/departure"), "{\"seat\": \"A\"}").expectProblem(409, "notAway");
        ming.post(at(game, "/departure"), "{\"seat\": \"D\"}").expectProblem(409, "notAway");
        ming.post(at(game, "/departure"), "{\"seat\": \"B\"}").expectProblem(400, "invalidValue");
        guest().post(at(game, "/departure"), "{\"seat\": \"A\"}").expectProblem(403, "notYourSeat");
    }

    @Test
    void whoHasBeenGoneForTenMinutesMayBeSaidToHaveQuit() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        notHeardOf(look(ming, game).at("/seats/0/name").asString(), Duration.ofSeconds(599));
        lan.post(at(game, "/departure"), "{\"seat\": \"A\"}").expectProblem(409, "notAway");
        notHeardOf(look(lan, game).at("/seats/0/name").asString(), Duration.ofSeconds(601));
        JsonNode seen = look(lan, game);
        assertThat(seen.at("/seats/0/present").asBoolean()).isFalse();
        assertThat(seen.at("/seats/0/awaySince").asString()).isNotBlank();
        JsonNode answer = lan.post(at(game, "/departure"), "{\"seat\": \"A\"}")
                .expect(200)
                .json();
        assertThat(answer.at("/seats/0/state").asString()).isEqualTo("quit");
        assertThat(answer.at("/result/ranking").toString()).isEqualTo("[[\"D\"],[\"A\"]]");
    }

    @Test
    void aDrawIsOfferedAndAccepted() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        ming.post(at(game, "/draw-offer"), "{}").expectProblem(409, "tooEarly");
        move(ming, game, "l3:j5", 0).expect(200);
        JsonNode offer = ming.post(at(game, "/draw-offer"), "{}").expect(200).json();
        assertThat(offer.get("offers").toString()).isEqualTo("[{\"kind\":\"draw\",\"by\":\"A\",\"open\":[\"D\"]}]");
        assertThat(look(guest(), game).get("offers")).isEqualTo(offer.get("offers"));
        ming.post(at(game, "/draw-offer"), "{}").expectProblem(409, "offerStands");
        ming.post(at(game, "/draw-answer"), "{\"accept\": true}").expectProblem(409, "ownOffer");
        guest().post(at(game, "/draw-answer"), "{\"accept\": true}").expectProblem(403, "notYourSeat");
        lan.post(at(game, "/draw-answer"), "{}").expectProblem(400, "invalidValue");
        JsonNode drawn = lan.post(at(game, "/draw-answer"), "{\"accept\": true}")
                .expect(200)
                .json();
        assertThat(drawn.at("/result/reason").asString()).isEqualTo("agreement");
        assertThat(drawn.at("/result/ranking").toString()).isEqualTo("[[\"A\",\"D\"]]");
        assertThat(drawn.get("offers")).isEmpty();
        lan.post(at(game, "/draw-answer"), "{\"accept\": true}").expectProblem(409, "gameOver");
    }

    @Test
    void aDrawDeclinedIsGone() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        move(ming, game, "l3:j5", 0).expect(200);
        lan.post(at(game, "/draw-offer"), "{}").expect(200);
        JsonNode declined = ming.post(at(game, "/draw-answer"), "{\"accept\": false}")
                .expect(200)
                .json();
        assertThat(declined.get("offers")).isEmpty();
        assertThat(declined.get("status").asString()).isEqualTo("running");
        ming.post(at(game, "/draw-answer"), "{\"accept\": true}").expectProblem(409, "noOffer");
        assertThat(texts(look(ming, game).get("events"), "kind")).containsExactly("offer", "declined");
    }

    @Test
    void severalSeatsOfOnePersonSayWhichOneSpeaks() {
        Visitor ming = guest();
        String game = create(ming, "{\"seats\": [\"me\", {\"me\": \"Lan\"}], \"options\": {\"first\": \"A\"}}");
        JsonNode seats = look(ming, game).get("seats");
        assertThat(seats.at("/1/name").asString()).isEqualTo("Lan");
        assertThat(look(ming, game).get("visibility").asString()).isEqualTo("link");
        move(ming, game, "l3:j5", 0).expect(200);
        move(ming, game, "f15:h13", 1).expect(200);
        ming.post(at(game, "/draw-offer"), "{}").expectProblem(400, "seatRequired");
        ming.post(at(game, "/resignation"), "").expectProblem(400, "seatRequired");
        ming.post(at(game, "/departure"), "{}").expectProblem(400, "seatRequired");
        ming.post(at(game, "/draw-offer"), "{\"seat\": \"A\"}").expect(200);
        ming.post(at(game, "/draw-answer"), "{\"accept\": true}").expectProblem(400, "seatRequired");
        ming.post(at(game, "/draw-answer"), "{\"accept\": true, \"seat\": \"A\"}")
                .expectProblem(409, "ownOffer");
        ming.post(at(game, "/draw-answer"), "{\"accept\": true, \"seat\": \"B\"}")
                .expectProblem(400, "invalidValue");
        ming.post(at(game, "/draw-answer"), "{\"accept\": true, \"seat\": \"D\"}")
                .expect(200);
        assertThat(look(ming, game).at("/result/reason").asString()).isEqualTo("agreement");
    }

    @Test
    void computersAnswerAtOnceAndAcceptOnlyWhenBehind() {
        Visitor ming = guest();
        String even = create(ming, "{\"seats\": [\"me\", \"bot:1\"], \"options\": {\"first\": \"D\"}}");
        waitForPly(ming, even, 1);
        JsonNode declined = ming.post(at(even, "/draw-offer"), "{}").expect(200).json();
        assertThat(texts(declined.get("events"), "kind")).containsExactly("offer", "declined");
        assertThat(declined.get("offers")).isEmpty();
        String behind = create(
                ming,
                "{\"seats\": [\"me\", \"bot:1\"], \"position\":"
                        + " \"star4 1/AA/AAA/AAAA/13/12/11/10/4D4/10/11/12/13/4/3/2/1 D 3\"}");
        waitForPly(ming, behind, 1);
        JsonNode accepted =
                ming.post(at(behind, "/draw-offer"), "{}").expect(200).json();
        assertThat(texts(accepted.get("events"), "kind")).containsExactly("offer", "accepted");
        assertThat(accepted.at("/result/reason").asString()).isEqualTo("agreement");
    }

    @Test
    void aRematchBringsTheSamePeopleTogetherSeatsMovedOn() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        ming.post(at(game, "/rematch"), "{}").expectProblem(409, "tooEarly");
        ming.post(at(game, "/resignation"), "{}").expect(200);
        guest().post(at(game, "/rematch"), "{}").expectProblem(403, "notYourSeat");
        int version = look(ming, game).get("version").asInt();
        JsonNode offered = ming.post(at(game, "/rematch"), "{}").expect(200).json();
        assertThat(offered.at("/rematch/by").toString()).isEqualTo("[\"A\"]");
        assertThat(offered.at("/rematch/game").isNull()).isTrue();
        ming.post(at(game, "/rematch"), "{}").expect(200);
        JsonNode agreed = lan.post(at(game, "/rematch"), "{}").expect(200).json();
        assertThat(agreed.get("version").asInt()).isEqualTo(version);
        String next = agreed.at("/rematch/game").asString();
        assertThat(lan.post(at(game, "/rematch"), "{}")
                        .json()
                        .at("/rematch/game")
                        .asString())
                .as("asked again")
                .isEqualTo(next);
        assertThat(look(ming, next).get("status").asString()).isEqualTo("running");
        assertThat(look(ming, next).at("/you/seats").toString()).isEqualTo("[\"D\"]");
        assertThat(look(lan, next).at("/you/seats").toString()).isEqualTo("[\"A\"]");
    }

    @Test
    void aComputerAgreesToPlayAgain() {
        Visitor ming = guest();
        String game = create(ming, "{\"seats\": [\"me\", \"bot:1\"]}");
        ming.post(at(game, "/resignation"), "{}").expect(200);
        JsonNode agreed = ming.post(at(game, "/rematch"), "{}").expect(200).json();
        JsonNode next = look(ming, agreed.at("/rematch/game").asString());
        assertThat(texts(next.get("seats"), "kind")).containsExactly("bot", "guest");
    }

    @Test
    void inAGameOfSixTheOthersPlayOn() {
        Visitor host = guest();
        List<Visitor> six = List.of(host, guest(), guest(), guest(), guest(), guest());
        String game = create(host, "{\"players\": 6, \"options\": {\"first\": \"A\"}}");
        six.stream().skip(1).forEach(one -> join(one, game).expect(200));
        JsonNode left =
                six.get(1).post(at(game, "/departure"), "{}").expect(200).json();
        assertThat(left.get("toMove").asString()).isEqualTo("A");
        assertThat(left.at("/seats/1/rank").asInt()).isEqualTo(6);
        JsonNode resigned =
                host.post(at(game, "/resignation"), "{}").expect(200).json();
        assertThat(resigned.get("status").asString()).isEqualTo("running");
        assertThat(resigned.get("toMove").asString()).isEqualTo("C");
        assertThat(resigned.get("ply").asInt()).isZero();
        assertThat(resigned.at("/seats/0/rank").asInt()).isEqualTo(5);
        host.post(at(game, "/draw-offer"), "{}").expectProblem(409, "notStillIn");
        host.post(at(game, "/resignation"), "{}").expectProblem(409, "notStillIn");
    }

    private void notHeardOf(String name, Duration since) {
        var then = clock.instant().minus(since).atOffset(ZoneOffset.UTC);
        sql.sql("update sightings set seen_at = ?, present_until = ?"
                        + " where person_id = (select id from people where name = ?)")
                .params(then, then, name)
                .update();
    }

    static void waitForPly(Visitor viewer, String game, int ply) {
        org.awaitility.Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> look(viewer, game).get("ply").asInt() >= ply);
    }
}
