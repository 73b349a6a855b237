package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class EditorIT extends BrowserTest {

    private static final String ROWS = "star4 1/2/3/4/13/12/11/10/%s/10/11/12/13/4/3/2/1 %s";

    @Test
    void aPositionIsSetUpWithMouseAndKeysAndAGameBeginsFromIt() {
        Screen screen = screen(desktop());
        screen.page().navigate("/editor");
        says(screen, "可以开局");
        screen.find("#clear").click();
        says(screen, "还在下的不到两方");
        assertThat(screen.find("[name=create]")).hasAttribute("aria-disabled", "true");
        screen.find("[name=create]").focus();
        keys(screen, "Enter");
        assertThat(screen.find("#verdict")).isFocused();

        screen.click("f9");
        screen.click("g9");
        screen.click("h9");
        screen.click("h9");
        drag(screen, "g9", "k9");
        text(screen, ROWS.formatted("1A4A2", "A 1"));
        screen.cell("k9").focus();
        keys(screen, "2", "ArrowRight", "Enter", "m", "Enter", "ArrowLeft", "ArrowLeft", "Enter");
        assertThat(screen.find("#spoken")).hasText("白方的子从 l9 到 j9");
        text(screen, ROWS.formatted("1A3DA2", "A 1"));
        keys(screen, "Backspace", "Control+z", "Control+z", "Control+Shift+Z");
        text(screen, ROWS.formatted("1A3DA2", "A 1"));
        drag(screen, "f9", "a17");
        text(screen, ROWS.formatted("5DA2", "A 1"));
        screen.find("#turn label:has([value=D])").click();
        says(screen, "可以开局：轮到白方，第 1 轮。");
        assertThat(screen.find("#verdict li")).hasCount(2);
        assertThat(screen.find("#verdict li a").first()).hasAttribute("href", "/rules#R1.4");

        screen.find("#turn label:has([value=A])").click();
        says(screen, "轮到红方");
        screen.find("[name=create]").click();
        screen.page().waitForURL("**/games/*");
        screen.awaitCalm();
        assertThat(screen.men()).isEqualTo(Map.of("k9", "圆点", "j9", "圆环"));
        screen.click("k9", "i9");
        screen.awaitPly(2);
        assertThat(screen.men()).containsEntry("i9", "圆点");
    }

    @Test
    void aPastedTextIsShownAndTheAddressLeadsBackToIt() {
        Screen screen = screen(phone());
        screen.page().navigate("/editor");
        screen.find("#text").fill("star4 D/DD nonsense");
        assertThat(screen.find("#text-wrong")).containsText("局面要有四项");
        assertThat(screen.find("#text-wrong")).containsText("仍按先前的局面");
        screen.find("#text").fill(" star3 A/AA/3/10/9/8/7/8/9/10/3/DD/\nD  D 12");
        says(screen, "可以开局：轮到白方，第 12 轮。");
        assertThat(screen.men()).hasSize(6);
        screen.find("#tools").scrollIntoViewIfNeeded();
        screen.tap(screen.spot("g7"));
        text(screen, "star3 A/AA/3/10/9/8/3A3/8/9/10/3/DD/D D 12");
        screen.page().reload();
        says(screen, "可以开局：轮到白方，第 12 轮。");
        screen.find(".to-dark").click();
        assertThat(screen.find("html")).hasAttribute("data-theme", "dark");
        says(screen, "可以开局：轮到白方，第 12 轮。");
        assertThat(screen.men()).hasSize(7).containsEntry("g7", "圆点");
        assertThat(screen.find("input[name=board]:checked")).hasValue("star3");
        assertThat(screen.find("#ways a").last())
                .hasAttribute("href", Pattern.compile("/positions/board.png\\?position=star3%20A/AA/3/.+%20D%2012"));
    }

    @Test
    void howManyPlayWithHowManyMenStaysAsTheAddressSaysIt() {
        Screen screen = screen(desktop());
        screen.page().navigate("/editor?players=2&men=6&position=star3 D/DD/DDD/10/9/8/3A3/8/9/10/AAA/AA/A A 1");
        says(screen, "请拿掉 1 子");
        assertThat(screen.find("input[name=men]:checked")).hasValue("6");
        screen.click("h8");
        says(screen, "请拿掉 2 子");
        screen.find("#verdict li a").focus();
        keys(screen, "Control+z");
        says(screen, "请拿掉 1 子");
        assertThat(screen.find("#verdict li a")).isFocused();
        screen.find("#round").fill("99999");
        keys(screen, "Tab");
        assertThat(screen.find("#round-wrong")).hasText("轮数要是 1 到 9999 的整数。");
        screen.find("#spin").click();
        assertThat(screen.find("#spoken")).containsText("现在近处是绿方的一角");
    }

    private static void says(Screen screen, String words) {
        assertThat(screen.find("#verdict:not([aria-busy])")).containsText(words);
    }

    private static void text(Screen screen, String position) {
        assertThat(screen.find("#text")).hasValue(position);
    }

    private static void keys(Screen screen, String... keys) {
        for (String key : keys) {
            screen.page().keyboard().press(key);
        }
    }

    /** To a cell, or to where there is none: then beside the board. */
    private static void drag(Screen screen, String from, String to) {
        Screen.Spot start = screen.spot(from);
        Screen.Spot end = screen.cell(to).count() == 1 ? screen.spot(to) : start.off(-12, 3);
        screen.page().mouse().move(start.x(), start.y());
        screen.page().mouse().down();
        screen.page().mouse().move((start.x() + end.x()) / 2, (start.y() + end.y()) / 2);
        screen.page().mouse().move(end.x(), end.y());
        screen.page().mouse().up();
    }
}
