package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.search.Thinkers;
import java.time.Clock;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Hands seats to a computer's care while their owners are away (托管), and back. The seat stays its owner's. */
@Component
public class Carer {

    private final Desk desk;
    private final Clock clock;

    Carer(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** A computer of this level plays for the speaker's seat from now on. */
    public Desk.Done care(String id, Speaker speaker, int level) {
        if (level < 1 || level > Thinkers.levels()) {
            throw Invalid.value("level", "range");
        }
        return desk.carryOut(id, table -> {
            Seat seat = Holding.seat(table, speaker.person(), speaker.named());
            Unrated.check(table, seat);
            boolean already = Optional.of(level)
                    .equals(Optional.ofNullable(table.aside().care().get(seat)));
            return Desk.Done.now(
                    table, already ? table : row(table, new Fact(Kind.CARE, seat, Integer.toString(level))));
        });
    }

    /** The speaker plays himself again. */
    public Desk.Done end(String id, Speaker speaker) {
        return desk.carryOut(id, table -> {
            Seat seat = Holding.seat(table, speaker.person(), speaker.named());
            Life.running(table);
            boolean inCare = table.aside().care().containsKey(seat);
            return Desk.Done.now(table, inCare ? row(table, new Fact(Kind.CARE_ENDED, seat, "")) : table);
        });
    }

    private Table row(Table table, Fact fact) {
        Enough.CARE.check(table, fact.seat(), table.ply());
        Logged.What what = new Logged.What(clock.instant(), Optional.of(fact.seat()), fact.text());
        return Replay.next(table, Logged.of(fact.kind(), table, what));
    }

    private record Fact(Kind kind, Seat seat, String text) {}
}
