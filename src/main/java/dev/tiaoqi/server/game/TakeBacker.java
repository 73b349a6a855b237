package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.springframework.stereotype.Component;

/**
 * Takes turns back: the last own one and those after it, once every other person still in agrees; at once where
 * there is nobody to ask. The log only grows; its last row says to which ply the game went back.
 */
@Component
public class TakeBacker {

    private final Desk desk;
    private final Timing timing;
    private final Clock clock;

    TakeBacker(Desk desk, Timing timing, Clock clock) {
        this.desk = desk;
        this.timing = timing;
        this.clock = clock;
    }

    /** The speaker asks to take his last turn back. */
    public Desk.Done ask(String id, Speaker speaker) {
        return desk.carryOut(id, table -> {
            Seat seat = Holding.seat(table, speaker.person(), speaker.named());
            Unrated.check(table, seat);
            table.aside().takeBack().ifPresent(standing -> {
                throw new ApiProblem(ProblemCode.OFFER_STANDS, Map.of("by", standing.by()));
            });
            int ply = lastTurn(table, seat);
            boolean alone = Settling.others(table, seat).isEmpty();
            return Desk.Done.now(table, alone ? backAtOnce(table, seat, ply) : asked(table, seat, ply));
        });
    }

    /** The speaker agrees; with the last to do so the turns are taken back. */
    public Desk.Done accept(String id, Speaker speaker) {
        return desk.carryOut(id, table -> {
            TakeBack plea = asked(table, speaker);
            Table agreed = said(table, Kind.TAKE_BACK_ACCEPTED, new Words(answering(table, speaker, plea), ""));
            boolean all = agreed.aside().takeBack().orElseThrow().open().isEmpty();
            return Desk.Done.now(table, all ? back(agreed, plea.by(), plea.ply()) : agreed);
        });
    }

    /** The speaker does not agree: it is off. */
    public Desk.Done decline(String id, Speaker speaker) {
        return desk.carryOut(id, table -> {
            TakeBack plea = asked(table, speaker);
            return Desk.Done.now(
                    table, said(table, Kind.TAKE_BACK_DECLINED, new Words(answering(table, speaker, plea), "")));
        });
    }

    private Table asked(Table table, Seat seat, int ply) {
        Enough.PLEA.check(table, seat, table.ply());
        return said(table, Kind.TAKE_BACK, new Words(seat, "" + ply));
    }

    private Table backAtOnce(Table table, Seat seat, int ply) {
        Enough.TAKEN_BACK.check(table, seat, ply);
        return back(table, seat, ply);
    }

    private static TakeBack asked(Table table, Speaker speaker) {
        Holding.all(table, speaker.person());
        Life.running(table);
        return table.aside().takeBack().orElseThrow(() -> new ApiProblem(ProblemCode.NO_OFFER));
    }

    /** The seat that answers: who holds several answers for all of them with one. */
    private static Seat answering(Table table, Speaker speaker, TakeBack plea) {
        List<Seat> own = Holding.all(table, speaker.person());
        if (own.contains(plea.by())) {
            throw new ApiProblem(ProblemCode.OWN_OFFER);
        }
        speaker.named().ifPresent(seat -> Holding.seat(table, speaker.person(), Optional.of(seat)));
        return plea.open().stream()
                .filter(seat -> speaker.named().map(seat::equals).orElseGet(() -> own.contains(seat)))
                .findFirst()
                .orElseThrow(() -> new ApiProblem(ProblemCode.NO_OFFER));
    }

    /** The ply of the seat's last turn that still stands, unless somebody has left since: nobody comes back that way. */
    private static int lastTurn(Table table, Seat seat) {
        int last = -1;
        for (Logged row : table.standing()) {
            if (row.kind() == Kind.TURN && row.seat().filter(seat::equals).isPresent()) {
                last = row.ply();
            }
        }
        if (last < 0 || Departed.after(table, last)) {
            throw new ApiProblem(ProblemCode.NOTHING_TO_TAKE_BACK);
        }
        return last;
    }

    private Table said(Table table, Kind kind, Words words) {
        Logged.What what = new Logged.What(clock.instant(), Optional.of(words.seat()), words.text());
        return Replay.next(table, Logged.of(kind, table, what));
    }

    private Table back(Table table, Seat seat, int ply) {
        Taken taken = timing.taken(table);
        return Replay.next(
                table,
                new Logged(
                        table.version() + 1,
                        Kind.TAKEN_BACK,
                        taken.at(),
                        ply,
                        Optional.of(seat),
                        "",
                        OptionalLong.empty(),
                        OptionalLong.of(taken.millis())));
    }

    private record Words(Seat seat, String text) {}
}
