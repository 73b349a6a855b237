package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Block;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.rules.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Roadblocks and road-menders (R8): where they may be put, and when they come off. */
final class Blocks {

    /** It comes off at the beginning of the placer's third turn after the one in which he put it down. */
    private static final int TURNS = 3;

    private Blocks() {}

    /** One on the board: at the beginning of which of its owner's turns from now on it comes off, 1 the next. */
    record Standing(int cell, Item item, Seat owner, int left) {

        Standing aTurnLater() {
            return new Standing(cell, item, owner, left - 1);
        }
    }

    /** Why the seat on turn may not put it there: an empty cell in no camp within reach of one of his men. */
    static Optional<Refusal> refuse(Course course, Item item, int cell) {
        String name = course.terrain.board.name(cell);
        if (course.men.owners[cell] != Contents.EMPTY) {
            return Optional.of(new Refusal.ItemNeedsEmptyCell(item, name));
        }
        if (!course.terrain.open.contains(cell)) {
            return Optional.of(new Refusal.ItemInCamp(item, name));
        }
        return isNear(course, item, cell)
                ? Optional.empty()
                : Optional.of(new Refusal.ItemOutOfReach(item, name, item.reach()));
    }

    private static boolean isNear(Course course, Item item, int cell) {
        int mover = course.mover().index();
        return IntStream.range(0, course.men.size())
                .anyMatch(man ->
                        course.men.owner(man) == mover && course.terrain.board.distance(man, cell) <= item.reach());
    }

    /** The seat on turn puts it there. */
    static void put(Course course, Item item, int cell) {
        course.men.put(cell, Contents.block(item));
        List<Standing> more = new ArrayList<>(course.blocks);
        more.add(new Standing(cell, item, course.mover(), TURNS));
        more.sort(Comparator.comparingInt(Standing::cell));
        course.blocks = List.copyOf(more);
    }

    /** A turn of this seat begins: what it put down three turns ago comes off. */
    static void beginTurn(Course course, Seat seat) {
        if (course.blocks.isEmpty()) {
            return;
        }
        course.blocks = course.blocks.stream()
                .map(block -> block.owner() == seat ? block.aTurnLater() : block)
                .toList();
        takeOff(course, block -> block.left() == 0);
    }

    /** This seat has left or finished: all that it put down comes off. */
    static void takeOffAllOf(Course course, Seat seat) {
        takeOff(course, block -> block.owner() == seat);
    }

    private static void takeOff(Course course, Predicate<Standing> which) {
        List<Standing> off = course.blocks.stream().filter(which).toList();
        for (Standing block : off) {
            course.men.lift(block.cell());
            course.faded.add(new Effect.Expired(block.item(), course.terrain.board.name(block.cell()), block.owner()));
        }
        if (!off.isEmpty()) {
            course.blocks = course.blocks.stream().filter(which.negate()).toList();
        }
    }

    static List<Block> view(Course course) {
        return course.blocks.stream()
                .map(block ->
                        new Block(course.terrain.board.name(block.cell()), block.item(), block.owner(), block.left()))
                .toList();
    }
}
