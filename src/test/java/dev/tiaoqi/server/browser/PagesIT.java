package dev.tiaoqi.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ColorScheme;
import dev.tiaoqi.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page beside the board's, on both widths and in both lights: nothing stands in anybody's way, nothing goes wrong. */
class PagesIT extends BrowserTest {

    enum Look {
        LIGHT,
        DARK,
        PHONE_LIGHT,
        PHONE_DARK;

        Browser.NewContextOptions options(String language) {
            Browser.NewContextOptions basis = this == LIGHT || this == DARK ? desktop() : phone();
            boolean dark = this == DARK || this == PHONE_DARK;
            return basis.setLocale(language).setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT);
        }
    }

    private final List<String> trouble = new ArrayList<>();

    /** The languages on both sizes and in both themes; each with each at full counts only. */
    static List<Look> lookedAtInChinese() {
        return Scale.isFull() ? List.of(Look.values()) : List.of(Look.PHONE_DARK);
    }

    static List<Look> lookedAtInEnglish() {
        return Scale.isFull() ? List.of(Look.values()) : List.of(Look.LIGHT);
    }

    @ParameterizedTest
    @MethodSource("lookedAtInChinese")
    void inChinese(Look look) {
        walk(look.options("zh-CN"));
    }

    @ParameterizedTest
    @MethodSource("lookedAtInEnglish")
    void inEnglish(Look look) {
        walk(look.options("en-GB"));
    }

    private void walk(Browser.NewContextOptions options) {
        String invite = invite();
        Page page = attended(screen(options).page());
        open(page, "/");
        page.locator(".new .fold:not(.keep) summary").click();
        page.locator("form:has([name=create]) label:has([name=players][value='6'])")
                .click();
        check(page, "the form unfolded");
        page.locator(".chair.seat-d label:has([value=other])").click();
        page.locator("#maxRounds").fill("7");
        page.locator("button[name=create]").click();
        page.locator("main [role=alert]").waitFor();
        check(page, "the form refused");
        open(page, "/how");
        open(page, "/my");
        open(page, invite);
        open(page, "/j/nothing");
        open(page, "/nowhere");
        open(page, "/editor");
        open(page, "/editor?position=star4%20A/1A/DDD/4/13/12/11/10/4x4/10/11/12/13/4/3/2/D%20-%20400");
        page.locator("#verdict[data-kind=impossible]").waitFor();
        check(page, "an impossible position");
        open(page, "/records");
        open(page, "/problems");
        open(page, "/problems/csrf");
        page.locator(".tastes summary").click();
        check(page, "tastes");
        page.navigate("/");
        page.locator("button[name=computer]").click();
        page.waitForURL(address -> address.contains("/games/"));
        open(page, "/");
        open(page, "/my");
        assertThat(trouble).isEmpty();
    }

    /** To a game of another browser, which waits for players. */
    private String invite() {
        Screen host = screen(desktop());
        String id = host.create("{\"players\": 4, \"seats\": [\"me\", {\"me\": \"阿青\"}, \"open\", \"bot:1\"]}");
        String url =
                host.call("GET", "/api/v1/games/" + id, "").get("inviteUrl").asString();
        return url.substring(url.indexOf("/j/"));
    }

    /** Whatever the browser complains of or fetches from elsewhere is written down; a refusal's own status is no fault. */
    private Page attended(Page page) {
        page.onConsoleMessage(message -> note(message));
        page.onPageError(error -> trouble.add("error: " + error));
        page.onRequest(request -> note(request));
        return page;
    }

    private void note(ConsoleMessage message) {
        boolean refusal = message.text().contains("the server responded with a status of 4");
        if (!refusal && !message.type().equals("debug")) {
            trouble.add(message.type() + ": " + message.text());
        }
    }

    private void note(Request request) {
        if (!request.url().startsWith("http://localhost:" + port() + "/")) {
            trouble.add("from elsewhere: " + request.url());
        }
    }

    private void open(Page page, String path) {
        page.navigate(path);
        check(page, path);
    }

    private static void check(Page page, String state) {
        assertThat(Axe.faults(page)).as(state).isEmpty();
        assertThat(Objects.toString(page.evaluate(
                        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth")))
                .as(state + ": nothing sticks out")
                .isEqualTo("0");
    }
}
