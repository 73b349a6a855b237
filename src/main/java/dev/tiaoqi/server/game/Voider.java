package dev.tiaoqi.server.game;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import org.springframework.stereotype.Component;

/** Declares a game void that runs or has ended: no ranks, no score, no points (R3.5). */
@Component
public class Voider {

    private final Desk desk;
    private final Clock clock;

    Voider(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** {@code note} is written in the same transaction. Throws {@code notFound}, {@code notStarted} or {@code gameOver}. */
    public Desk.Done declareVoid(String id, Runnable note) {
        return desk.carryOut(id, table -> {
            check(table.status());
            note.run();
            return Desk.Done.now(table, Closing.of(table, Kind.VOID, clock.instant()));
        });
    }

    private static void check(Status status) {
        switch (status) {
            case RUNNING, ENDED -> {}
            case OPEN -> throw new ApiProblem(ProblemCode.NOT_STARTED);
            case CANCELLED, VOID -> throw new ApiProblem(ProblemCode.GAME_OVER);
        }
    }
}
