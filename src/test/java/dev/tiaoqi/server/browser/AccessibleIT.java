package dev.tiaoqi.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import dev.tiaoqi.Scale;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AccessibleIT extends BrowserTest {

    enum Look {
        LIGHT,
        DARK,
        PHONE_LIGHT,
        PHONE_DARK;

        Browser.NewContextOptions options() {
            Browser.NewContextOptions basis = this == LIGHT || this == DARK ? desktop() : phone();
            boolean dark = this == DARK || this == PHONE_DARK;
            return basis.setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT);
        }
    }

    /** Both themes and both sizes; each with each at full counts only, for every look takes half a minute. */
    static List<Look> looks() {
        return Scale.isFull() ? List.of(Look.values()) : List.of(Look.LIGHT, Look.PHONE_DARK);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void thePageOfAGameInAllItsStates(Look look) {
        Screen screen = screen(look.options());
        screen.open(screen.create("{\"players\": 3, \"seats\": [\"me\", \"open\", \"bot:1\"]}"));
        check(screen, "table");

        String game = screen.create(
                "{\"players\": 2, \"options\": {\"first\": \"A\"}, \"seats\": [\"me\", {\"me\": \"Lan\"}]}");
        screen.open(game);
        screen.awaitCalm();
        check(screen, "running");
        screen.click("l3");
        check(screen, "man in hand");
        screen.click("j5");
        screen.awaitPly(1);
        screen.action("draw").click();
        screen.find(".question").waitFor();
        check(screen, "draw offered");
        screen.action("resign").click();
        check(screen, "asked");
        screen.page().keyboard().press("Escape");
        check(watching(look, game), "watching");
        screen.page().evaluate("() => document.querySelector('.back-one').click()");
        check(screen, "looking back");
        screen.action("resign").click();
        screen.find(".yes").click();
        screen.find(".ranking").waitFor();
        check(screen, "ended");
        screen.page().navigate("/games/nowhere");
        check(screen, "missing");
        screen.open(screen.create("{\"players\": 2, \"options\": {\"first\": \"A\", \"items\": true},"
                + " \"seats\": [\"me\", {\"me\": \"Lan\"}]}"));
        screen.awaitCalm();
        screen.find("[data-item=roadblock]").click();
        screen.awaitCalm();
        check(screen, "item in hand");
        screen.click("j6");
        screen.find(".question").waitFor();
        check(screen, "turn put together");
    }

    private Screen watching(Look look, String game) {
        return screen(look.options()).open(game);
    }

    private static void check(Screen screen, String state) {
        assertThat(Axe.faults(screen.page())).as(state).isEmpty();
    }
}
