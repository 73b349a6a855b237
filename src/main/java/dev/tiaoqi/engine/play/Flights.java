package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.rules.Item;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Wing and swap (R8): may this man of his fly there, or trade places with the one there? What the game says of foreign
 * camps is not asked: no flight ends in one.
 */
final class Flights {

    private Flights() {}

    /** Why the man of the seat on turn on the first cell may not go to the second; that he is his has been seen to. */
    static Optional<Refusal> refuse(Course course, Item item, int from, int to) {
        Topology board = course.terrain.board;
        int mover = course.mover().index();
        if (from == to) {
            return Optional.of(new Refusal.SameCell(board.name(from)));
        }
        if (board.distance(from, to) > item.reach()) {
            return Optional.of(new Refusal.ItemOutOfReach(item, board.name(to), item.reach()));
        }
        Optional<Refusal> there = item == Item.WING ? mustBeEmpty(course, to) : mustBeTheirs(course, to);
        if (there.isPresent()) {
            return there;
        }
        if (course.terrain.foreign[mover].contains(to)) {
            return Optional.of(new Refusal.ForeignCamp(board.name(from), board.name(to)));
        }
        if (leavesTarget(course, mover, from, to)) {
            return Optional.of(new Refusal.MustStayInTarget(board.name(from), board.name(to)));
        }
        return item == Item.SWAP ? refuseTheirs(course, to, from) : Optional.empty();
    }

    /** Where the man on this cell may go, in cell order. */
    static IntStream ends(Course course, Item item, int from) {
        return IntStream.range(0, course.men.size())
                .filter(to -> refuse(course, item, from, to).isEmpty());
    }

    /** Takes the man there, and whoever stands there back. */
    static void fly(Course course, int from, int to) {
        byte there = course.men.owners[to];
        if (there == Contents.EMPTY) {
            course.men.move(from, to);
        } else {
            course.men.lift(to);
            course.men.move(from, to);
            course.men.put(from, there);
        }
    }

    private static Optional<Refusal> mustBeEmpty(Course course, int to) {
        return course.men.owners[to] == Contents.EMPTY
                ? Optional.empty()
                : Optional.of(new Refusal.ItemNeedsEmptyCell(Item.WING, course.terrain.board.name(to)));
    }

    private static Optional<Refusal> mustBeTheirs(Course course, int to) {
        return course.men.isMan(to) && course.men.owner(to) != course.mover().index()
                ? Optional.empty()
                : Optional.of(new Refusal.ItemNeedsTheirMan(Item.SWAP, course.terrain.board.name(to)));
    }

    /** Another player's man goes from the second cell of a swap to its first. */
    private static Optional<Refusal> refuseTheirs(Course course, int from, int to) {
        Topology board = course.terrain.board;
        int owner = course.men.owner(from);
        if (course.terrain.foreign[owner].contains(to)) {
            return Optional.of(new Refusal.ItemTheirForeignCamp(board.name(from), board.name(to)));
        }
        return leavesTarget(course, owner, from, to)
                ? Optional.of(new Refusal.ItemTheirTarget(board.name(from), board.name(to)))
                : Optional.empty();
    }

    /** R2.7 */
    private static boolean leavesTarget(Course course, int seat, int from, int to) {
        CellSet target = course.terrain.target[seat];
        return course.terrain.stayInTarget && target.contains(from) && !target.contains(to);
    }
}
