package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A browser's page, and the hand of the one who sits before it. */
record Screen(Page page) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String CALL = """
            async ([method, path, body]) => {
              const headers = {
                "Content-Type": "application/json",
                "X-CSRF-TOKEN": document.querySelector("meta[name=csrf-token]").content,
              };
              const answer = await fetch(path, { method, headers, body: body || undefined });
              return await answer.text();
            }
            """;

    /** Where a cell's middle is, and how far the next one lies, in pixels. */
    record Spot(double x, double y, double pitch) {
        Spot off(double shareX, double shareY) {
            return new Spot(x + shareX * pitch, y + shareY * pitch, pitch);
        }
    }

    /** Makes a game for this browser, by the API: a guest from now on. Answers its id. */
    String create(String json) {
        page.navigate("/problems");
        return call("POST", "/api/v1/games", json).get("id").asString();
    }

    JsonNode call(String method, String path, String body) {
        return JSON.readTree((String) page.evaluate(CALL, List.of(method, path, body)));
    }

    Screen open(String game) {
        page.navigate("/games/" + game);
        assertThat(page.locator(".stage .board")).isVisible();
        return this;
    }

    Locator find(String selector) {
        return page.locator(selector);
    }

    Locator action(String key) {
        return find("[data-action=" + key + "]");
    }

    Locator says() {
        return find("#says");
    }

    Locator cell(String name) {
        return find("[data-cell=" + name + "]");
    }

    /** Waits until so many turns were taken and the board waits for nothing more. */
    void awaitPly(int ply) {
        assertThat(find(".record td button")).hasCount(ply);
        awaitCalm();
    }

    /** Waits until this page knows that it is its turn: word of what others did comes by the stream, at its own pace. */
    void awaitTurn() {
        assertThat(find(".plaque.own.turn")).hasCount(1);
        awaitCalm();
    }

    void awaitCalm() {
        assertThat(find("#stage:not([aria-busy])")).hasCount(1);
    }

    Spot spot(String name) {
        BoundingBox box = Objects.requireNonNull(cell(name).boundingBox());
        // The circle's radius is half the pitch.
        return new Spot(box.x + box.width / 2, box.y + box.height / 2, box.width);
    }

    /** With the mouse: picks a man up, and drops him. */
    void click(String from, String to) {
        click(from);
        assertThat(cell(from)).hasAttribute("aria-selected", "true");
        click(to);
    }

    void click(String name) {
        Spot spot = spot(name);
        page.mouse().click(spot.x(), spot.y());
    }

    void tap(String from, String to) {
        tap(spot(from));
        assertThat(cell(from)).hasAttribute("aria-selected", "true");
        tap(spot(to));
    }

    void tap(Spot spot) {
        page.touchscreen().tap(spot.x(), spot.y());
    }

    /** With keys alone, from wherever the focus is on the board. */
    void press(String from, String to) {
        go(from);
        page.keyboard().press("Enter");
        assertThat(cell(from)).hasAttribute("aria-selected", "true");
        go(to);
        page.keyboard().press("Enter");
    }

    /** {@code ]} goes round the men that can move, and round the landings of the one in hand. */
    void go(String name) {
        for (int i = 0; i < 60 && !name.equals(focused()); i++) {
            page.keyboard().press("]");
        }
        assertThat(cell(name)).isFocused();
    }

    /** The cell in focus; empty if the focus is elsewhere. */
    String focused() {
        return Objects.toString(page.evaluate("() => document.activeElement?.dataset.cell ?? ''"));
    }

    /** The men on the board as it is shown, by cell, as a screen reader hears of them. */
    @SuppressWarnings("unchecked")
    Map<String, String> men() {
        return (Map<String, String>) page.evaluate("""
                        () => Object.fromEntries(
                          [...document.querySelectorAll("[data-cell]")]
                            .map((cell) => [cell.dataset.cell, cell.getAttribute("aria-label")])
                            .map(([cell, label]) => [cell, label.match(/圆点|三角|方块|圆环|十字|双杠|dot|ring/)?.[0]])
                            .filter(([, mark]) => mark))
                        """);
    }
}
