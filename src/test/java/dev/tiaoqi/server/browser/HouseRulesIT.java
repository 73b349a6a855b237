package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Own rules: kept from the form, sent to a friend as a link, and played by him. */
class HouseRulesIT extends BrowserTest {

    private static final Pattern THE_LINK = Pattern.compile(".*/rules-of/\\w+");
    private static final Pattern A_GAME = Pattern.compile(".*/games/\\w+");

    @Test
    void rulesAreKeptAndSentAsALinkAndAnotherBeginsAGameByThem() {
        Screen host = screen(desktop());
        String link = kept(host, "周五家规");
        assertThat(host.find("main")).containsText("周五家规");
        assertThat(host.find("#link").inputValue()).endsWith(link.replaceAll(".*(?=/rules-of/)", ""));
        host.find("button[data-copy]").click();
        assertThat(host.find("button[data-copy]")).hasText("已复制");

        Screen friend = screen(phone());
        friend.page().navigate(link);
        assertThat(friend.find("h1")).hasText("周五家规");
        assertThat(friend.find(".rules-list")).containsText("吃子");
        friend.find("main a.press.main").tap();
        assertThat(friend.find("[name=capture][value=true]")).isChecked();
        assertThat(friend.find("[name=pass][value=allowed]")).isChecked();
        friend.find("button[name=create]").tap();
        friend.page().waitForURL(A_GAME);
        String id = friend.page().url().replaceAll(".*/", "");
        JsonNode game = friend.call("GET", "/api/v1/games/" + id, "");
        assertThat(game.at("/options/capture").asBoolean()).isTrue();
        assertThat(game.at("/options/pass").asString()).isEqualTo("allowed");
        assertThat(game.at("/options/maxRounds").asInt()).isEqualTo(77);

        renamedAndForgotten(host);
        assertThat(friend.page().navigate(link).status()).isEqualTo(404);
        assertThat(friend.call("GET", "/api/v1/games/" + id, "")
                        .at("/options/maxRounds")
                        .asInt())
                .isEqualTo(77);
    }

    private static String kept(Screen host, String name) {
        host.page().navigate("/");
        host.find("form:has([name=create]) details:has([name=maxRounds]) > summary")
                .first()
                .click();
        host.find("label:has([name=capture][value=true])").click();
        host.find("label:has([name=pass][value=allowed])").click();
        host.find("[name=maxRounds]").fill("77");
        host.find("details.keep > summary").click();
        host.find("input[name=name]").fill(name);
        host.find("button[name=keep]").click();
        host.page().waitForURL(THE_LINK);
        return host.page().url();
    }

    private static void renamedAndForgotten(Screen host) {
        host.page().navigate("/house-rules");
        host.find(".kept [name=name]").fill("周六家规");
        host.find(".kept form:has([name=rename]) button").click();
        assertThat(host.find(".kept h2")).hasText("周六家规");
        host.find(".kept summary").click();
        host.find("button[name=forget]").click();
        assertThat(host.find(".kept")).hasCount(0);
    }
}
