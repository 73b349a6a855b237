package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What makes a position one that no game by these rules can begin from (N2). */
final class StartProblems {

    private StartProblems() {}

    static List<Problem> of(Rules rules, Position start) {
        List<Problem> problems = new ArrayList<>(ofMen(rules, start));
        start.blocks()
                .cells()
                .forEach(cell -> problems.add(
                        Problem.of("obstacleAtStart", start.board().name(cell), Contents.sign(start.content(cell)))));
        return problems;
    }

    /**
     * The same of a position in the middle of a game: roadblocks and road-menders may lie where items can put them, on
     * open cells (R8), if the game has items or could have them (R11).
     */
    static List<Problem> inPlay(Rules rules, Position start) {
        List<Problem> problems = new ArrayList<>(ofMen(rules, start));
        if (!problems.isEmpty() || start.blocks().equals(CellSet.EMPTY)) {
            return problems;
        }
        boolean possible = rules.with(Option.RATED, false)
                .with(Option.ITEMS, true)
                .problems()
                .isEmpty();
        CellSet allowed = possible ? Terrain.of(rules).open : CellSet.EMPTY;
        String code = possible ? "obstacleInCamp" : "obstacleNotInGame";
        start.blocks()
                .minus(allowed)
                .cells()
                .forEach(cell ->
                        problems.add(Problem.of(code, start.board().name(cell), Contents.sign(start.content(cell)))));
        return problems;
    }

    private static List<Problem> ofMen(Rules rules, Position start) {
        if (!start.board().name().equals(rules.board())) {
            return List.of(Problem.of("anotherBoard", start.board(), rules.board()));
        }
        List<Problem> problems = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            int men = start.men(seat).size();
            if (men > 0 && !rules.seats().contains(seat)) {
                problems.add(Problem.of("seatNotInGame", seat));
            } else if (men > rules.men()) {
                problems.add(Problem.of("tooManyMen", seat, men, rules.men()));
            }
        }
        toMove(rules, start).ifPresent(problems::add);
        if (start.round() > rules.get(Option.MAX_ROUNDS)) {
            problems.add(Problem.of("roundBeyondMaxRounds", start.round(), rules.get(Option.MAX_ROUNDS)));
        }
        return problems;
    }

    private static Optional<Problem> toMove(Rules rules, Position start) {
        Optional<Seat> seat = start.toMove();
        if (seat.isEmpty()) {
            return Optional.of(Problem.of("nobodyToMove"));
        }
        if (!rules.seats().contains(seat.get())) {
            return Optional.of(Problem.of("seatNotInGame", seat.get()));
        }
        Optional<Seat> first = rules.get(Option.FIRST).seat();
        return first.isPresent() && !first.equals(seat)
                ? Optional.of(Problem.of("firstDisagrees", first.get(), seat.get()))
                : Optional.empty();
    }
}
