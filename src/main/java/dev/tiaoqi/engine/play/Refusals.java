package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.MoveText.Parsed.Walk;
import dev.tiaoqi.engine.rules.ForeignCamps;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Optional;

/** Why a man may not walk there: the first clause that forbids it. */
final class Refusals {

    private final Course course;
    private final Ways legal;
    private final Topology board;

    Refusals(Course course, Ways legal) {
        this.course = course;
        this.legal = legal;
        board = course.terrain.board;
    }

    /** Empty when the man could end there; how he goes is for {@link Choice} to say. */
    Optional<Refusal> of(Walk walk) {
        String from = board.name(walk.from());
        int owner = course.men.owner(walk.from());
        if (!course.men.isMan(walk.from())) {
            return Optional.of(new Refusal.NoManThere(from));
        }
        if (owner != course.mover().index()) {
            return Optional.of(new Refusal.NotYourMan(from, Seat.at(owner)));
        }
        if (walk.from() == walk.to()) {
            return Optional.of(new Refusal.SameCell(from));
        }
        if (course.men.owners[walk.to()] != Contents.EMPTY) {
            return Optional.of(new Refusal.Occupied(from, board.name(walk.to())));
        }
        return legal.ends(walk.from()).anyMatch(end -> end == walk.to()) ? Optional.empty() : Optional.of(ofEnd(walk));
    }

    private Refusal ofEnd(Walk walk) {
        String from = board.name(walk.from());
        String to = board.name(walk.to());
        if (legal.isBarred(walk.from(), walk.to())) {
            return new Refusal.Repetition(from, to);
        }
        if (!reachesFreely(walk)) {
            return legal.routes().unreachable(from, to);
        }
        int mover = course.mover().index();
        boolean leaves = course.terrain.stayInTarget
                && course.terrain.target[mover].contains(walk.from())
                && !course.terrain.target[mover].contains(walk.to());
        return leaves ? new Refusal.MustStayInTarget(from, to) : new Refusal.ForeignCamp(from, to);
    }

    /** Whether the man could go there if no corner were closed and no target held him. */
    private boolean reachesFreely(Walk walk) {
        Rules free = course.terrain
                .rules
                .with(Option.FOREIGN_CAMPS, ForeignCamps.ALLOWED)
                .with(Option.STAY_IN_TARGET, false);
        return legal.routes().on(Terrain.of(free), course).ends(walk.from()).anyMatch(end -> end == walk.to());
    }
}
