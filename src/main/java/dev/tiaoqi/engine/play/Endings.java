package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Whether the game is over, who is next, and in which round (R2.9, R3.2, R3.7, R3.8, R5.2). */
final class Endings {

    private static final int ROUNDS_OF_PASSES = 3;

    private Endings() {}

    /** After a turn of this seat, or its departure while on turn. */
    static void afterTurnOf(Course course, Seat seat) {
        int place = course.order.indexOf(seat);
        if (isOver(course, place + 1)) {
            return;
        }
        if (Offers.agreed(course)) {
            beginInRound(course, place + 1);
            end(course, Reason.AGREEMENT);
            return;
        }
        next(course, place);
    }

    /**
     * The next one still in is on turn at once (R2.9), so what is due then comes off, whether the others' agreement was
     * complete just before or is reached just after: a record can't tell the two apart.
     */
    private static void beginInRound(Course course, int place) {
        course.order.stream()
                .skip(place)
                .filter(course::isStillIn)
                .findFirst()
                .ifPresent(seat -> Blocks.beginTurn(course, seat));
    }

    /** After the departure of a seat that was not on turn. */
    static void afterDeparture(Course course) {
        if (!isOver(course, course.order.indexOf(course.mover()))) {
            whenAgreed(course);
        }
    }

    /** Once nobody is left to ask the draw is agreed (R3.4). */
    static void whenAgreed(Course course) {
        if (Offers.agreed(course)) {
            end(course, Reason.AGREEMENT);
        }
    }

    /** A team has won, and the round is not played out (R3.2, R7). */
    static boolean whenTeamHasWon(Course course) {
        if (course.is(Option.EQUAL_TURNS) || !Teams.oneHasWon(course)) {
            return false;
        }
        end(course, course.won);
        return true;
    }

    /** Decided, and nobody waits for his equal turn; {@code place} is the first in turn order yet to move. */
    private static boolean isOver(Course course, int place) {
        boolean decided = course.terrain.isInTeams() ? isDecidedByTeams(course, place) : isDecided(course, place);
        if (decided) {
            end(course, reason(course));
        }
        return decided;
    }

    /** At most one is still in. */
    private static boolean isDecided(Course course, int place) {
        return course.stillIn().size() <= 1 && !(course.finishedInRound && waits(course, place));
    }

    /** A team has lost, whatever the others still have to come, or one has won (R7). */
    private static boolean isDecidedByTeams(Course course, int place) {
        return Teams.oneHasLost(course) || (Teams.oneHasWon(course) && !waits(course, place));
    }

    private static boolean waits(Course course, int place) {
        return course.is(Option.EQUAL_TURNS)
                && course.order.stream().skip(place).anyMatch(course::isStillIn);
    }

    private static Reason reason(Course course) {
        boolean byTeam = course.terrain.isInTeams() && !Teams.oneHasLost(course);
        Reason reason = byTeam ? course.won : course.last;
        boolean won = reason == Reason.FINISHED || reason == Reason.TEAM_WON;
        return won && firstIsShared(course) ? Reason.EQUAL_TURNS : reason;
    }

    private static boolean firstIsShared(Course course) {
        if (!course.is(Option.EQUAL_TURNS)) {
            return false;
        }
        return course.terrain.isInTeams()
                ? Teams.ranking(course).size() == 1
                : course.ranking.finished().getFirst().size() > 1;
    }

    private static void next(Course course, int place) {
        int seats = course.order.size();
        int next = place + 1;
        while (!course.isStillIn(course.order.get(next % seats))) {
            next++;
        }
        if (next >= seats && roundEnds(course)) {
            return;
        }
        Seat onTurn = course.order.get(next % seats);
        course.toMove = onTurn;
        Blocks.beginTurn(course, onTurn);
    }

    /** The turn passes the place of the seat that began: the round is complete. Whether that ends the game. */
    private static boolean roundEnds(Course course) {
        if (Progress.isGivenUp(course)) {
            end(course, Reason.DEAD_GAME, Verdict.ofDeadGame(course));
        } else if (passedRounds(course) >= ROUNDS_OF_PASSES) {
            endByDistance(course, Reason.ALL_PASSED);
        } else if (course.round >= course.terrain.rules.get(Option.MAX_ROUNDS)) {
            endByDistance(course, Reason.MAX_ROUNDS);
        } else {
            course.round++;
            course.finishedInRound = false;
        }
        return course.outcome != null;
    }

    /** In how many rounds running all still in have passed (R3.7). */
    static int passedRounds(Course course) {
        return course.stillIn().stream()
                .mapToInt(seat -> course.side(seat).passes())
                .min()
                .orElse(0);
    }

    /** The seats by remaining distance, less before more, equal together (R3.7). */
    private static List<List<Seat>> byDistance(Course course, List<Seat> seats) {
        Map<Integer, List<Seat>> groups = seats.stream()
                .collect(Collectors.groupingBy(
                        seat -> course.terrain.distance(seat, course.men.owners), TreeMap::new, Collectors.toList()));
        return List.copyOf(groups.values());
    }

    /** Those still in share the ranks still free; teams stand as they have won, lost or neither. */
    static void end(Course course, Reason reason) {
        boolean teams = course.terrain.isInTeams();
        end(course, reason, teams ? Teams.ranking(course) : course.ranking.complete(List.of(course.stillIn())));
    }

    /** In a dead game this seat has conceded (R5.2). */
    static void endConceded(Course course, Seat conceder) {
        end(course, Reason.DEAD_GAME, Verdict.ofDeadGame(course, conceder));
    }

    private static void endByDistance(Course course, Reason reason) {
        boolean teams = course.terrain.isInTeams();
        List<List<Seat>> stillIn = teams ? List.of() : byDistance(course, course.stillIn());
        end(course, reason, teams ? Teams.byDistance(course) : course.ranking.complete(stillIn));
    }

    private static void end(Course course, Reason reason, List<List<Seat>> ranking) {
        end(course, reason, Verdict.of(course, ranking));
    }

    private static void end(Course course, Reason reason, Verdict verdict) {
        course.toMove = null;
        course.die = 0;
        course.offer = null;
        course.outcome = new Outcome(reason, verdict.ranking(), verdict.scores(), course.round, course.ply);
    }
}
