package dev.tiaoqi.server.game.stream;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What one stream has yet to hear. It never holds events, only that there are some: whoever reads slowly finds later
 * how it stands then.
 */
final class Ear {

    private final Owner owner;
    private final Set<String> games = ConcurrentHashMap.newKeySet();
    private final Set<UUID> people = ConcurrentHashMap.newKeySet();
    private final Set<String> changed = new LinkedHashSet<>();
    private boolean awake;
    private boolean probed;
    private boolean news;
    private Ending ending = Ending.NONE;

    Ear(Owner owner) {
        this.owner = owner;
    }

    Owner owner() {
        return owner;
    }

    /** The games it was told to follow. */
    Set<String> games() {
        return games;
    }

    /** The people whose affairs it was told to follow. */
    Set<UUID> people() {
        return people;
    }

    /** Something happened in this game, or to who is present in it. */
    synchronized void hear(String game) {
        changed.add(game);
        awake = true;
        notifyAll();
    }

    /** There is something for its person besides his games. */
    synchronized void nudge() {
        news = true;
        awake = true;
        notifyAll();
    }

    /** Whether there was since the last time. */
    synchronized boolean hasNews() {
        boolean had = news;
        news = false;
        return had;
    }

    synchronized void end(Ending why) {
        ending = why;
        awake = true;
        notifyAll();
    }

    /** Somebody wants to know whether there is still a reader. */
    synchronized void probe() {
        probed = true;
        awake = true;
        notifyAll();
    }

    /** Whether somebody has wanted to know that since the last time. */
    synchronized boolean wasProbed() {
        boolean was = probed;
        probed = false;
        return was;
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

    /** Whose stream it is: opened with which token or cookie, by whom, from where. */
    record Owner(Optional<UUID> credential, Optional<UUID> person, String address) {

        /** Whether both count against the same limit. */
        boolean shares(Owner other) {
            return address.equals(other.address) || (person.isPresent() && person.equals(other.person));
        }
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
