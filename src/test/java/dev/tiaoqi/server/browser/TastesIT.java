package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Language and colours: from the browser until somebody chooses, then as chosen, from the first paint on. */
class TastesIT extends BrowserTest {

    private static final String LIGHT = "rgb(236, 239, 234)";
    private static final String DARK = "rgb(19, 23, 22)";

    @Test
    void theDeviceDecidesUntilSomebodyChooses() {
        Page page = screen(desktop().setLocale("en-GB").setColorScheme(ColorScheme.DARK))
                .page();
        page.navigate("/");
        assertThat(page.locator("html")).hasAttribute("lang", "en");
        assertThat(background(page)).isEqualTo(DARK);
        page.locator(".mast .to-light").click();
        assertThat(background(page)).isEqualTo(LIGHT);
        page.navigate("/how");
        assertThat(background(page)).isEqualTo(LIGHT);
    }

    @Test
    void aChoiceHoldsOnEveryPageFromTheFirstByteOn() {
        Page page = screen(desktop()).page();
        page.navigate("/how");
        page.locator(".mast [name=lang]").click();
        assertThat(page.locator("h1")).hasText("How to play");
        page.locator(".mast .to-dark").click();
        for (String path : new String[] {"/", "/how", "/my", "/j/nothing", "/nowhere"}) {
            Response first = Objects.requireNonNull(page.navigate(path));
            assertThat(first.text()).as(path).contains("lang=\"en\"", "data-theme=\"dark\"");
            assertThat(background(page)).isEqualTo(DARK);
        }
        page.locator(".mast [name=lang]").click();
        assertThat(page.locator("html")).hasAttribute("lang", "zh-CN");
        assertThat(page.url()).endsWith("/nowhere");
    }

    @Test
    void theFootHasTheRest() {
        Page page = screen(phone()).page();
        page.navigate("/my");
        page.locator(".tastes summary").click();
        page.locator(".tastes [name=theme]").selectOption("contrast");
        page.locator(".tastes [name=coordinates]").selectOption("on");
        page.locator(".tastes .press").click();
        assertThat(page.locator("html")).hasAttribute("data-theme", "contrast");
        assertThat(page.locator("html")).hasAttribute("data-coordinates", "on");
        assertThat(page.url()).endsWith("/my");
    }

    private static String background(Page page) {
        return Objects.toString(page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"));
    }
}
