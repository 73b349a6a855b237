package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** R9.2: Halma with four, in a real browser. */
class HalmaIT extends BrowserTest {

    private static final List<String> WAYS = List.of(
            "ArrowRight",
            "Shift+ArrowUp",
            "ArrowUp",
            "Shift+ArrowLeft",
            "ArrowLeft",
            "Shift+ArrowDown",
            "ArrowDown",
            "Shift+ArrowRight");

    /** The board goes round to whoever is to move, and everybody moves from the lower left corner. */
    @Test
    void fourAtOneScreenPlayToTheLastRank() {
        NearlyHome course = NearlyHome.halma(2);
        Screen screen = screen(desktop());
        String game = screen.create(course.wish("", "\"me\", {\"me\": \"Bo\"}, {\"me\": \"Cai\"}, {\"me\": \"Dan\"}"));
        screen.open(game);
        assertThat(screen.find(".kind")).containsText("方盘");
        assertThat(screen.find(".plaque")).hasCount(4);
        int ply = 0;
        for (JsonNode now = state(screen, game);
                now.get("status").asString().equals("running");
                now = state(screen, game)) {
            screen.awaitPly(ply++);
            String seat = now.get("toMove").asString().toLowerCase(Locale.ROOT);
            assertThat(screen.find(".plaque.bl.seat-" + seat + " .now")).hasText("轮到你");
            Planned.Step step = course.next(now);
            screen.click(step.from(), step.to());
            assertThat(screen.find(".record td button")).hasCount(ply);
        }
        screen.awaitPly(7);
        assertThat(screen.find(".ranking tbody tr")).hasCount(4);
        assertThat(screen.find(".ranking tbody tr").first()).containsText("13/13");
        assertThat(screen.find("h1")).containsText("胜");
    }

    /** By touch and by key, eight ways, while three computers answer. */
    @Test
    void oneOnAPhonePlaysThreeComputers() {
        Screen screen = screen(phone());
        String game = screen.create(
                "{\"preset\": \"halma\", \"players\": 4, \"options\": {\"first\": \"A\"}, \"seats\": [\"me\", \"bot:1\", \"bot:1\", \"bot:1\"]}");
        screen.open(game);
        screen.awaitPly(0);
        screen.tap("b2", "d4");
        screen.awaitPly(4);
        screen.cell("b1").focus();
        for (String way : WAYS) {
            screen.page().keyboard().press(way);
        }
        assertThat(screen.focused()).isEqualTo("b1");
        screen.press("c3", "e5");
        screen.awaitPly(8);
        assertThat(state(screen, game).at("/turns/4/move").asString()).isEqualTo("c3:e5");
        assertThat(screen.find(".plaque.below .now")).hasText("轮到你");
    }

    private static JsonNode state(Screen screen, String game) {
        return screen.call("GET", "/api/v1/games/" + game, "");
    }
}
