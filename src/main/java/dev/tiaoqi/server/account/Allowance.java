package dev.tiaoqi.server.account;

import java.time.Duration;

/** A bucket of {@code burst} requests that fills evenly, once over in {@code refill}. */
record Allowance(String name, long burst, Duration refill) {

    /** As {@code RateLimit-Policy} says it: {@code "person";q=600;w=30}. */
    String policy() {
        return "\"%s\";q=%d;w=%d".formatted(name, burst, Math.max(1, refill.toSeconds()));
    }

    /** As {@code RateLimit} says it: what is left, and in how many seconds the bucket is full again. */
    String state(Taken taken) {
        double missing = (double) (burst - taken.left()) / burst;
        return "\"%s\";r=%d;t=%d".formatted(name, taken.left(), (long) Math.ceil(missing * refill.toSeconds()));
    }
}
