package dev.tiaoqi.server.account;

import java.util.UUID;

/** The room that knows how well people play. */
public interface Ranked {

    Rank of(UUID person);

    /** A level from 1 on, and the sum of somebody's points. */
    record Rank(int level, int points) {
        /** Of one who has never played for points. */
        public static final Rank FIRST = new Rank(1, 0);
    }
}
