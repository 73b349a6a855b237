package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Turns taken back, and seats in a computer's care. */
class TakeBackTest extends GameTest {

    private static Answer takeBack(Visitor player, String game) {
        return player.post(at(game, "/take-back"), "{}");
    }

    private static Answer answer(Visitor player, String game, boolean accept) {
        return player.post(at(game, "/take-back-answer"), "{\"accept\": " + accept + "}");
    }

    @Test
    void aTurnIsTakenBackByConsent() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        takeBack(ming, game).expectProblem(409, "nothingToTakeBack");
        String before = look(ming, game).get("position").asString();
        try (StreamReader stream = StreamReader.of(nobody(), at(game, "/events"))) {
            stream.next("game");
            play(game, List.of(ming, lan), "l3:j5", "f15:h13");
            JsonNode asked = takeBack(ming, game).expect(200).json();
            assertThat(asked.get("offers").toString())
                    .isEqualTo("[{\"kind\":\"takeBack\",\"by\":\"A\",\"open\":[\"D\"]}]");
            takeBack(ming, game).expectProblem(409, "offerStands");
            answer(ming, game, true).expectProblem(409, "ownOffer");
            answer(guest(), game, true).expectProblem(403, "notYourSeat");
            JsonNode back = answer(lan, game, true).expect(200).json();
            assertThat(back.get("ply").asInt()).isZero();
            assertThat(back.get("toMove").asString()).isEqualTo("A");
            assertThat(back.get("position").asString()).isEqualTo(before);
            assertThat(back.get("offers")).isEmpty();
            JsonNode event = stream.next("takenBack");
            assertThat(event.get("ply").asInt()).isZero();
            assertThat(event.get("version")).isEqualTo(back.get("version"));
            assertThat(event.at("/events/0/kind").asString()).isEqualTo("takenBack");
            assertThat(event.at("/events/0/ply").asInt()).isZero();
        }
        assertThat(look(ming, game).get("turns")).isEmpty();
        assertThat(ming.get(at(game, "/moves")).expect(200).json().get("turns")).isEmpty();
        move(ming, game, "l3:j5", 0).expect(200);
        assertThat(look(ming, game).get("turns"))
                .as("the same move is a new one")
                .hasSize(1);
        assertThat(ming.with("Accept", "text/plain")
                        .get(at(game, ""))
                        .expect(200)
                        .text())
                .contains("1. l3:j5 *");
    }

    @Test
    void aMoveIsRecognisedAmongTheTurnsThatStand() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13");
        takeBack(ming, game).expect(200);
        answer(lan, game, true).expect(200);
        play(game, List.of(ming, lan), "k4-k5", "f15:h13");
        move(ming, game, "l3:j5", 0).expectProblem(409, "stalePly");
        move(ming, game, "k4-k5", 0).expect(200);
        assertThat(look(ming, game).get("ply").asInt()).isEqualTo(2);
    }

    @Test
    void itLapsesWithTheNextTurnAndWhenDeclined() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5");
        takeBack(ming, game).expect(200);
        assertThat(answer(lan, game, false).expect(200).json().get("offers")).isEmpty();
        answer(lan, game, true).expectProblem(409, "noOffer");
        takeBack(ming, game).expect(200);
        assertThat(move(lan, game, "f15:h13", 1).expect(200).json().get("offers"))
                .isEmpty();
        answer(lan, game, true).expectProblem(409, "noOffer");
    }

    @Test
    void amongSixEveryOtherPersonIsAskedAndNobodyComesBack() {
        List<Visitor> six = IntStream.range(0, 6).mapToObj(i -> guest()).toList();
        String game = create(six.getFirst(), "{\"players\": 6, \"options\": {\"first\": \"A\"}}");
        six.stream().skip(1).forEach(one -> join(one, game).expect(200));
        for (int ply = 0; ply < 6; ply++) {
            Visitor mover = six.get(ply);
            String text = mover.get(at(game, "/legal-moves"))
                    .json()
                    .at("/moves/0/text")
                    .asString();
            move(mover, game, text, ply).expect(200);
        }
        six.get(4).post(at(game, "/resignation"), "{}").expect(200);
        takeBack(six.get(2), game).expectProblem(409, "nothingToTakeBack");
        String again = six.get(0)
                .get(at(game, "/legal-moves"))
                .json()
                .at("/moves/0/text")
                .asString();
        move(six.get(0), game, again, 6).expect(200);
        takeBack(six.get(4), game).expectProblem(409, "notStillIn");
        JsonNode asked = takeBack(six.get(0), game).expect(200).json();
        assertThat(asked.at("/offers/0/open").toString()).isEqualTo("[\"B\",\"C\",\"D\",\"F\"]");
        for (int who : List.of(1, 2, 3)) {
            assertThat(answer(six.get(who), game, true)
                            .expect(200)
                            .json()
                            .get("ply")
                            .asInt())
                    .isEqualTo(7);
        }
        JsonNode back = answer(six.get(5), game, true).expect(200).json();
        assertThat(back.get("ply").asInt()).isEqualTo(6);
        assertThat(back.at("/seats/4/state").asString()).isEqualTo("resigned");
        assertThat(back.get("toMove").asString()).isEqualTo("A");
    }

    @Test
    void againstComputersAndAtOneScreenItIsDoneAtOnce() {
        Visitor ming = guest();
        String screen = create(ming, "{\"seats\": [\"me\", \"me\"], \"options\": {\"first\": \"A\"}}");
        move(ming, screen, "l3:j5", 0).expect(200);
        ming.post(at(screen, "/take-back"), "{}").expectProblem(400, "seatRequired");
        assertThat(ming.post(at(screen, "/take-back"), "{\"seat\": \"A\"}")
                        .expect(200)
                        .json()
                        .get("ply")
                        .asInt())
                .isZero();
        String computer = create(ming, "{\"seats\": [\"me\", \"bot:1\"], \"options\": {\"first\": \"A\"}}");
        move(ming, computer, "l3:j5", 0).expect(200);
        awaitPly(ming, computer, 2);
        assertThat(takeBack(ming, computer).expect(200).json().get("ply").asInt())
                .isZero();
        move(ming, computer, "k4-k5", 0).expect(200);
        awaitPly(ming, computer, 2);
    }

    @Test
    void theComputerPlaysForASeatInItsCare() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        lan.post(at(game, "/care"), "{\"level\": 9}").expectProblem(400, "invalidValue");
        JsonNode care = lan.post(at(game, "/care"), "{}").expect(200).json();
        assertThat(care.at("/seats/1/inCare").asBoolean()).isTrue();
        assertThat(care.at("/seats/1/kind").asString()).isEqualTo("guest");
        int version = care.get("version").asInt();
        assertThat(lan.post(at(game, "/care"), "{\"level\": 1}")
                        .expect(200)
                        .json()
                        .get("version")
                        .asInt())
                .as("nothing new")
                .isEqualTo(version);
        move(ming, game, "l3:j5", 0).expect(200);
        awaitPly(ming, game, 2);
        JsonNode seen = look(ming, game);
        assertThat(seen.at("/turns/1/seat").asString()).isEqualTo("D");
        assertThat(seen.at("/seats/1/inCare").asBoolean()).isTrue();
        JsonNode items = lan.get("/api/v1/games?mine=true").expect(200).json();
        assertThat(items.at("/items/0/seats/1/inCare").asBoolean()).isTrue();
        lan.delete(at(game, "/care")).expect(200);
        move(ming, game, "k4-k5", 2).expect(200);
        JsonNode own = look(ming, game);
        assertThat(own.at("/seats/1/inCare").asBoolean()).isFalse();
        assertThat(own.get("toMove").asString()).isEqualTo("D");
        String text =
                lan.get(at(game, "/legal-moves")).json().at("/moves/0/text").asString();
        move(lan, game, text, 3).expect(200);
        ming.post(at(game, "/resignation"), "{}").expect(200);
        lan.post(at(game, "/care"), "{}").expectProblem(409, "gameOver");
    }

    private static void awaitPly(Visitor viewer, String game, int ply) {
        Awaitility.await("ply " + ply)
                .atMost(Duration.ofSeconds(20))
                .until(() -> look(viewer, game).get("ply").asInt() >= ply);
    }
}
