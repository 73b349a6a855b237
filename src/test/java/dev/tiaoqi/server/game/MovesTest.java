package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class MovesTest extends GameTest {

    @Test
    void aMoveIsAnsweredWithHowItStandsThen() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        JsonNode answer = move(ming, game, "l3:j5", 0).expect(200).json();
        assertThat(answer.get("version").asInt()).isEqualTo(2);
        assertThat(answer.get("status").asString()).isEqualTo("running");
        assertThat(answer.get("ply").asInt()).isEqualTo(1);
        assertThat(answer.get("round").asInt()).isEqualTo(1);
        assertThat(answer.get("first").asString()).isEqualTo("A");
        assertThat(answer.get("toMove").asString()).isEqualTo("D");
        assertThat(answer.get("position").asString())
                .isEqualTo("star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/5A7/AAAA/A1A/AA/A D 1");
        assertThat(answer.get("seats")).hasSize(2);
        assertThat(answer.get("offers")).isEmpty();
        assertThat(answer.get("result").isNull()).isTrue();
        JsonNode turn = answer.get("turn");
        assertThat(turn.get("seat").asString()).isEqualTo("A");
        assertThat(turn.get("move").asString()).isEqualTo("l3:j5");
        assertThat(turn.get("trail")).extracting(JsonNode::asString).containsExactly("l3", "j5");
        assertThat(turn.get("version").asInt()).isEqualTo(2);
        assertThat(turn.get("thinkMillis").asLong()).isNotNegative();
    }

    @Test
    void theSameMoveSentAgainGetsTheSameAnswer() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        Answer first = move(ming, game, "l3:j5", 0).expect(200);
        assertThat(move(ming, game, "l3:j5", 0).expect(200).text()).isEqualTo(first.text());
        move(lan, game, "f15:h13", 1).expect(200);
        assertThat(move(ming, game, "L3xJ5", 0).expect(200).text()).isEqualTo(first.text());
        assertThat(move(ming, game, " l3-j5 ", 0).expect(200).text()).isEqualTo(first.text());
        move(ming, game, "k4-k5", 0).expectProblem(409, "stalePly");
        move(lan, game, "l3:j5", 0).expectProblem(409, "stalePly");
    }

    @Test
    void soItDoesAfterTheEnd() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(ming, "{\"position\": \"" + A_WINS_BY_E13_E14 + "\"}");
        join(lan, game).expect(200);
        Answer last = move(ming, game, "e13-e14", 0).expect(200);
        assertThat(last.json().get("status").asString()).isEqualTo("ended");
        assertThat(last.json().at("/result/reason").asString()).isEqualTo("finished");
        assertThat(last.json().at("/result/ranking").toString()).isEqualTo("[[\"A\"],[\"D\"]]");
        assertThat(last.json().at("/result/score").toString()).isEqualTo("{\"A\":1,\"D\":0}");
        assertThat(last.json().at("/result/round").asInt()).isEqualTo(30);
        assertThat(last.json().at("/result/ply").asInt()).isEqualTo(1);
        assertThat(last.json().get("toMove").isNull()).isTrue();
        assertThat(move(ming, game, "e13-e14", 0).expect(200).text()).isEqualTo(last.text());
        move(ming, game, "e14-e13", 1).expectProblem(409, "gameOver");
        move(lan, game, "m1-m2", 1).expectProblem(409, "gameOver");
        lan.post(at(game, "/resignation"), "{}").expectProblem(409, "gameOver");
        assertThat(ming.get(at(game, "/legal-moves")).expect(200).json().get("moves"))
                .isEmpty();
    }

    @Test
    void whatIsWrongIsSaidInThisOrder() {
        Visitor ming = guest();
        Visitor lan = guest();
        Visitor outside = guest();
        String game = twoAtTable(ming, lan);
        nobody().post(at(game, "/moves"), "{").expectProblem(401, "notSignedIn");
        outside.post(at("nothingOfTheKind", "/moves"), "{").expectProblem(404, "notFound");
        outside.post(at(game, "/moves"), "{").expectProblem(400, "unreadable");
        assertThat(move(outside, game, "l3:", 0)
                        .expectProblem(400, "unreadable")
                        .json()
                        .get("column")
                        .asInt())
                .isPositive();
        move(outside, game, "l3:j5", 7).expectProblem(403, "notYourSeat");
        JsonNode stale =
                move(lan, game, "l3:j5", 7).expectProblem(409, "stalePly").json();
        assertThat(stale.get("ply").asInt()).isZero();
        move(lan, game, "f15:h13", 0).expectProblem(409, "notYourTurn");
        JsonNode refused =
                move(ming, game, "l3:a13", 0).expectProblem(422, "unreachable").json();
        assertThat(refused.get("from").asString()).isEqualTo("l3");
        assertThat(refused.get("to").asString()).isEqualTo("a13");
        move(ming, game, "i9-i10", 0).expectProblem(422, "noManThere");
        move(ming, game, "f15:h13", 0).expectProblem(422, "notYourMan");
        move(ming, game, "l3-l4", 0).expectProblem(422, "occupied");
        move(ming, game, "l3-l3", 0).expectProblem(422, "sameCell");
        move(ming, game, "--", 0).expectProblem(422, "mayNotPass");
        assertThat(look(ming, game).get("version").asInt())
                .as("nothing happened")
                .isEqualTo(1);
    }

    @Test
    void legalMovesAreThoseThatArePlayed() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        JsonNode all = nobody().get(at(game, "/legal-moves")).expect(200).json();
        assertThat(all.get("seat").asString()).isEqualTo("A");
        assertThat(all.get("ply").asInt()).isZero();
        assertThat(all.get("moves")).hasSize(14);
        assertThat(all.get("mayPass").asBoolean()).isFalse();
        JsonNode some = ming.get(at(game, "/legal-moves?from=L3")).expect(200).json();
        assertThat(texts(some.get("moves"), "text")).containsExactly("l3:j5", "l3:l5");
        assertThat(some.at("/moves/0/trail").toString()).isEqualTo("[\"l3\",\"j5\"]");
        assertThat(ming.get(at(game, "/legal-moves?from=z9")).expect(200).json().get("moves"))
                .isEmpty();
        ming.get(at(game, "/legal-moves?from=%3Cb%3E")).expectProblem(400, "invalidValue");
    }

    @Test
    void whoMayPassWhenHeLikesPasses() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(ming, "{\"options\": {\"first\": \"A\", \"pass\": \"allowed\"}}");
        join(lan, game).expect(200);
        JsonNode passed = move(ming, game, "--", 0).expect(200).json();
        assertThat(passed.at("/turn/move").asString()).isEqualTo("--");
        assertThat(passed.at("/turn/trail")).isEmpty();
        play(game, List.of(ming, lan), "--", "--", "--", "--");
        JsonNode last = move(lan, game, "--", 5).expect(200).json();
        assertThat(last.get("status").asString()).isEqualTo("ended");
        assertThat(last.at("/result/reason").asString()).isEqualTo("allPassed");
        assertThat(last.at("/result/score").toString()).isEqualTo("{\"A\":0.5,\"D\":0.5}");
    }

    @Test
    void turnsAreListedInOrder() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13", "k4-k5");
        JsonNode moves = nobody().get(at(game, "/moves")).expect(200).json();
        assertThat(texts(moves.get("turns"), "move")).containsExactly("l3:j5", "f15:h13", "k4-k5");
        assertThat(moves.at("/turns/2/round").asInt()).isEqualTo(2);
        assertThat(look(ming, game).get("turns")).isEqualTo(moves.get("turns"));
        assertThat(ming.get(at(game, "?turns=0")).expect(200).json().has("turns"))
                .isFalse();
    }

    @Test
    void badBodiesChangeNothing() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        for (String body : List.of(
                "{\"ply\": 0}",
                "{\"move\": \"l3:j5\"}",
                "{\"move\": null, \"ply\": 0}",
                "{\"move\": 7, \"ply\": 0}",
                "{\"move\": \"l3:j5\", \"ply\": -1}",
                "{\"move\": \"l3:j5\", \"ply\": 1.5}",
                "{\"move\": \"l3:j5\", \"ply\": \"0\"}",
                "{\"move\": \"l3:j5\", \"ply\": 99999999999999999999}",
                "{\"move\": [\"l3:j5\"], \"ply\": 0}")) {
            ming.post(at(game, "/moves"), body).expectProblem(400, "invalidValue");
        }
        ming.post(at(game, "/moves"), "{\"move\": \"l3:j5\", \"ply\": 0, \"seat\": \"D\"}")
                .expectProblem(400, "unknownField");
        ming.post(at(game, "/moves"), "{\"move\": \"l3:j5\", \"ply\": 0, \"ply\": 0}")
                .expectProblem(400, "unreadable");
        ming.post(at(game, "/moves"), "").expectProblem(400, "unreadable");
        ming.post(at(game, "/moves"), "{\"move\": \"l3:j5\", \"ply\": 0}", "text/plain")
                .expectProblem(415, "unsupportedMediaType");
        ming.post(at(game, "/moves"), "{\"move\": \"" + "l3:".repeat(30_000) + "\", \"ply\": 0}")
                .expectProblem(413, "tooLarge");
        move(ming, game, "l3:".repeat(3_000) + "j5", 0).expectProblem(400, "unreadable");
        assertThat(look(ming, game).get("version").asInt()).isEqualTo(1);
    }
}
