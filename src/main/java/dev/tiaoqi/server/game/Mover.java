package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Takes moves, from people and computers alike. A move is safe to send twice. */
@Component
public class Mover {

    private final Desk desk;
    private final Repeats repeats;
    private final Timing timing;

    Mover(Desk desk, Repeats repeats, Timing timing) {
        this.desk = desk;
        this.repeats = repeats;
        this.timing = timing;
    }

    /** Plays it; a move that the same seat has already played at this ply is answered as it was then. */
    public Desk.Done move(String id, Hand hand, Wish wish) {
        return desk.carryOut(id, table -> moved(table, hand, wish));
    }

    private Desk.Done moved(Table table, Hand hand, Wish wish) {
        List<Seat> seats = hand.seats(table);
        boolean onTurn = table.toMove().filter(seats::contains).isPresent();
        if (onTurn && wish.ply() == table.ply()) {
            return Desk.Done.now(
                    table, Play.on(table, new Action.Move(Dealer.dealt(table, wish.move())), timing.taken(table)));
        }
        checkReadable(table, wish);
        if (seats.isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_YOUR_SEAT);
        }
        return repeats.find(table, seats, wish).orElseGet(() -> refused(table, wish));
    }

    private static Desk.Done refused(Table table, Wish wish) {
        Life.running(table);
        if (wish.ply() != table.ply()) {
            throw new ApiProblem(ProblemCode.STALE_PLY, Map.of("ply", table.ply()));
        }
        throw new ApiProblem(
                ProblemCode.NOT_YOUR_TURN, Map.of("toMove", table.toMove().orElseThrow()));
    }

    /** Whether a text is a move at all is asked of the game's beginning, where nobody has won yet. */
    private static void checkReadable(Table table, Wish wish) {
        Agreement agreement = table.agreement();
        Played tried =
                Beginning.started(agreement, Beginning.shown(agreement)).game().play(new Action.Move(wish.move()));
        Optional.of(tried)
                .filter(Played.Refused.class::isInstance)
                .map(played -> ((Played.Refused) played).why())
                .filter(Refusal.Unreadable.class::isInstance)
                .ifPresent(why -> {
                    throw Refusals.problem(why);
                });
    }

    /** A move as its sender writes it, and the number of turns taken as he sees it. */
    public record Wish(String move, int ply) {}
}
