package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TwoBrowsersIT extends BrowserTest {

    private static final int BEGIN = 26;
    private static final double OFFLINE = 20_000;

    /** D is the host and moves first; A comes to the open seat and wins. */
    @Test
    void twentySecondsWithoutANetworkLoseNothing() {
        Shortest game = Shortest.playedBy(guest());
        Screen host = screen(desktop());
        String id = host.create(game.from(BEGIN, "[\"open\", \"me\"]"));
        host.open(id);
        assertThat(host.find("#invite")).hasValue(Pattern.compile(".*/j/.+"));
        Screen other = screen(desktop().setLocale("en-GB"));
        other.open(id);
        assertThat(other.find(".live")).containsText("Live");
        other.find(".sitting .press").click();

        host.awaitPly(0);
        other.awaitPly(0);
        assertThat(host.says()).containsText("轮到你");

        other.page().context().setOffline(true);
        assertThat(other.find(".live")).hasClass("live off");
        move(host, game, 0);
        host.awaitPly(1);
        other.page().waitForTimeout(OFFLINE);
        other.page().context().setOffline(false);
        other.awaitPly(1);
        assertThat(other.says()).hasText("Caught up: moves missed: 1");

        dropOffline(other, game);
        assertThat(other.says()).containsText("Your move goes out once you are back");
        assertThat(other.find(".plaque.own .now")).hasText("Not sent yet");
        other.page().context().setOffline(false);
        host.awaitPly(2);
        other.awaitPly(2);

        move(host, game, 2);
        other.awaitPly(3);
        move(other, game, 3);
        assertThat(host.find("h1")).containsText("胜");
        assertThat(other.find("h1")).hasText("You won");
        playAgain(host, other);
    }

    private static void dropOffline(Screen screen, Shortest game) {
        screen.page().context().setOffline(true);
        assertThat(screen.find(".live")).hasClass("live off");
        move(screen, game, 1);
    }

    private static void playAgain(Screen host, Screen other) {
        host.action("rematch").click();
        Locator answer = other.find("[data-question=rematch] button");
        assertThat(answer).hasText("Accept rematch");
        answer.click();
        for (Screen screen : new Screen[] {host, other}) {
            assertThat(screen.find("#content[data-status=running] .record")).hasCount(1);
            screen.find(".stage .board").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.VISIBLE));
        }
    }

    private static void move(Screen screen, Shortest game, int ply) {
        Shortest.Move move = game.moves().get(BEGIN + ply);
        screen.awaitTurn();
        screen.click(move.from(), move.to());
    }
}
