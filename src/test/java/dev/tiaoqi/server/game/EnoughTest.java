package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is no turn can be done so often until somebody moves: a log ends when nobody plays. */
class EnoughTest extends GameTest {

    private static void refused(Answer answer, String limit) {
        assertThat(answer.expectProblem(429, "tooMany").json().get("limit").asString())
                .isEqualTo(limit);
        assertThat(answer.header("Retry-After")).isNotEmpty();
    }

    @Test
    void aSeatComesIntoCareAndOutOfItThreeTimesBetweenTwoTurns() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        for (int i = 0; i < 3; i++) {
            lan.post(at(game, "/care"), "{}").expect(200);
            lan.delete(at(game, "/care")).expect(200);
        }
        refused(lan.post(at(game, "/care"), "{}"), "careChanges");
        lan.delete(at(game, "/care")).expect(200); // nothing new
        move(ming, game, "l3:j5", 0).expect(200);
        lan.post(at(game, "/care"), "{}").expect(200);
    }

    @Test
    void whatIsRefusedThriceIsAskedForNoMore() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13");
        for (int i = 0; i < 3; i++) {
            ming.post(at(game, "/take-back"), "{}").expect(200);
            lan.post(at(game, "/take-back-answer"), "{\"accept\": false}").expect(200);
            ming.post(at(game, "/draw-offer"), "{}").expect(200);
            lan.post(at(game, "/draw-answer"), "{\"accept\": false}").expect(200);
        }
        int version = look(ming, game).get("version").asInt();
        refused(ming.post(at(game, "/take-back"), "{}"), "takeBacks");
        refused(ming.post(at(game, "/draw-offer"), "{}"), "drawOffers");
        assertThat(look(ming, game).get("version").asInt()).isEqualTo(version);
        lan.post(at(game, "/draw-offer"), "{}").expect(200);
        move(ming, game, "k4-k5", 2).expect(200);
        ming.post(at(game, "/take-back"), "{}").expect(200);
    }

    @Test
    void whoAsksNobodyTriesATurnTwentyTimes() {
        Visitor ming = guest();
        String screen = create(ming, "{\"seats\": [\"me\", \"me\"], \"options\": {\"first\": \"A\"}}");
        for (int i = 0; i < 20; i++) {
            move(ming, screen, i % 2 == 0 ? "l3:j5" : "k4-k5", 0).expect(200);
            ming.post(at(screen, "/take-back"), "{\"seat\": \"A\"}").expect(200);
        }
        move(ming, screen, "l3:j5", 0).expect(200);
        refused(ming.post(at(screen, "/take-back"), "{\"seat\": \"A\"}"), "takeBacks");
        move(ming, screen, "f15:h13", 1).expect(200);
        ming.post(at(screen, "/take-back"), "{\"seat\": \"D\"}").expect(200);
    }

    @Test
    void nobodySitsDownAtATableWithoutEnd() {
        Visitor host = guest();
        Visitor restless = guest();
        String game = create(host, "{\"players\": 3}");
        for (int i = 0; i < 10; i++) {
            join(restless, game).expect(200);
            restless.delete(at(game, "/seats/me")).expect(200);
        }
        refused(join(restless, game), "arrivals");
        join(guest(), game).expect(200);
    }
}
