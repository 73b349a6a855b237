package dev.tiaoqi.server.game;

import dev.tiaoqi.server.web.TooMany;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** How many games a person may have at once. */
@Component
class Quota {

    private final PersonGames games;
    private final GameSettings settings;

    Quota(PersonGames games, GameSettings settings) {
        this.games = games;
        this.settings = settings;
    }

    /** Throws {@code tooMany} if he can't have one game more that is, after he came to it, in this status. */
    void check(UUID person, Status status) {
        if (hasEnoughRunning(person)) {
            throw TooMany.atOnce("runningGames", settings.running());
        }
        if (hasEnoughOpen(person, status)) {
            throw TooMany.atOnce("openGames", settings.open());
        }
    }

    /** Whether he can. */
    boolean hasRoom(UUID person, Status status) {
        return !hasEnoughRunning(person) && !hasEnoughOpen(person, status);
    }

    private boolean hasEnoughRunning(UUID person) {
        return games.count(person, Status.RUNNING.text()) >= settings.running();
    }

    private boolean hasEnoughOpen(UUID person, Status status) {
        return status == Status.OPEN && games.count(person, Status.OPEN.text()) >= settings.open();
    }
}
