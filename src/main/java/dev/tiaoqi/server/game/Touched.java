package dev.tiaoqi.server.game;

import java.time.Instant;
import java.util.List;
import org.springframework.stereotype.Component;

/** Which games something happened in, at whichever node. */
@Component
public class Touched {

    private final GameRows games;

    Touched(GameRows games) {
        this.games = games;
    }

    /** What was touched since then, the oldest first; a thousand games at most. */
    public List<Touch> since(Instant then) {
        return games.moved(then).stream()
                .map(moved -> new Touch(new Notice(moved.getId(), moved.getVersion()), moved.getTouchedAt()))
                .toList();
    }

    /** The game and the version it has come to, and when something last happened to it. */
    public record Touch(Notice notice, Instant at) {}
}
