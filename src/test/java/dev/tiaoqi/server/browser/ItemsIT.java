package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game with items (R8) at one screen, by mouse, keys and finger. */
class ItemsIT extends BrowserTest {

    private static final String GAME = """
            {"players": 2, "options": {"items": true, "pass": "allowed"}, "seats": ["me", {"me": "Lan"}],
             "position": "star4 D/2/3/4/13/12/11/3D6/4A4/10/11/4A7/13/4/3/2/1 A 1"}
            """;

    @Test
    void eachOfTheSixIsUsedOnceAndBlocksGoInTime() {
        Screen screen = screen(desktop().setHasTouch(true));
        String game = screen.create(GAME);
        screen.open(game).awaitPly(0);
        byMouse(screen);
        byKeys(screen);
        byTouch(screen);
        assertThat(screen.cell("i10")).hasAttribute("aria-label", Pattern.compile("i10，路障，还有一回合.*"));
        pass(screen, 6);
        assertThat(screen.cell("i10")).hasAttribute("aria-label", "i10，空");
        swap(screen);
        pass(screen, 8);
        assertThat(screen.cell("j9")).hasAttribute("aria-label", "j9，空");
        marbleAndWhirlwind(screen);
        assertThat(screen.find(".kit:not([hidden])")).hasAttribute("aria-label", "道具已用完");
        asTheServerHasIt(screen, game);
        backAndForth(screen, game);
    }

    /** Nothing of a turn is sent before it is whole, and all of it can be undone. */
    private static void byMouse(Screen screen) {
        item(screen, "roadblock").click();
        assertThat(screen.says()).hasText("请点放路障的空格");
        screen.click("i6");
        assertThat(screen.says()).hasText("路障要用在空格里，i6 上已经有东西。规则 R8");
        screen.click("i10");
        assertThat(screen.says()).hasText("路障 i10 · 请走子，或让一步");
        screen.page().keyboard().press("Escape");
        assertThat(screen.cell("i10")).hasAttribute("aria-label", "i10，空");
        item(screen, "roadblock").click();
        screen.click("i10");
        assertThat(item(screen, "wing")).hasAttribute("aria-disabled", "true");
        screen.awaitCalm();
        screen.click("i6", "i7");
        screen.awaitPly(1);
        assertThat(screen.find(".record td button").last()).hasText("路障 i10 i6-i7");
        pass(screen, 2);
    }

    private static void byKeys(Screen screen) {
        item(screen, "roadMender").focus();
        assertThat(screen.find(".hand .tip")).containsText("修路工");
        screen.page().keyboard().press("Enter");
        screen.awaitCalm();
        screen.cell("i9").focus();
        screen.go("j9");
        screen.page().keyboard().press("Enter");
        screen.awaitCalm();
        screen.press("i7", "h7");
        screen.awaitPly(3);
        assertThat(screen.cell("j9")).hasAttribute("aria-label", Pattern.compile("j9，修路工，还有三回合.*"));
        pass(screen, 4);
    }

    /** A finger sees first where the man flies, and sends him with a second tap. */
    private static void byTouch(Screen screen) {
        item(screen, "wing").tap();
        screen.awaitCalm();
        screen.tap(screen.spot("i9"));
        assertThat(screen.cell("k9")).hasAttribute("aria-label", "k9，空，可落，飞过去");
        screen.tap(screen.spot("k9"));
        assertThat(screen.find(".path .trail")).hasCount(1);
        assertThat(screen.says()).hasText("看着 k9，再点一次才算");
        screen.tap(screen.spot("k9"));
        screen.awaitPly(5);
    }

    private static void swap(Screen screen) {
        item(screen, "swap").click();
        screen.awaitCalm();
        screen.click("h7");
        assertThat(screen.cell("g10")).hasAttribute("aria-label", Pattern.compile(".*可换位"));
        screen.click("g10");
        screen.awaitPly(7);
        assertThat(screen.cell("g10")).hasAttribute("aria-label", Pattern.compile("g10，.*圆点"));
    }

    private static void marbleAndWhirlwind(Screen screen) {
        item(screen, "powerMarble").click();
        item(screen, "whirlwind").click();
        screen.awaitCalm();
        screen.click("g10", "h9");
        assertThat(screen.says()).containsText("同一颗子再走一次");
        screen.awaitCalm();
        screen.click("h9", "h8");
        assertThat(screen.says()).containsText("请点龙卷风的中心");
        screen.awaitCalm();
        screen.click("h8");
        screen.awaitPly(9);
    }

    private static void asTheServerHasIt(Screen screen, String game) {
        JsonNode now = screen.call("GET", "/api/v1/games/" + game, "");
        assertThat(now.at("/turns/8/move").asString()).startsWith("P g10-h9 h9-h8 T@h8=");
        assertThat(screen.men()).isEqualTo(men(now.get("position").asString()));
    }

    /** The same board is reached again through the replay. */
    private static void backAndForth(Screen screen, String game) {
        Map<String, String> now = screen.men();
        screen.find(".record td button").last().focus();
        screen.page().keyboard().press("Home");
        screen.awaitCalm();
        screen.page().keyboard().press("ArrowRight");
        screen.awaitCalm();
        assertThat(screen.cell("i10")).hasAttribute("aria-label", Pattern.compile("i10，路障，还有三回合.*"));
        for (int ply = 2; ply <= 9; ply++) {
            screen.page().keyboard().press("ArrowRight");
        }
        screen.awaitCalm();
        assertThat(screen.men()).as(game).isEqualTo(now);
    }

    private static void pass(Screen screen, int ply) {
        screen.action("pass").click();
        screen.awaitPly(ply);
    }

    private static Locator item(Screen screen, String name) {
        return screen.find(".hand [data-item=" + name + "]");
    }

    /** The men of a position text by cell, by the marks of their seats. */
    private static Map<String, String> men(String position) {
        Map<String, String> men = new TreeMap<>();
        new Cells(position).each((cell, sign) -> {
            if (Character.isUpperCase(sign)) {
                men.put(cell, sign == 'A' ? "圆点" : "圆环");
            }
        });
        return men;
    }
}
