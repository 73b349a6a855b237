package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class WholeGameIT extends BrowserTest {

    @Test
    void twoAtOneScreenPlayTheShortestGameAndReplayIt() {
        Shortest game = Shortest.playedBy(guest());
        Screen screen = screen(desktop());
        screen.open(screen.create("{" + Shortest.SETTING + ", \"seats\": [\"me\", {\"me\": \"Lan\"}]}"));

        for (int ply = 0; ply < game.plies(); ply++) {
            screen.awaitPly(ply);
            Shortest.Move move = game.moves().get(ply);
            screen.click(move.from(), move.to());
        }
        screen.awaitPly(game.plies());

        assertThat(screen.find("h1")).containsText("胜");
        assertThat(screen.says()).containsText("走满了对面的营");
        assertThat(screen.find(".ranking tr")).hasCount(2);
        assertThat(screen.find(".ranking tr").first()).containsText("10/10");
        replay(screen, game);
    }

    /** From the list, by keys: to the start, then move by move. */
    private static void replay(Screen screen, Shortest game) {
        screen.find(".record td button").last().focus();
        screen.page().keyboard().press("Home");
        for (int ply = 0; ply <= game.plies(); ply++) {
            screen.awaitCalm();
            assertThat(screen.men())
                    .as("after %d plies", ply)
                    .isEqualTo(men(game.positions().get(ply)));
            screen.page().keyboard().press("ArrowRight");
        }
        screen.page().keyboard().press("Shift+ArrowLeft");
        assertThat(screen.find("[aria-current=step]"))
                .hasAttribute("aria-label", java.util.regex.Pattern.compile("第十四轮.*"));
        screen.cell("i9").focus();
        screen.page().keyboard().press(".");
        assertThat(screen.find("#replay output")).hasText("第 29 着");
    }

    /** The men of a position text by cell, by the marks of their seats. */
    private static Map<String, String> men(String position) {
        Map<String, String> men = new TreeMap<>();
        new Cells(position).each((cell, seat) -> men.put(cell, seat == 'A' ? "圆点" : "圆环"));
        return men;
    }
}
