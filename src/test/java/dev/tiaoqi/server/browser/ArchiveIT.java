package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The opening tree, walked on its board. */
class ArchiveIT extends BrowserTest {

    private static final Pattern TWO_MOVES = Pattern.compile(".*/archive\\?.*moves=[^&]*(,|%2C)[^&]*");

    /** A game with these first moves, ended at once. */
    private void played(Screen screen, String... moves) {
        String game = screen.create(
                "{\"seats\": [\"me\", {\"me\": \"Lan\"}], \"visibility\": \"listed\", \"options\": {\"first\": \"A\"}}");
        for (int ply = 0; ply < moves.length; ply++) {
            screen.call(
                    "POST",
                    "/api/v1/games/" + game + "/moves",
                    "{\"move\": \"" + moves[ply] + "\", \"ply\": " + ply + "}");
        }
        screen.call("POST", "/api/v1/games/" + game + "/resignation", "{\"seat\": \"A\"}");
    }

    private Screen archive(boolean phone) {
        Screen screen = screen(phone ? phone() : desktop());
        played(screen, "l3:j5", "f15:h13", "k4-k5");
        screen.page().navigate("/archive");
        assertThat(screen.find(".stage .board")).isVisible();
        return screen;
    }

    @Test
    void byMouseThereAndBack() {
        Screen screen = archive(false);
        Page page = screen.page();
        screen.click("l3", "j5");
        assertThat(screen.find("#moves")).hasAttribute("data-to-move", "D");
        assertThat(screen.find("#moves a[data-move='f15:h13']")).isVisible();
        screen.find("#moves a[data-move='f15:h13']").click();
        assertThat(screen.find(".trail li")).hasCount(2);
        assertThat(page.url()).matches(TWO_MOVES);
        assertThat(screen.find(".shelf tbody tr").first()).isVisible();
        page.goBack();
        assertThat(screen.find(".trail li")).hasCount(1);
        screen.find("#back").click();
        assertThat(screen.find("#moves")).hasAttribute("data-to-move", "A");
        assertThat(screen.men().get("l3")).isEqualTo("圆点");
        page.goForward();
        page.reload();
        assertThat(screen.find(".stage .board")).isVisible();
    }

    @Test
    void byKeysAlone() {
        Screen screen = archive(false);
        screen.cell("m1").focus();
        screen.press("l3", "j5");
        assertThat(screen.find("#moves")).hasAttribute("data-to-move", "D");
        screen.find("#moves a[data-move='f15:h13']").press("Enter");
        assertThat(screen.find(".trail li")).hasCount(2);
        assertThat(screen.find("#so-many")).containsText("f15:h13");
        assertThat(screen.find("#moves a:focus")).hasCount(1);
    }

    @Test
    void byTouch() {
        Screen screen = archive(true);
        screen.find(".stage").scrollIntoViewIfNeeded();
        screen.tap("l3", "j5");
        assertThat(screen.find("#moves")).hasAttribute("data-to-move", "D");
    }

    @Test
    void nothingStandsInAnybodysWay() {
        for (String language : List.of("zh-CN", "en-GB")) {
            Page page = screen(language.equals("zh-CN") ? phone() : desktop().setLocale(language))
                    .page();
            page.navigate("/archive?moves=l3:j5");
            assertThat(page.locator(".stage .board")).isVisible();
            assertThat(Axe.faults(page)).as(language).isEmpty();
            assertThat(page.evaluate(
                                    "() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
                            .toString())
                    .isEqualTo("0");
        }
    }
}
