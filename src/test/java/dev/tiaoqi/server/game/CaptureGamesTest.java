package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The capture game (R9.3), over REST. */
class CaptureGamesTest extends GameTest {

    /** Two ways round from f6 to h8, each over two of D's men. */
    private static final String RING = "star3 1/2/3/10/9/4D3/2D1D2/2AD4/9/9D/3/2/1 A 1";

    private static String ring(Visitor ming, Visitor lan) {
        String game = create(
                ming,
                "{\"board\": \"star3\", \"men\": 6, \"position\": \"%s\", \"options\": {\"capture\": true}}"
                        .formatted(RING));
        join(lan, game).expect(200);
        return game;
    }

    @Test
    void legalMovesSayWhoseMenComeOff() {
        Visitor ming = guest();
        String game = ring(ming, guest());
        JsonNode moves =
                ming.get(at(game, "/legal-moves?from=f6")).expect(200).json().get("moves");
        assertThat(texts(moves, "text")).contains("f6:h6:h8", "f6:f8:h8", "f6-f5");
        moves.forEach(move -> {
            if (move.get("text").asString().equals("f6:h6:h8")) {
                assertThat(move.get("captured")).extracting(JsonNode::asString).containsExactly("g6", "h7");
            }
        });
    }

    @Test
    void aShortFormThatFitsSeveralIsAmbiguousAndNamesThem() {
        Visitor ming = guest();
        String game = ring(ming, guest());
        JsonNode problem =
                move(ming, game, "f6-h8", 0).expectProblem(422, "ambiguous").json();
        assertThat(problem.get("moves").asString()).isEqualTo("f6:h6:h8 f6:f8:h8");
        JsonNode answer = move(ming, game, "f6:f8:h8", 0).expect(200).json();
        assertThat(answer.at("/turn/captured")).extracting(JsonNode::asString).containsExactly("f7", "g8");
        assertThat(answer.get("position").asString()).startsWith("star3 1/2/3/10/9/5A2/4D2/3D4/");
        assertThat(move(ming, game, "f6:f8:h8", 0).expect(200).json()).isEqualTo(answer);
    }

    @Test
    void whoHasNoManLeftIsOutAndHasLost() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = create(
                ming,
                "{\"board\": \"star3\", \"men\": 6, \"position\": \"star3 1/2/3/10/9/8/AD5/8/9/10/3/2/A A 1\", \"options\": {\"capture\": true}}");
        join(lan, game).expect(200);
        JsonNode answer = move(ming, game, "d7:f7", 0).expect(200).json();
        assertThat(answer.at("/result/reason").asString()).isEqualTo("captured");
        assertThat(texts(answer.get("seats"), "state")).isEqualTo(List.of("playing", "capturedOut"));
        assertThat(answer.at("/result/ranking").toString()).isEqualTo("[[\"A\"],[\"D\"]]");
    }
}
