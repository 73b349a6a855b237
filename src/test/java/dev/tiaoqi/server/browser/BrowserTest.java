package dev.tiaoqi.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import dev.tiaoqi.server.ServerTest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A test in the browser of the machine, against the whole server. Each context is a browser that was never here. One
 * class at a time has the browser; tests of other kinds run beside it.
 */
@ResourceLock(BrowserTest.BROWSER)
abstract class BrowserTest extends ServerTest {

    static final String BROWSER = "the browser of the machine";

    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static final AtomicInteger ADDRESSES = new AtomicInteger();

    private static Playwright playwright = Machine.none();
    private static Browser browser = Machine.none();

    /** Other tests run beside these, and machines are slow at times. */
    private static final double PATIENCE_MILLIS = 20_000;

    @BeforeAll
    static void launch() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(Path.of(System.getProperty("tiaoqi.chromium", "/usr/bin/chromium")))
                        .setArgs(FLAGS));
    }

    @AfterEach
    void leaveNothingOpen() {
        browser.contexts().forEach(BrowserContext::close);
    }

    @AfterAll
    static void quit() {
        playwright.close();
    }

    /** A wide screen, Chinese, light, men that do not travel: what takes no time in a test. */
    static Browser.NewContextOptions desktop() {
        return new Browser.NewContextOptions()
                .setViewportSize(1440, 900)
                .setLocale("zh-CN")
                .setReducedMotion(ReducedMotion.REDUCE);
    }

    static Browser.NewContextOptions phone() {
        return desktop().setViewportSize(390, 844).setHasTouch(true).setIsMobile(true);
    }

    /** A page of a browser that was never here, at an address of its own. */
    Screen screen(Browser.NewContextOptions options) {
        int n = ADDRESSES.incrementAndGet();
        options.setBaseURL("http://localhost:" + port());
        options.setExtraHTTPHeaders(Map.of("X-Forwarded-For", "10.255.%d.%d".formatted(n >> 8 & 255, n & 255)));
        return new Screen(browser.newContext(options).newPage());
    }
}
