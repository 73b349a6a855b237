package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The rule book: its little boards answer to every hand, and nothing stands in anybody's way. */
class RulesIT extends BrowserTest {

    @Test
    void aManIsMovedByMouseAndTakenBack() {
        Page page = open(desktop(), "/rules#R2.3");
        Locator figure = figure(page, "chain");
        click(page, figure, "k9");
        assertThat(figure.locator("[role=status]")).containsText("四跳");
        assertThat(cell(figure, "k9")).hasAttribute("aria-label", Pattern.compile("你的子"));
        figure.locator("button").click();
        assertThat(figure.locator("button")).isHidden();
        click(page, figure, "e9");
        click(page, figure, "g9");
        assertThat(figure.locator("[role=status]")).containsText("退回再试");
    }

    @Test
    void aManIsMovedByKeysAndTakenBack() {
        Page page = open(desktop(), "/rules#R2.2");
        Locator figure = figure(page, "kind.symmetric");
        figure.locator("[tabindex='0']").focus();
        for (int i = 0; i < 4 && !"k9".equals(focused(page)); i++) {
            page.keyboard().press("]");
        }
        page.keyboard().press("Enter");
        assertThat(figure.locator("[role=status]")).containsText("前后一样远");
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        assertThat(cell(figure, "e9")).isFocused();
        assertThat(figure.locator("[role=status]")).isEmpty();
    }

    @Test
    void aManIsMovedByTouch() {
        Page page = open(phone(), "/rules/tips");
        Locator figure = figure(page, "tip.ladder");
        figure.scrollIntoViewIfNeeded();
        tap(page, figure, "i13");
        assertThat(figure.locator("[role=status]")).containsText("四跳");
        figure.locator("button").tap();
        assertThat(figure.locator("[role=status]")).isEmpty();
    }

    /** R8, R9.1, R9.3: here the server is asked what may be done, and why not. */
    @Test
    void anItemIsTriedByMouseRefusedUndoneAndBegunAnew() {
        Page page = open(desktop(), "/rules#R8.wing");
        Locator figure = game(page, "try.wing");
        figure.locator("[data-item=wing]").click();
        assertThat(status(figure)).containsText("飞");
        click(page, figure, "k5");
        click(page, figure, "e17");
        assertThat(status(figure)).containsText("e17");
        click(page, figure, "i8");
        assertThat(status(figure)).containsText("k5 飞到 i8");
        assertThat(status(figure)).containsText("轮到白方");
        figure.locator("[data-do=back]").click();
        assertThat(cell(figure, "k5")).hasAttribute("aria-label", Pattern.compile("你的子"));
        figure.locator("[data-item=wing]").click();
        assertThat(status(figure)).containsText("飞");
        figure.locator("[data-do=reset]").click();
        assertThat(status(figure)).hasText("轮到红方。");
        assertThat(figure.locator("[data-do=reset]")).hasAttribute("aria-disabled", "true");
    }

    @Test
    void menAreCapturedByTouchAndADieIsChosen() {
        Page page = open(phone(), "/rules#R9.3");
        Locator figure = game(page, "capture");
        tap(page, figure, "e9");
        tap(page, figure, "i9");
        assertThat(status(figure)).containsText("吃掉 f9、h9");
        assertThat(cell(figure, "f9")).hasAttribute("aria-label", Pattern.compile("空"));
        Locator dice = game(page, "dice");
        dice.locator("[data-face='1']").tap();
        assertThat(status(dice)).containsText("掷出 1");
        tap(page, dice, "i7");
        tap(page, dice, "i8");
        assertThat(status(dice)).containsText("轮到白方");
    }

    @Test
    void aRoadblockIsLaidByKeys() {
        Page page = open(desktop(), "/rules#R8.roadblock");
        Locator figure = game(page, "try.roadblock");
        figure.locator("[data-item=roadblock]").focus();
        page.keyboard().press("Enter");
        assertThat(figure.locator("[tabindex='0']")).isFocused();
        page.keyboard().press("]");
        String cell = focused(page);
        page.keyboard().press("Enter");
        assertThat(cell(figure, cell)).hasAttribute("aria-label", Pattern.compile("路障"));
        page.keyboard().press("]");
        page.keyboard().press("Enter");
        page.keyboard().press("]");
        page.keyboard().press("Enter");
        assertThat(status(figure)).containsText("轮到白方");
        figure.locator("[data-do=back]").focus();
        page.keyboard().press("Enter");
        page.keyboard().press("Enter");
        assertThat(cell(figure, cell)).hasAttribute("aria-label", Pattern.compile("空"));
    }

    @Test
    void withoutAScriptTheBoardsArePictures() {
        Page page = open(desktop().setJavaScriptEnabled(false), "/rules/tips");
        Locator pictures = page.locator("img.still");
        assertThat(pictures).not().hasCount(0);
        assertThat(pictures.first()).isVisible();
        assertThat(page.locator(".tried").first()).isHidden();
    }

    @Test
    void aLinkLeadsToItsParagraphAndNothingStandsInTheWay() {
        Page page = open(desktop(), "/rules#R4.3");
        double top = Objects.requireNonNull(page.locator("[id='R4.3']").boundingBox()).y;
        assertThat(top).isBetween(0.0, 200.0);
        check(page, "desktop");
        check(open(phone().setLocale("en-GB").setColorScheme(ColorScheme.DARK), "/rules/tips"), "phone");
    }

    private Page open(Browser.NewContextOptions options, String path) {
        Page page = screen(options).page();
        page.navigate(path);
        return page;
    }

    private static void check(Page page, String state) {
        assertThat(Axe.faults(page)).as(state).isEmpty();
        assertThat(Objects.toString(page.evaluate(
                        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth")))
                .as(state + ": nothing sticks out")
                .isEqualTo("0");
    }

    /** Waits for its board, too: it is drawn when it comes near. */
    private static Locator figure(Page page, String name) {
        Locator figure = page.locator("[data-figure='" + name + "']");
        figure.scrollIntoViewIfNeeded();
        figure.locator(".board").waitFor();
        return figure;
    }

    /** Waits for the server's word on it, too. */
    private static Locator game(Page page, String name) {
        Locator figure = figure(page, name);
        assertThat(status(figure)).containsText("轮到红方");
        return figure;
    }

    private static Locator status(Locator figure) {
        return figure.locator("[role=status]");
    }

    private static Locator cell(Locator figure, String name) {
        return figure.locator("[data-cell='" + name + "']");
    }

    private static void click(Page page, Locator figure, String name) {
        BoundingBox box = Objects.requireNonNull(cell(figure, name).boundingBox());
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    private static void tap(Page page, Locator figure, String name) {
        BoundingBox box = Objects.requireNonNull(cell(figure, name).boundingBox());
        page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
    }

    private static String focused(Page page) {
        return Objects.toString(page.evaluate("() => document.activeElement?.dataset.cell ?? ''"));
    }
}
