package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import dev.tiaoqi.Scale;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** From signing up to the end of a game for points and back again, by keys alone. */
class PlayerIT extends BrowserTest {

    /** From this round on resigning brings the other points. */
    private static final int ROUNDS = Scale.of(2, 11);

    private static final String PASSWORD = "nine men's morris";
    private static final Pattern A_GAME = Pattern.compile(".*/games/\\w+");

    private record Player(Screen screen, Keys keys, String name) {
        Page page() {
            return screen.page();
        }
    }

    @Test
    void byKeysAloneFromSigningUpToSigningInAgain() {
        Player lan = signUp("Lan");
        Player ming = signUp("Ming");
        String game = pair(lan, ming);
        int ply = 0;
        for (JsonNode state = look(lan, game); state.get("round").asInt() < ROUNDS; state = look(lan, game)) {
            move(mover(lan, ming, state), game);
            ply++;
            lan.screen().awaitPly(ply);
            ming.screen().awaitPly(ply);
        }
        resign(lan);
        seePoints(lan, ming);
        lan.keys().press(".ranking a.name[href*='" + lan.name() + "']");
        assertThat(lan.screen().find("main.player h1")).hasText(lan.name());
        assertThat(lan.screen().find("table.history tbody tr")).hasCount(1);
        assertThat(lan.screen().find("table.history .opp")).containsText(ming.name());
        signOut(lan);
        signInAgain(lan);
    }

    private Player signUp(String name) {
        Screen screen = screen(desktop());
        Player player = new Player(screen, new Keys(screen.page()), name + Long.toString(System.nanoTime(), 36));
        screen.page().navigate("/sign-up");
        player.keys().fill("#name", player.name());
        player.keys().fill("#password", PASSWORD);
        screen.page().keyboard().press("Enter");
        assertThat(screen.find(".mast .who")).hasText(player.name());
        return player;
    }

    /** The one who looked first is taken to the game by the page itself. */
    private static String pair(Player first, Player second) {
        first.keys().press(".seek button[name=seek]");
        assertThat(first.screen().find("#search")).isVisible();
        second.keys().press(".seek button[name=seek]");
        for (Player each : List.of(second, first)) {
            each.page().waitForURL(A_GAME);
            assertThat(each.screen().find(".stage .board")).isVisible();
            each.screen().awaitPly(0);
            assertThat(each.screen().find(".plaque .clock:visible")).hasCount(2);
        }
        assertThat(first.page().url()).isEqualTo(second.page().url());
        return first.page().url().replaceAll(".*/", "");
    }

    private static JsonNode look(Player player, String game) {
        return player.screen().call("GET", "/api/v1/games/" + game, "");
    }

    private static Player mover(Player one, Player other, JsonNode seenByOne) {
        assertThat(seenByOne.get("rated").asBoolean()).isTrue();
        boolean own = seenByOne.at("/you/seats/0").equals(seenByOne.get("toMove"));
        return own ? one : other;
    }

    private static void move(Player player, String game) {
        JsonNode legal = player.screen().call("GET", "/api/v1/games/" + game + "/legal-moves", "");
        for (int i = 0; i < 60 && player.screen().focused().isEmpty(); i++) {
            player.page().keyboard().press("Tab");
        }
        player.screen()
                .press(
                        legal.at("/moves/0/from").asString(),
                        legal.at("/moves/0/to").asString());
    }

    /** The focus comes to the way back; the answer yes lies before it. */
    private static void resign(Player player) {
        player.keys().press("[data-action=resign]");
        assertThat(player.screen().find(".acts .no")).isFocused();
        assertThat(player.screen().find("#ask")).containsText("只减不加");
        player.page().keyboard().press("Shift+Tab");
        player.page().keyboard().press("Enter");
    }

    private static void seePoints(Player loser, Player winner) {
        for (Player each : List.of(loser, winner)) {
            assertThat(each.screen().find("#content")).hasAttribute("data-status", "ended");
            assertThat(each.screen().find(".ranking .score"))
                    .hasText(new Pattern[] {Pattern.compile("积分 .+"), Pattern.compile("积分 .+")});
        }
        assertThat(winner.screen().find("h1")).hasText("你胜了");
        assertThat(loser.screen().find("h1")).hasText(winner.name() + "胜");
    }

    private static void signOut(Player player) {
        player.keys().press("summary.who");
        player.keys().press(".slip form button");
        assertThat(player.screen().find(".mast .way.in")).isVisible();
    }

    private static void signInAgain(Player player) {
        player.keys().press(".mast .way.in");
        player.page().waitForURL(Pattern.compile(".*/sign-in.*"));
        player.keys().fill("#name", player.name());
        player.keys().fill("#password", "not " + PASSWORD);
        player.page().keyboard().press("Enter");
        assertThat(player.screen().find("main [role=alert]"))
                .isFocused(new LocatorAssertions.IsFocusedOptions().setTimeout(15_000));
        assertThat(player.screen().find("#name")).hasValue(player.name());
        assertThat(player.screen().find("#password")).hasValue("");
        player.keys().fill("#password", PASSWORD);
        player.page().keyboard().press("Enter");
        assertThat(player.screen().find(".mast .who")).hasText(player.name());
    }
}
