package dev.tiaoqi.server.game.stream;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * What one stream has yet to hear. It never holds events, only that there are some: whoever reads slowly finds later
 * how it stands then.
 */
final class Ear {

    private final Optional<UUID> credential;
    private final Set<String> changed = new LinkedHashSet<>();
    private boolean awake;
    private Ending ending = Ending.NONE;

    Ear(Optional<UUID> credential) {
        this.credential = credential;
    }

    Optional<UUID> credential() {
        return credential;
    }

    /** Something happened in this game, or to who is present in it. */
    synchronized void hear(String game) {
        changed.add(game);
        awake = true;
        notifyAll();
    }

    synchronized void end(Ending why) {
        ending = why;
        awake = true;
        notifyAll();
    }

    /** Waits for something to hear, at most so long; answers which games have changed. */
    synchronized Set<String> listen(Duration atMost) throws InterruptedException {
        long until = System.nanoTime() + atMost.toNanos();
        for (long left = atMost.toNanos(); !awake && left > 0; left = until - System.nanoTime()) {
            wait(left / 1_000_000, (int) (left % 1_000_000));
        }
        awake = false;
        Set<String> heard = new LinkedHashSet<>(changed);
        changed.clear();
        return heard;
    }

    synchronized Ending ending() {
        return ending;
    }

    /** Why a stream must end that its reader still wants. */
    enum Ending {
        NONE,
        /** The token was taken back. */
        REVOKED,
        /** This node goes. */
        SHUTDOWN
    }
}
