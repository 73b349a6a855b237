package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** From the lobby into a game, each way there is. */
class LobbyIT extends BrowserTest {

    private static final Pattern A_GAME = Pattern.compile(".*/games/\\w+");

    private Screen lobby(boolean phone) {
        Screen screen = screen(phone ? phone() : desktop());
        screen.page().navigate("/");
        return screen;
    }

    private static String arrived(Screen screen) {
        screen.page().waitForURL(A_GAME);
        assertThat(screen.find(".stage .board")).isVisible();
        return screen.page().url().replaceAll(".*/", "");
    }

    private static JsonNode game(Screen screen, String id) {
        return screen.call("GET", "/api/v1/games/" + id, "");
    }

    @Test
    void oneClickAgainstTheComputer() {
        Screen screen = lobby(false);
        screen.find("button[name=computer]").click();
        String id = arrived(screen);
        assertThat(screen.says()).containsText("轮到你");
        screen.page().navigate("/");
        assertThat(screen.find("#mine ~ .now")).hasText("1 局轮到你");
        screen.find("a[href='/games/" + id + "']").click();
        assertThat(arrived(screen)).isEqualTo(id);
    }

    @Test
    void oneTapOnAPhone() {
        Screen screen = lobby(true);
        screen.find("button[name=computer]").tap();
        arrived(screen);
    }

    @Test
    void everyOptionByKeysAlone() {
        Keys keys = new Keys(lobby(false).page());
        keys.choose("preset", "qq-symmetric");
        keys.choose("board", "star3");
        keys.choose("players", "3");
        keys.choose("men", "10");
        keys.choose("hop", "symmetric");
        keys.choose("seat.A", "me");
        keys.choose("seat.C", "other");
        keys.type("name.C", "Lan");
        keys.choose("seat.E", "bot:1");
        keys.choose("visibility", "private");
        keys.press("summary:not(.foot *)");
        keys.choose("foreignCamps", "noStopping");
        keys.choose("stayInTarget", "false");
        keys.choose("pass", "allowed");
        keys.choose("turnOrder", "counterclockwise");
        keys.choose("first", "C");
        keys.choose("equalTurns", "true");
        keys.type("maxRounds", "123");
        keys.choose("repetitionLimit", "3");
        keys.press("button[name=create]");
        Screen screen = new Screen(keys.page());
        JsonNode game = game(screen, arrived(screen));
        assertThat(game.get("preset").asString()).isEqualTo("qq-symmetric");
        assertThat(game.get("board").asString()).isEqualTo("star3");
        assertThat(game.get("men").asInt()).isEqualTo(10);
        assertThat(game.get("visibility").asString()).isEqualTo("private");
        assertThat(game.get("seats").get(1).get("name").asString()).isEqualTo("Lan");
        assertThat(game.get("seats").get(2).get("kind").asString()).isEqualTo("bot");
        assertThat(game.get("options").toString())
                .contains(
                        "\"hop\":\"symmetric\"",
                        "\"foreignCamps\":\"noStopping\"",
                        "\"stayInTarget\":false",
                        "\"pass\":\"allowed\"",
                        "\"turnOrder\":\"counterclockwise\"",
                        "\"first\":\"C\"",
                        "\"equalTurns\":true",
                        "\"maxRounds\":123",
                        "\"repetitionLimit\":3",
                        "\"moveMillis\":30000");
    }

    @Test
    void aRefusalTakesTheFocusAndKeepsWhatWasTyped() {
        Screen screen = lobby(true);
        screen.find(".chair.seat-d label:has([value=other])").tap();
        screen.find("#name\\.D").fill("<b>");
        screen.find("button[name=create]").tap();
        assertThat(screen.find("main [role=alert]")).isFocused();
        assertThat(screen.find("main [role=alert]")).isInViewport();
        assertThat(screen.find("#name\\.D")).hasValue("<b>");
        assertThat(screen.find("#e-name\\.D")).containsText("不能用的字符");
    }

    @Test
    void anOpenGameAppearsInAnothersListAndIsJoinedThere() {
        Screen other = lobby(false);
        Screen host = lobby(false);
        host.find("button[name=create]").click();
        String id = arrived(host);
        Locator join = other.find("button[name=join][value='" + id + "']");
        join.waitFor(new Locator.WaitForOptions().setTimeout(15_000));
        join.click();
        assertThat(arrived(other)).isEqualTo(id);
        assertThat(host.says()).containsText("第 1 轮");
        assertThat(game(other, id).get("status").asString()).isEqualTo("running");
    }

    @Test
    void aFriendComesByTheInvite() {
        Screen host = lobby(false);
        host.find("label:has([name=visibility][value=private])").click();
        host.find("button[name=create]").click();
        String id = arrived(host);
        String url = game(host, id).get("inviteUrl").asString();
        Screen friend = screen(phone().setLocale("en-GB"));
        friend.page().navigate(url.substring(url.indexOf("/j/")));
        assertThat(friend.find("h1")).containsText("asks you to play");
        assertThat(friend.find(".picture .board")).isVisible();
        friend.find("main .press.main").tap();
        assertThat(arrived(friend)).isEqualTo(id);
        assertThat(game(friend, id).get("status").asString()).isEqualTo("running");
    }

    @Test
    void withoutAScriptThePlainFormDoes() {
        Screen screen = screen(desktop().setJavaScriptEnabled(false));
        Page page = screen.page();
        page.navigate("/");
        screen.find("form:has([name=create]) label:has([name=players][value='3'])")
                .click();
        assertThat(screen.find(".chair:visible")).hasCount(3);
        screen.find(".chair.seat-c label:has([value=other])").click();
        screen.find(".chair.seat-e label:has([value='bot:1'])").click();
        screen.find("button[name=create]").click();
        assertThat(screen.find("#e-name\\.C")).hasText("名字要有 1 到 20 个字。");
        assertThat(screen.find("form:has([name=create]) [name=players][value='3']"))
                .isChecked();
        assertThat(screen.find("main [role=alert]")).isFocused();
        screen.find("#name\\.C").fill("阿青");
        screen.find("button[name=create]").click();
        page.waitForURL(A_GAME);
    }
}
