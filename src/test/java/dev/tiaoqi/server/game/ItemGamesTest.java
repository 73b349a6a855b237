package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.chance.Seed;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Games with items (R8) as scripts play them: hands, what may come next, whole turns in one request, effects. */
class ItemGamesTest extends GameTest {

    /** A man of A in the middle, one of D at his tip. */
    private static final String MIDDLE = "star4 D/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 A 1";

    @Test
    void eachSeatShowsItsHandAndTheBoardWhatLiesOnItForHowLong() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = table(ming, lan, MIDDLE);
        JsonNode before = ming.get(at(game, "")).expect(200).json();
        assertThat(before.at("/items/hands/A"))
                .extracting(JsonNode::asString)
                .containsExactly("roadblock", "roadMender", "powerMarble", "wing", "swap", "whirlwind");
        assertThat(before.at("/items/blocks")).isEmpty();
        JsonNode after = move(ming, game, "r@I12 i9-i10", 0).expect(200).json();
        assertThat(after.at("/turn/move").asString()).isEqualTo("R@i12 i9-i10");
        assertThat(after.at("/turn/effects/0/kind").asString()).isEqualTo("placed");
        assertThat(after.at("/turn/effects/1/trail/1").asString()).isEqualTo("i10");
        assertThat(after.at("/items/hands/A/0").asString()).isEqualTo("roadMender");
        assertThat(after.at("/items/hands/D/0").asString()).isEqualTo("roadblock");
        assertThat(after.at("/items/blocks/0").toString())
                .isEqualTo("{\"cell\":\"i12\",\"item\":\"roadblock\",\"owner\":\"A\",\"turnsLeft\":3}");
        assertThat(after.get("position").asString()).contains("x");
    }

    @Test
    void whatMayComeNextIsToldForEveryTurnBegunSoFar() {
        Visitor ming = guest();
        String game = table(ming, guest(), MIDDLE);
        JsonNode fresh = ming.get(at(game, "/legal-moves")).expect(200).json();
        assertThat(fresh.get("items"))
                .extracting(item -> item.get("item").asString())
                .contains("wing", "powerMarble");
        JsonNode begun = ming.get(at(game, "/legal-moves?turn=P%20M@i10&from=i9"))
                .expect(200)
                .json();
        assertThat(begun.get("turn").asString()).isEqualTo("P M@i10");
        assertThat(begun.get("whole").asBoolean()).isFalse();
        assertThat(begun.get("position").asString()).contains("o");
        assertThat(begun.get("moves"))
                .extracting(move -> move.get("to").asString())
                .contains("i11");
        JsonNode wing =
                ming.get(at(game, "/legal-moves?turn=P&from=i9")).expect(200).json();
        JsonNode offered = wing.get("items")
                .valueStream()
                .filter(item -> item.get("item").asString().equals("wing"))
                .findFirst()
                .orElseThrow();
        assertThat(offered.get("cells")).extracting(JsonNode::asString).contains("i13", "m9");
        ming.get(at(game, "/legal-moves?turn=R@q5")).expectProblem(422, "itemInCamp");
    }

    @Test
    void aTurnThatBreaksARuleOfItemsIsRefusedWithItsCode() {
        Visitor ming = guest();
        String game = table(ming, guest(), MIDDLE);
        JsonNode far = move(ming, game, "R@i13 i9-i10", 0)
                .expectProblem(422, "itemOutOfReach")
                .json();
        assertThat(far.get("cell").asString()).isEqualTo("i13");
        assertThat(far.get("reach").asString()).isEqualTo("3");
        assertThat(far.get("detail").asString()).doesNotContain("{");
        move(ming, game, "P i9-i10", 0).expectProblem(422, "itemNeedsSecondPart");
        move(ming, game, "P i9-i10 i10-i9", 0).expectProblem(422, "sameCell");
        move(ming, game, "i9-i10 T@i9=A......", 0).expectProblem(422, "itemDeal");
        move(ming, game, "R@i10", 0).expectProblem(422, "itemNeedsMove");
        assertThat(ming.get(at(game, "")).expect(200).json().get("ply").asInt()).isZero();
        String plain = twoAtTable(ming, guest());
        move(ming, plain, "R@i9 l3:j5", 0).expectProblem(422, "itemNotHeld");
    }

    @Test
    void aWhirlwindIsDealtByTheServerAndIsSafeToSendTwice() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = table(ming, lan, MIDDLE);
        Answer first = move(ming, game, "i9-i10 T@i10", 0).expect(200);
        String played = first.json().at("/turn/move").asString();
        assertThat(played).matches("i9-i10 T@i10=[.A]{7}");
        JsonNode dealt = first.json().at("/turn/effects/1");
        assertThat(dealt.get("kind").asString()).isEqualTo("dealt");
        assertThat(dealt.get("cells")).hasSize(7);
        assertThat(dealt.get("before").asString()).isEqualTo("...A...");
        assertThat(played).endsWith(dealt.get("after").asString());
        assertThat(move(ming, game, "i9-i10 T@i10", 0).expect(200).text()).isEqualTo(first.text());
        assertThat(move(ming, game, played, 0).expect(200).text()).isEqualTo(first.text());
        move(ming, game, "i9-i10 T@i9", 0).expectProblem(409, "stalePly");
        move(lan, game, "e17-f16", 1).expect(200);
        assertThat(move(ming, game, "I9-I10 t@i10", 0).expect(200).text()).isEqualTo(first.text());
        JsonNode running = ming.get(at(game, "")).expect(200).json();
        assertThat(running.at("/chance/seed").isNull()).isTrue();
        String record =
                ming.with("Accept", "text/plain").get(at(game, "")).expect(200).text();
        assertThat(record).contains(played);
        ming.post(at(game, "/resignation"), "{}").expect(200);
        Seed seed = new Seed(
                ming.get(at(game, "")).expect(200).json().at("/chance/seed").asString());
        assertThat(running.at("/chance/commitment").asString()).isEqualTo(seed.commitment());
        assertThat(dealt.get("after").asString()).isEqualTo(seed.deal(0, "...A..."));
    }

    @Test
    void whatComesOffIsToldWithTheTurnAfterWhichItDoes() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = table(ming, lan, MIDDLE);
        String[] turns = {"M@i12 i9-i10", "e17-f16", "i10-i9", "f16-e17", "i9-i10"};
        for (int ply = 0; ply < turns.length; ply++) {
            move(ply % 2 == 0 ? ming : lan, game, turns[ply], ply).expect(200);
        }
        JsonNode last = move(lan, game, "e17-f16", turns.length).expect(200).json();
        assertThat(last.at("/turn/effects/0").toString())
                .isEqualTo("{\"kind\":\"expired\",\"item\":\"roadMender\",\"cell\":\"i12\",\"seat\":\"A\"}");
        assertThat(last.at("/items/blocks")).isEmpty();
    }

    @Test
    void aPositionWithThemOnItIsAskedForItsMovesButNoGameBeginsFromIt() {
        String position = "star4 D/2/3/4/13/12/11/10/3xAo3/10/11/12/13/4/3/2/1 A 5";
        JsonNode moves = nobody().post("/api/v1/positions/legal-moves", "{\"position\": \"" + position + "\"}")
                .expect(200)
                .json();
        assertThat(moves.get("moves"))
                .extracting(move -> move.get("to").asString())
                .contains("k9")
                .doesNotContain("h9", "j9");
        guest().post("/api/v1/games", "{\"preset\": \"items\", \"position\": \"" + position + "\"}")
                .expectProblem(422, "impossiblePosition");
    }

    private String table(Visitor ming, Visitor lan, String position) {
        String game = create(
                ming,
                "{\"preset\": \"items\", \"position\": \"" + position
                        + "\", \"options\": {\"clock\": {\"kind\": \"none\"}}}");
        join(lan, game).expect(200);
        return game;
    }
}
