package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.position.PositionText;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Where games of this family begin. */
public final class Games {

    private Games() {}

    /**
     * A game from the opening. The rules must name who begins: the coin is tossed by whoever sets up the game
     * (otherwise the problem {@code firstNotNamed}).
     */
    public static Begun begin(Rules rules) {
        List<Problem> problems = rules.problems();
        if (!problems.isEmpty()) {
            return new Begun.ImpossibleRules(problems);
        }
        Optional<Seat> first = rules.get(Option.FIRST).seat();
        return first.isEmpty()
                ? new Begun.ImpossibleRules(List.of(Problem.of("firstNotNamed")))
                : begin(Terrain.of(rules), opening(rules, first.get()));
    }

    /** A game from a position (N2); its seat to move begins, and {@code first}, if named, must agree. */
    public static Begun begin(Rules rules, String position) {
        return switch (PositionText.parse(position)) {
            case PositionText.Parsed.Unreadable unreadable -> new Begun.ImpossiblePosition(unreadable.problems());
            case PositionText.Parsed.Read read -> begin(rules, read.position(), StartProblems::of);
        };
    }

    /**
     * A position (N2) as it is in the middle of a game, to be asked what may be done in it: roadblocks and road-menders
     * may lie on it where items can put them (R8), although no game begins so.
     */
    public static Begun look(Rules rules, String position) {
        return switch (PositionText.parse(position)) {
            case PositionText.Parsed.Unreadable unreadable -> new Begun.ImpossiblePosition(unreadable.problems());
            case PositionText.Parsed.Read read -> begin(rules, read.position(), StartProblems::inPlay);
        };
    }

    /** The opening position of rules without problems. */
    public static Position opening(Rules rules, Seat first) {
        Topology board = Topology.named(rules.board()).orElseThrow();
        byte[] owners = new byte[board.size()];
        for (Seat seat : rules.seats()) {
            board.home(seat, rules.men()).cells().forEach(cell -> owners[cell] = (byte) (seat.index() + 1));
        }
        return Position.of(board, owners, new Position.Turn(first, 1));
    }

    /** Only rules without problems of their own can say what is wrong with a position. */
    private static Begun begin(Rules rules, Position start, BiFunction<Rules, Position, List<Problem>> check) {
        List<Problem> problems = rules.problems();
        if (!problems.isEmpty()) {
            return new Begun.ImpossibleRules(problems);
        }
        List<Problem> wrong = check.apply(rules, start);
        if (!wrong.isEmpty()) {
            return new Begun.ImpossiblePosition(wrong);
        }
        First first = First.of(start.toMove().orElseThrow());
        if (rules.get(Option.RATED)
                && !start.equals(opening(rules, start.toMove().orElseThrow()))) {
            return new Begun.ImpossibleRules(List.of(Problem.of("ratedNeedsOpening"))); // R11
        }
        return begin(Terrain.of(rules.with(Option.FIRST, first)), start);
    }

    private static Begun begin(Terrain terrain, Position start) {
        Course course = Starts.course(terrain, start);
        List<Problem> decided = Starts.decided(course);
        if (!decided.isEmpty()) {
            return new Begun.ImpossiblePosition(decided);
        }
        if (course.stillIn().size() < 2) {
            return new Begun.ImpossiblePosition(List.of(Problem.of("tooFewStillIn")));
        }
        if (!course.isStillIn(course.mover())) {
            return new Begun.ImpossiblePosition(List.of(Problem.of("seatNotStillIn", course.mover())));
        }
        HopGame game = new HopGame(start, course);
        return new Begun.Started(game, Player.whatFollows(game));
    }
}
