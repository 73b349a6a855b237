package dev.tiaoqi.server.game;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Lets the commands for one game queue here instead of at its row, where each would hold a connection to the database.
 * It saves connections and nothing else: the row's lock decides.
 */
final class Lanes {

    private static final int COUNT = 256;

    private final ReentrantLock[] lanes =
            Stream.generate(ReentrantLock::new).limit(COUNT).toArray(ReentrantLock[]::new);

    <T> T alone(String id, Supplier<T> work) {
        ReentrantLock lane = lanes[Math.floorMod(id.hashCode(), COUNT)];
        lane.lock();
        try {
            return work.get();
        } finally {
            lane.unlock();
        }
    }
}
