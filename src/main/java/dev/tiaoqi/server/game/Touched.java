package dev.tiaoqi.server.game;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Which games something happened in, at whichever node. */
@Component
public class Touched {

    private final GameRows games;

    Touched(GameRows games) {
        this.games = games;
    }

    /** The games touched since then with the versions they have come to; a thousand at most, the oldest first. */
    public Map<String, Integer> since(Instant then) {
        Map<String, Integer> touched = new LinkedHashMap<>();
        games.moved(then).forEach(moved -> touched.put(moved.getId(), moved.getVersion()));
        return touched;
    }
}
