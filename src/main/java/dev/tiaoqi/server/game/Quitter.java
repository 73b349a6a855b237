package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Sees those off who leave a running game, and those who have left without a word (R3.3). */
@Component
public class Quitter {

    private final Desk desk;
    private final Absence absence;
    private final Clock clock;

    Quitter(Desk desk, Absence absence, Clock clock) {
        this.desk = desk;
        this.absence = absence;
        this.clock = clock;
    }

    /** The person's seat quits; naming the seat of another who is to move and gone, he says that it has quit. */
    public Desk.Done quit(String id, UUID person, Optional<Seat> named) {
        return desk.carryOut(id, table -> {
            List<Seat> own = Holding.all(table, person);
            Optional<Seat> other = named.filter(seat -> !own.contains(seat));
            other.ifPresent(seat -> Holding.inGame(table, seat));
            Seat seat = other.orElseGet(() -> Holding.seat(table, person, named));
            Life.running(table);
            other.ifPresent(gone -> checkAway(table, own, gone));
            return Desk.Done.now(table, Play.on(table, new Action.Quit(seat), clock.instant()));
        });
    }

    private void checkAway(Table table, List<Seat> own, Seat gone) {
        if (own.stream().noneMatch(seat -> stillIn(table, seat))) {
            throw new ApiProblem(ProblemCode.NOT_STILL_IN, Map.of("seat", own.getFirst()));
        }
        if (!stillIn(table, gone)) {
            throw new ApiProblem(ProblemCode.NOT_STILL_IN, Map.of("seat", gone));
        }
        if (table.toMove().filter(gone::equals).isEmpty() || !absence.isAway(table, gone)) {
            throw new ApiProblem(ProblemCode.NOT_AWAY, Map.of("seat", gone));
        }
    }

    private static boolean stillIn(Table table, Seat seat) {
        return table.playing().standing(seat).state() == SeatState.PLAYING;
    }
}
