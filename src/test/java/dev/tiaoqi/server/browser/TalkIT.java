package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** What passes between two players beside their moves: done in one browser, seen in the other. */
class TalkIT extends BrowserTest {

    private static final String WISH =
            "{\"players\": 2, \"options\": {\"first\": \"A\"}, \"seats\": [\"me\", \"open\"]}";

    private Table laid(String wish) {
        return Table.laid(screen(desktop()), screen(desktop()), wish);
    }

    @Test
    void aDeadlineIsCountedDownForBoth() {
        Table table = laid("{\"preset\": \"qq-adjacent\", \"rated\": false, \"seats\": [\"me\", \"open\"],"
                + " \"options\": {\"first\": \"A\"}, \"position\": \"" + Table.OPENING + "18\"}");
        assertThat(table.host().says()).hasText("轮到你，第 18 轮；还有 3 轮须有 5 子离营，还差 5 子");
        assertThat(table.other().find(".plaque.seat-a .due")).hasText("3 轮内还须 5 子离营");
        table.host().click("l3", "j5");
        table.awaitPly(1);
        assertThat(table.other().find(".plaque.seat-a .due")).hasText("2 轮内还须 4 子离营");
        assertThat(table.other().says()).containsText("还有 3 轮须有 5 子离营");
        table.other().click("f15", "h13");
        table.awaitPly(2);
        assertThat(table.host().find(".plaque.seat-d .due")).hasText("2 轮内还须 4 子离营");
    }

    @Test
    void aComputerIsHandedTheSeatAndGivesItBack() {
        Table table = laid(WISH);
        table.other().action("care").click();
        assertThat(table.host().find(".plaque.seat-d .care")).hasText("托管中");
        table.host().click("l3", "j5");
        table.awaitPly(2);
        assertThat(table.host().says()).containsText("轮到你");
        table.other().action("uncare").click();
        assertThat(table.host().find(".plaque.seat-d .care")).hasCount(0);
        table.host().click("j5", "j6");
        table.awaitPly(3);
        assertThat(table.other().says()).containsText("轮到你");
        table.host().page().waitForTimeout(1_500);
        table.awaitPly(3);
    }

    @Test
    void aTurnIsTakenBackWhenTheOtherAgrees() {
        Table table = laid(WISH);
        table.host().click("l3", "j5");
        table.awaitPly(1);
        table.host().action("back").click();
        assertThat(table.host().find(".question")).containsText("等");
        Locator question = table.other().find(".question");
        assertThat(question).containsText("想悔一步");
        question.locator("button", new Locator.LocatorOptions().setHasText("不让"))
                .click();
        assertThat(table.host().find(".question:visible")).hasCount(0);
        table.awaitPly(1);
        table.host().action("back").click();
        question.locator("button", new Locator.LocatorOptions().setHasText("让他悔"))
                .click();
        table.awaitPly(0);
        assertThat(table.host().says()).containsText("轮到你，第 1 轮");
        table.host().click("l3", "j5");
        table.awaitPly(1);
    }

    @Test
    void aPhraseIsSeenUntilItsReaderMutesIt() {
        Table table = laid(WISH);
        Locator bubble = table.other().find(".plaque.seat-a .bubble");
        say(table.host().page(), "好棋");
        assertThat(bubble).hasText("好棋");
        assertThat(table.other().find("#spoken")).containsText("好棋");
        assertThat(bubble)
                .isHidden(
                        new com.microsoft.playwright.assertions.LocatorAssertions.IsHiddenOptions().setTimeout(10_000));
        table.other().find(".plaque.own .speak").click();
        table.other().find(".drawer .bare").click();
        table.other().page().keyboard().press("Escape");
        say(table.host().page(), "谢谢");
        say(table.other().page(), "哎呀");
        assertThat(table.host().find(".plaque.seat-d .bubble")).hasText("哎呀");
        assertThat(bubble).isHidden();
        assertThat(table.other().find("#spoken")).not().containsText("谢谢");
    }

    private static void say(Page page, String words) {
        page.locator(".plaque.own .speak").click();
        page.locator(".drawer .sentences button", new Page.LocatorOptions().setHasText(words))
                .click();
        assertThat(page.locator(".drawer")).isHidden();
    }
}
