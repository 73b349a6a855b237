package dev.tiaoqi.server.game.stream;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** One open stream: it lives in the thread of its request, which costs next to nothing while it waits. */
final class Line {

    private static final int EARLIEST_RETURN_MILLIS = 1000;
    private static final int LATEST_RETURN_MILLIS = 5000;

    private final Followers tools;
    private final Ear ear;
    private final Pen pen;
    private final Rights rights;

    Line(Followers tools, Ear ear, Pen pen, Rights rights) {
        this.tools = tools;
        this.ear = ear;
        this.pen = pen;
        this.rights = rights;
    }

    /** Tells until nothing more will come, the reader goes, or he may not know any more. */
    void run(List<Follower> followers) throws IOException, InterruptedException {
        for (Follower follower : followers) {
            follower.begin(pen);
        }
        Instant beat = next();
        boolean more = tell(followers, Set.of());
        while (more && ear.ending() == Ear.Ending.NONE) {
            Set<String> changed = ear.listen(Duration.between(tools.clock().instant(), beat));
            more = tell(followers, changed);
            if (ear.wasProbed() || !tools.clock().instant().isBefore(beat)) {
                rights.check(followers);
                pen.beat();
                beat = next();
            }
        }
        if (more && ear.ending() == Ear.Ending.SHUTDOWN) {
            pen.restart(ThreadLocalRandom.current().nextInt(EARLIEST_RETURN_MILLIS, LATEST_RETURN_MILLIS));
        }
    }

    private boolean tell(List<Follower> followers, Set<String> changed) throws IOException {
        boolean more = false;
        for (Follower follower : followers) {
            more |= follower.tell(pen, changed);
        }
        return more;
    }

    private Instant next() {
        return tools.clock().instant().plus(tools.settings().heartbeat());
    }
}
