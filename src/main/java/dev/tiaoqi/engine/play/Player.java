package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.position.MoveText;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Pass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Carries one action out on a copy of a game's course. */
final class Player {

    private final HopGame game;
    private final Course course;
    private Action done;

    Player(HopGame game, Action action) {
        this.game = game;
        course = game.course.copy();
        done = action;
    }

    Played play() {
        if (course.outcome != null) {
            return new Played.Refused(new Refusal.GameOver());
        }
        Optional<Refusal> refusal = carryOut();
        if (refusal.isPresent()) {
            return new Played.Refused(refusal.get());
        }
        HopGame after = game.at(course);
        List<Step> steps = new ArrayList<>(List.of(new Step(done, turn(), after)));
        steps.addAll(whatFollows(after));
        return new Played.Accepted(steps);
    }

    /** The passes of seats whose turn is lost or that have no legal move, one after another (R2.8, R2.9); R3.7 ends them. */
    static List<Step> whatFollows(HopGame game) {
        List<Step> steps = new ArrayList<>();
        HopGame now = game;
        while (now.course.toMove != null && !now.course.awaitsThrow() && isPassedByServer(now.course)) {
            Player player = new Player(now, now.course.isTurnLost() ? new Action.Lost() : new Action.Stuck());
            Turns.passByServer(player.course);
            now = now.at(player.course);
            steps.add(new Step(player.done, player.turn(), now));
        }
        return steps;
    }

    /** No legal move, or the turn lost; who can use a wing or a swap is not passed for that (R2.8, R8). */
    private static boolean isPassedByServer(Course course) {
        return !new Legal(course).any()
                && !(course.is(Option.ITEMS) && new Prospects(new ItemTurn(course.copy())).hasFlight());
    }

    private Optional<Refusal> carryOut() {
        return switch (done) {
            case Action.Move move -> move(move.text());
            case Action.Throw thrown -> thrown(thrown.face());
            case Action.Stuck stuck -> ifThrown().or(() -> passedByServer(false));
            case Action.Lost lost -> passedByServer(true);
            case Action.TimeOut timeOut -> timeOut();
            case Action.Resign resign -> leave(resign.seat(), Departures.Departed.RESIGNED);
            case Action.Quit quit -> leave(quit.seat(), Departures.Departed.QUIT);
            case Action.OfferDraw offer -> ifStillIn(offer.seat()).or(() -> Offers.offer(course, offer.seat()));
            case Action.AcceptDraw accept -> ifStillIn(accept.seat()).or(() -> Offers.accept(course, accept.seat()));
            case Action.DeclineDraw decline ->
                ifStillIn(decline.seat()).or(() -> Offers.decline(course, decline.seat()));
            case Action.AgreeDraw agreed -> agree();
        };
    }

    private Optional<Refusal> move(String text) {
        if (course.is(Option.ITEMS)) {
            return turnWithItems(text);
        }
        return switch (MoveText.parse(course.terrain.board, text)) {
            case MoveText.Parsed.Unreadable unreadable ->
                Optional.of(Wording.withoutItems(new ItemTurn(course.copy()), text, unreadable.column()));
            case MoveText.Parsed.Pass pass -> ifThrown().or(this::pass);
            case MoveText.Parsed.Walk walk -> ifThrown().or(() -> walk(walk));
        };
    }

    private Optional<Refusal> turnWithItems(String text) {
        ItemTurn turn = new ItemTurn(course);
        Optional<Refusal> refusal = Wording.add(turn, text)
                .or(() -> turn.account().isEmpty() ? Optional.of(new Refusal.Unreadable(text, 1)) : Optional.empty())
                .or(() -> new Prospects(turn).missing())
                .or(() -> turn.stirred().map(Refusal.ItemDeal::new));
        if (refusal.isEmpty()) {
            done = new Action.Move(turn.account().text());
            turn.end();
        }
        return refusal;
    }

    private Optional<Refusal> walk(MoveText.Parsed.Walk walk) {
        Legal legal = new Legal(course);
        Optional<Refusal> refusal =
                new Refusals(course, legal).of(walk).map(why -> legal.any() ? why : new Refusal.MustPass());
        return refusal.isPresent() ? refusal : walk(legal, Choice.of(course.terrain.board, legal, walk));
    }

    private Optional<Refusal> walk(Legal legal, Choice choice) {
        choice.route().ifPresent(route -> {
            LegalMove move = legal.move(route);
            done = new Action.Move(move.text());
            Turns.move(course, move, route);
        });
        return choice.refusal();
    }

    /** The die is thrown from outside, once a turn (R9.1). */
    private Optional<Refusal> thrown(int face) {
        if (!course.awaitsThrow()) {
            return Optional.of(new Refusal.NoThrow());
        }
        return always(() -> course.die = face);
    }

    /** Nothing of a turn happens before its die is thrown (R9.1). */
    private Optional<Refusal> ifThrown() {
        return course.awaitsThrow() ? Optional.of(new Refusal.AwaitsThrow()) : Optional.empty();
    }

    private Optional<Refusal> pass() {
        if (course.terrain.rules.get(Option.PASS) != Pass.ALLOWED || course.isTurnLost()) {
            return Optional.of(new Refusal.MayNotPass());
        }
        done = new Action.Move(MoveText.PASS);
        return always(() -> Turns.pass(course, MoveText.PASS));
    }

    private Optional<Refusal> passedByServer(boolean lost) {
        return !isPassedByServer(course) || course.isTurnLost() != lost
                ? Optional.of(new Refusal.MayNotPass())
                : always(() -> Turns.passByServer(course));
    }

    /** With a clock per move a turn, of which nothing happens before the throw; a fallen flag is a departure (R4.2, R9.1). */
    private Optional<Refusal> timeOut() {
        boolean isTurn = course.terrain.rules.get(Option.CLOCK) instanceof Clock.PerMove;
        Optional<Refusal> refusal = isTurn ? ifThrown() : Optional.empty();
        return refusal.or(() -> always(() -> Turns.timeOut(course)));
    }

    private Optional<Refusal> leave(Seat seat, Departures.Departed how) {
        return ifStillIn(seat).or(() -> always(() -> Departures.leave(course, seat, how)));
    }

    private Optional<Refusal> agree() {
        if (course.ply == 0) {
            return Optional.of(new Refusal.TooEarly());
        }
        if (course.stillIn().size() < 2) {
            return Optional.of(new Refusal.NoOffer()); // nobody agrees alone
        }
        return always(() -> Endings.end(course, Reason.AGREEMENT));
    }

    private Optional<Refusal> ifStillIn(Seat seat) {
        return course.isStillIn(seat) ? Optional.empty() : Optional.of(new Refusal.NotStillIn(seat));
    }

    private static Optional<Refusal> always(Runnable action) {
        action.run();
        return Optional.empty();
    }

    private @Nullable Turn turn() {
        return course.history.turn(game.course.ply).orElse(null);
    }
}
