package dev.tiaoqi.server.game.stream;

import java.io.IOException;
import java.util.Set;

/** Tells one reader about something, from a beginning on. */
interface Follower {

    /** What is said first. */
    void begin(Pen pen) throws IOException;

    /** What is new, these games having changed; false if nothing more will come. */
    boolean tell(Pen pen, Set<String> changed) throws IOException;

    /** Throws the problem if the reader may not know any more. */
    void check();
}
