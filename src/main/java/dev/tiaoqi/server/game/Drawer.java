package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import java.time.Clock;
import java.time.Instant;
import java.util.function.BiFunction;
import org.springframework.stereotype.Component;

/** Passes on draw offers and what is answered to them (R3.4). */
@Component
public class Drawer {

    private final Desk desk;
    private final Clock clock;

    Drawer(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** The person's seat, or the one he names, offers a draw; computers answer at once. */
    public Desk.Done offer(String id, Speaker speaker) {
        return say(id, speaker, (table, seat) -> {
            Enough.OFFER.check(table, seat, table.ply());
            return new Action.OfferDraw(seat);
        });
    }

    /** It accepts the draw. */
    public Desk.Done accept(String id, Speaker speaker) {
        return say(id, speaker, (table, seat) -> new Action.AcceptDraw(seat));
    }

    /** It declines the draw. */
    public Desk.Done decline(String id, Speaker speaker) {
        return say(id, speaker, (table, seat) -> new Action.DeclineDraw(seat));
    }

    private Desk.Done say(String id, Speaker speaker, BiFunction<Table, Seat, Action> action) {
        return desk.carryOut(id, table -> {
            Seat seat = Holding.seat(table, speaker.person(), speaker.named());
            Life.running(table);
            Instant now = clock.instant();
            Table said = Play.on(table, action.apply(table, seat), now);
            return Desk.Done.now(table, ComputerManners.answered(said, now));
        });
    }
}
