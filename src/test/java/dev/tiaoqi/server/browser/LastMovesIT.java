package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The last moves of the shortest game, by whatever hand. */
class LastMovesIT extends BrowserTest {

    private static final String ONE_SCREEN = "[\"me\", {\"me\": \"Lan\"}]";
    private static final int BEGIN = 26;

    private interface Hand {
        void move(Screen screen, String from, String to);
    }

    @Test
    void afterAReloadTheGameGoesOn() {
        playToTheEnd(desktop(), (screen, from, to) -> {
            screen.click(from, to);
            screen.page().reload();
        });
    }

    @Test
    void menThatTravelArriveToo() {
        playToTheEnd(desktop().setReducedMotion(ReducedMotion.NO_PREFERENCE), Screen::click);
    }

    @Test
    void draggedWithTheMouse() {
        playToTheEnd(desktop(), (screen, from, to) -> {
            Screen.Spot start = screen.spot(from);
            Screen.Spot end = screen.spot(to);
            screen.page().mouse().move(start.x(), start.y());
            screen.page().mouse().down();
            screen.page().mouse().move(end.x(), end.y(), new com.microsoft.playwright.Mouse.MoveOptions().setSteps(6));
            screen.page().mouse().up();
        });
    }

    @Test
    void onAPhoneByTouchWithoutScrolling() {
        Screen screen = playToTheEnd(phone(), (each, from, to) -> {
            seenWhole(each);
            each.tap(from, to);
        });
        assertThat(screen.action("rematch")).isVisible();
    }

    @Test
    void byKeysAlone() {
        Screen ended = playToTheEnd(desktop(), (screen, from, to) -> {
            for (int i = 0; i < 40 && screen.focused().isEmpty(); i++) {
                screen.page().keyboard().press("Tab");
            }
            screen.press(from, to);
        });
        assertThat(ended.find("#spoken")).not().isEmpty();
    }

    @Test
    void inEnglish() {
        Screen screen = playToTheEnd(desktop().setLocale("en-GB"), Screen::click);
        assertThat(screen.find("h1")).containsText("won");
        assertThat(screen.says()).hasText("Round 3, the target was filled".replace("3", round(screen)));
        assertThat(screen.find("main").innerText()).doesNotContainPattern("[\\p{IsHan}&&[^游客]]");
    }

    private static String round(Screen screen) {
        return screen.says().innerText().replaceAll("\\D+", "");
    }

    private Screen playToTheEnd(Browser.NewContextOptions options, Hand hand) {
        Shortest game = Shortest.playedBy(guest());
        Screen screen = screen(options);
        screen.open(screen.create(game.from(BEGIN, ONE_SCREEN)));
        for (int ply = BEGIN; ply < game.plies(); ply++) {
            screen.awaitPly(ply - BEGIN);
            Shortest.Move move = game.moves().get(ply);
            hand.move(screen, move.from(), move.to());
        }
        screen.awaitPly(game.plies() - BEGIN);
        assertThat(screen.find("#content")).hasAttribute("data-status", "ended");
        return screen;
    }

    /** The whole board, whose turn it is and what one may do stand on the screen at once. */
    private static void seenWhole(Screen screen) {
        for (String part : new String[] {".stage .board", ".plaque.turn", "#says", "[data-action=resign]"}) {
            Locator found = screen.find(part);
            assertThat(found).isVisible();
            BoundingBox box = Objects.requireNonNull(found.boundingBox());
            assertThat(box.y).as(part).isGreaterThanOrEqualTo(0);
            assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(844);
            assertThat(box.x).as(part).isGreaterThanOrEqualTo(0);
            assertThat(box.x + box.width).as(part).isLessThanOrEqualTo(390);
        }
        assertThat(screen.page().evaluate("() => window.scrollY")).isEqualTo(0);
    }
}
