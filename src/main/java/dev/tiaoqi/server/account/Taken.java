package dev.tiaoqi.server.account;

import java.time.Duration;

/** What a bucket gave: how much is left in it, and how long to wait if it was empty. */
record Taken(long left, Duration pause) {

    boolean refused() {
        return !pause.isZero();
    }
}
