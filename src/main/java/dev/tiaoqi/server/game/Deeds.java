package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.server.clock.ClockFace;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** Between what happens in a game and the row that tells of it. */
final class Deeds {

    private static final String STUCK = "--#stuck";
    private static final String LOST = "--#lost";
    private static final String TIME = "--#time";
    private static final String FLAG = "timeout";

    private Deeds() {}

    static Kind kind(Action action) {
        return switch (action) {
            case Action.Move move -> Kind.TURN;
            case Action.Stuck stuck -> Kind.STUCK;
            case Action.Lost lost -> Kind.STUCK;
            case Action.Resign resign -> Kind.RESIGNED;
            case Action.Quit quit -> Kind.QUIT;
            case Action.OfferDraw offer -> Kind.OFFER;
            case Action.AcceptDraw accept -> Kind.ACCEPTED;
            case Action.DeclineDraw decline -> Kind.DECLINED;
            case Action.AgreeDraw agreed -> throw new IllegalArgumentException("told by records only");
            case Action.Throw thrown -> throw new IllegalArgumentException("follows from the seed: " + thrown);
            case Action.TimeOut timeOut -> Kind.QUIT; // a flag that fell; a clock per move passes, and that is a turn
        };
    }

    /** The action that a row of a game tells of. */
    static Action action(Logged row) {
        return switch (row.kind()) {
            case TURN -> row.text().equals(TIME) ? new Action.TimeOut() : new Action.Move(row.text());
            case STUCK -> row.text().equals(LOST) ? new Action.Lost() : new Action.Stuck();
            case RESIGNED -> new Action.Resign(seat(row));
            case QUIT -> timedOut(row) ? new Action.TimeOut() : new Action.Quit(seat(row));
            case OFFER -> new Action.OfferDraw(seat(row));
            case ACCEPTED -> new Action.AcceptDraw(seat(row));
            case DECLINED -> new Action.DeclineDraw(seat(row));
            case CREATED, JOINED, LEFT, STARTED, HANDED, CANCELLED, ABANDONED, VOID, CARE, CARE_ENDED ->
                throw new IllegalStateException("nothing of the game itself: " + row);
            case TAKE_BACK, TAKE_BACK_ACCEPTED, TAKE_BACK_DECLINED, TAKEN_BACK ->
                throw new IllegalStateException("nothing of the game itself: " + row);
        };
    }

    /** The canonical text of the turn that an action was. */
    static Optional<String> turn(Played.Accepted accepted) {
        return Optional.ofNullable(accepted.steps().getFirst().turn()).map(Turn::text);
    }

    /** The row of a turn. */
    static Logged turn(Table before, Turn turn, Taken taken) {
        Kind kind = turn.text().equals(STUCK) || turn.text().equals(LOST) ? Kind.STUCK : Kind.TURN;
        return new Logged(
                before.version() + 1,
                kind,
                taken.at(),
                turn.ply(),
                Optional.of(turn.seat()),
                turn.text(),
                OptionalLong.of(turn.key()),
                OptionalLong.of(kind == Kind.STUCK ? 0 : taken.millis()));
    }

    /** The row of what a seat did besides taking a turn. */
    static Logged other(Table before, Action action, Instant at) {
        boolean flag = action instanceof Action.TimeOut;
        Seat seat = flag ? before.toMove().orElseThrow() : seat(action);
        return Logged.of(kind(action), before, new Logged.What(at, Optional.of(seat), flag ? FLAG : ""));
    }

    /** Whether a row tells of a clock that ran out, so that its seat has quit. */
    static boolean timedOut(Logged row) {
        return row.kind() == Kind.QUIT && row.text().equals(FLAG);
    }

    /** The clocks after what a row tells of. */
    static ClockFace after(ClockFace face, Logged row) {
        if (!row.kind().turn()) {
            return face;
        }
        ClockFace.Taken how = row.kind() == Kind.STUCK
                ? ClockFace.Taken.BY_SERVER
                : row.text().equals(TIME) ? ClockFace.Taken.BY_TIMEOUT : ClockFace.Taken.BY_PLAYER;
        return face.turned(seat(row), row.thinkMillis().orElse(0), how);
    }

    private static Seat seat(Logged row) {
        return row.seat().orElseThrow();
    }

    private static Seat seat(Action action) {
        return switch (action) {
            case Action.Resign resign -> resign.seat();
            case Action.Quit quit -> quit.seat();
            case Action.OfferDraw offer -> offer.seat();
            case Action.AcceptDraw accept -> accept.seat();
            case Action.DeclineDraw decline -> decline.seat();
            case Action.Move move -> throw new IllegalArgumentException("a turn: " + move);
            case Action.Stuck stuck -> throw new IllegalArgumentException("a turn: " + stuck);
            case Action.Lost lost -> throw new IllegalArgumentException("a turn: " + lost);
            case Action.TimeOut timeOut -> throw new IllegalArgumentException("a turn: " + timeOut);
            case Action.AgreeDraw agreed -> throw new IllegalArgumentException("nobody's alone: " + agreed);
            case Action.Throw thrown -> throw new IllegalArgumentException("follows from the seed: " + thrown);
        };
    }
}
