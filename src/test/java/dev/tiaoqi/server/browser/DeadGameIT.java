package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that gets nowhere: counted, called dead, and scored when somebody concedes (R5.2); a return is barred (R4.3). */
class DeadGameIT extends BrowserTest {

    private static final String WISH = """
            {"board": "star3", "men": 6, "seats": ["me", {"me": "Lan"}],
             "position": "star3 1/2/3/10/9/2D1D3/7/1A1A4/9/10/3/2/1 A 1",
             "options": {"deadGame": true, "pass": "allowed", "repetitionLimit": 3}}""";

    private static final List<String> SEVEN_ROUNDS = List.of(
            "g6-g5", "g8-g9", "g5-g6", "g9-g8", "g6-g5", "g8-g9", "g5-g6", "g9-g8", "g6-g5", "g8-g9", "g5-g6", "g9-g8",
            "g6-g5", "g8-g9");

    private static final List<String> THREE_MORE = List.of("e6-e5", "e8-e9", "e5-e6", "e9-e8", "e6-e5", "e8-e9");

    @Test
    void isCountedCalledAndDecidedByHalfAStep() {
        Screen screen = screen(desktop());
        String game = screen.create(WISH);
        play(screen, game, SEVEN_ROUNDS, 0);
        screen.open(game);
        screen.awaitPly(14);
        assertThat(screen.find("#signs")).containsText("已有七轮没有进展，满十轮就是死局");
        theReturnIsBarred(screen);
        play(screen, game, THREE_MORE, 14);
        screen.awaitPly(20);
        assertThat(screen.find("#signs .call")).containsText("死局");
        assertThat(screen.find("#signs li")).hasCount(2);
        assertThat(screen.find("#signs li").first()).containsText("还有 5 着");
        assertThat(screen.find(".stage .corners")).hasCount(4);
        assertThat(screen.says()).containsText("死局里你还有 5 着");
        screen.click("e5", "e4");
        screen.awaitPly(21);
        assertThat(screen.find("#signs li").first()).containsText("还有 4 着，路程 57");
        screen.action("pass").click();
        screen.awaitPly(22);
        assertThat(screen.cell("e4")).hasAttribute("aria-label", java.util.regex.Pattern.compile("最后的子"));
        screen.click("e4", "e5");
        screen.awaitPly(23);
        assertThat(screen.find("h1")).containsText("优死局");
        assertThat(screen.says()).containsText("领先半步，优死局 0.75 : 0.25");
        assertThat(screen.find(".stage .corners")).hasCount(0);
        assertThat(screen.find(".record .called")).hasText("死局");
        assertThat(screen.find(".panel .rule a")).hasAttribute("href", "/rules#R5.2");
        screen.find(".record td button").nth(16).click();
        assertThat(screen.find("#signs")).containsText("已有八轮没有进展");
    }

    private static void theReturnIsBarred(Screen screen) {
        screen.click("g5");
        Locator cross = screen.find(".stage .destination.barred");
        assertThat(cross).hasCount(1);
        Screen.Spot spot = screen.spot("g6");
        screen.page().mouse().move(spot.x(), spot.y());
        assertThat(screen.says()).containsText("已三次回到 g6，不许再回");
        screen.click("g6");
        assertThat(screen.find("#alert")).containsText("不许再回");
        screen.page().keyboard().press("Escape");
        assertThat(cross).hasCount(0);
        assertThat(screen.says()).containsText("轮到");
    }

    private static void play(Screen screen, String game, List<String> moves, int from) {
        for (int i = 0; i < moves.size(); i++) {
            String body = "{\"move\": \"%s\", \"ply\": %d}".formatted(moves.get(i), from + i);
            screen.call("POST", "/api/v1/games/" + game + "/moves", body);
        }
    }
}
