package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** R9.1 and R9.3: a game with dice and a capture game in a real browser, each to its end. */
class DiceAndCaptureIT extends BrowserTest {

    /** Two men of each are on their way: whatever the dice show, somebody is home in a few turns. */
    private static final String NEARLY = "star3 A/AA/A2/10/9/3D4/3A3/4A3/4D4/10/2D/DD/D A 1";

    /** Two ways round from f6 to h8, each over two of D's men. */
    private static final String RING = "star3 1/2/3/10/9/4D3/2D1D2/2AD4/9/10/3/2/1 A 1";

    private static final int LONGEST = 60;

    @Test
    void twoAtOneScreenPlayWithDiceAndCheckThemAfterwards() {
        Screen screen = screen(desktop());
        String game = screen.create(wish(NEARLY, "\"dice\": true, \"maxRounds\": 20"));
        screen.open(game);
        int ply = 0;
        for (JsonNode now = state(screen, game);
                now.get("status").asString().equals("running") && ply < LONGEST;
                now = state(screen, game)) {
            screen.awaitPly(ply++);
            int die = now.get("die").asInt();
            assertThat(screen.find(".plaque.turn .die")).hasAttribute("aria-label", "骰子 " + die + " 点");
            JsonNode trail = best(screen, game).get("trail");
            screen.click(trail.get(0).asString(), trail.get(trail.size() - 1).asString());
            assertThat(screen.find(".record td button")).hasCount(ply);
            assertThat(screen.find(".record td button").nth(ply - 1)).containsText(die + " ");
        }
        screen.awaitPly(ply);
        assertThat(screen.find("h1")).containsText("胜");
        assertThat(screen.find(".plaque .die").first()).isHidden();
        screen.find(".panel a[href$='/chance']").click();
        assertThat(screen.find("#verdict")).containsText("都对");
        assertThat(screen.find("#drawn tbody .check.right")).hasCount(ply);
    }

    @Test
    void twoAtOneScreenCaptureByChoiceUntilOneHasNoMenLeft() {
        Screen screen = screen(desktop());
        String game = screen.create(wish(RING, "\"capture\": true, \"pass\": \"allowed\""));
        screen.open(game);
        screen.awaitPly(0);
        screen.click("f6", "h8");
        Locator ways = screen.find("[data-question=ways] button");
        assertThat(ways).hasText(new String[] {"经 h6，吃 g6、h7", "经 f8，吃 f7、g8", "收回"});
        assertThat(ways.nth(0)).hasAttribute("aria-current", "true");
        String first = screen.find(".path .taken").first().innerHTML();
        ways.nth(1).hover();
        assertThat(ways.nth(1)).hasAttribute("aria-current", "true");
        assertThat(screen.find(".path .taken").first().innerHTML()).isNotEqualTo(first);
        assertThat(screen.find(".path .ghost")).hasCount(1);
        assertThat(screen.men()).hasSize(5);
        ways.nth(2).click();
        screen.awaitCalm();
        assertThat(screen.find(".path .taken")).hasCount(0);
        screen.click("f6", "h8");
        ways.nth(1).click();
        screen.awaitPly(1);
        assertThat(screen.men()).containsOnlyKeys("g6", "h7", "h8");
        assertThat(state(screen, game).at("/turns/0/captured"))
                .extracting(JsonNode::asString)
                .containsExactly("f7", "g8");
        screen.action("pass").click();
        screen.awaitPly(2);
        theRestOfThem(screen, game);
        assertThat(screen.find("h1")).containsText("胜");
        assertThat(screen.says()).containsText("子被吃光了");
        assertThat(screen.find(".panel .rule a").first()).hasAttribute("href", "/rules#R9.3");
        screen.find("#replay button").first().click();
        screen.awaitCalm();
        assertThat(screen.men()).hasSize(5);
    }

    /** From h8 over h7 and on over g6: two at one go. */
    private static void theRestOfThem(Screen screen, String game) {
        screen.click("h8", "f6");
        screen.awaitPly(3);
        assertThat(screen.men()).containsOnlyKeys("f6");
        assertThat(state(screen, game).at("/result/reason").asString()).isEqualTo("captured");
    }

    /** The move that brings a man furthest: A plays for the north, D for the south. */
    private static JsonNode best(Screen screen, String game) {
        JsonNode legal = screen.call("GET", "/api/v1/games/" + game + "/legal-moves", "");
        boolean north = state(screen, game).get("toMove").asString().equals("A");
        JsonNode best = legal.get("moves").get(0);
        for (JsonNode move : legal.get("moves")) {
            int gain = gain(move) - gain(best);
            if (north ? gain > 0 : gain < 0) {
                best = move;
            }
        }
        return best;
    }

    private static int gain(JsonNode move) {
        return rank(move.get("to")) - rank(move.get("from"));
    }

    private static int rank(JsonNode cell) {
        return Integer.parseInt(cell.asString().substring(1));
    }

    private static String wish(String position, String options) {
        return "{\"board\": \"star3\", \"men\": 6, \"seats\": [\"me\", {\"me\": \"Lan\"}], \"position\": \"%s\", \"options\": {%s}}"
                .formatted(position, options);
    }

    private static JsonNode state(Screen screen, String game) {
        return screen.call("GET", "/api/v1/games/" + game, "");
    }
}
