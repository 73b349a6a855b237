package dev.tiaoqi.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import java.util.List;
import org.junit.jupiter.api.Test;

class TouchIT extends BrowserTest {

    private static final double OFF = 0.4;

    /** 0.4 of the pitch off its middle, in whatever direction, a tap still means the cell. */
    @Test
    void aTapBesideTheMiddleOfACellStillMeansIt() {
        Screen screen = screen(phone());
        screen.open(screen.create("{\"players\": 2, \"options\": {\"first\": \"A\"}, \"seats\": [\"me\", \"open\"]}"));
        List<String> cells = Cells.all();
        int tried = Scale.of(17, cells.size());
        int directions = Scale.of(3, 12);
        for (int i = 0; i < tried; i++) {
            String cell = cells.get(i * cells.size() / tried);
            for (int d = 0; d < directions; d++) {
                double angle = 2 * Math.PI * (d + (double) i / tried) / directions;
                screen.tap(screen.spot(cell).off(OFF * Math.cos(angle), OFF * Math.sin(angle)));
                assertThat(screen.focused())
                        .as("%s, %.0f°", cell, Math.toDegrees(angle))
                        .isEqualTo(cell);
            }
        }
    }
}
