package dev.tiaoqi.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import dev.tiaoqi.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the page of a game costs on a first visit. */
class WeightIT extends BrowserTest {

    private static final int TRIES = Scale.of(3, 5);
    private static final int SLOWER = 4;
    private static final long MOST_BYTES = 100_000;

    @Test
    void thePageIsLightAndTheBoardIsThereSoon() {
        Screen host = screen(desktop());
        String game = host.create("{\"players\": 2, \"seats\": [\"me\", {\"me\": \"Lan\"}]}");
        List<Long> bytes = new ArrayList<>();
        List<Long> millis = IntStream.range(0, TRIES)
                .mapToObj(i -> visit(game, bytes))
                .sorted()
                .toList();
        long heaviest = bytes.stream().max(Long::compare).orElseThrow();
        System.out.printf(
                "game page: %d bytes over the wire on a first visit; board-ready after %d ms at %d-fold CPU throttle (median of %s)%n",
                heaviest, millis.get(TRIES / 2), SLOWER, millis);
        assertThat(heaviest).isLessThan(MOST_BYTES);
    }

    private long visit(String game, List<Long> bytes) {
        Screen screen = screen(desktop());
        CDPSession devtools = screen.page().context().newCDPSession(screen.page());
        List<Long> loaded = new ArrayList<>();
        devtools.on(
                "Network.loadingFinished",
                event -> loaded.add(event.get("encodedDataLength").getAsLong()));
        devtools.send("Network.enable");
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", SLOWER);
        devtools.send("Emulation.setCPUThrottlingRate", rate);
        screen.open(game);
        Number ready = (Number)
                screen.page().evaluate("() => Math.round(performance.getEntriesByName('board-ready')[0].startTime)");
        screen.page().waitForTimeout(500);
        bytes.add(loaded.stream().mapToLong(Long::longValue).sum());
        return ready.longValue();
    }
}
