package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * How far a turn in a game with items has come (R8), on a course of its own: what was placed, one part or two by the
 * same man, or a pass, and a whirlwind at the end. {@link Wording} adds to it word by word, {@link Prospects} says what
 * may come next.
 */
final class ItemTurn {

    static final int NONE = -1;

    final Course course;
    final Seat mover;
    private final long key;
    private final Account account;

    private boolean marble;
    /** The item used beside the marble. */
    private @Nullable Item used;

    private int parts;
    /** Where the man began, and where he is now. */
    private int first = NONE;

    private int at = NONE;
    /** Whether he was one of the last men of a dead game when he set out (R5.2). */
    private boolean lastMan;
    /** Whether a wing or a swap was one of the parts. */
    private boolean flown;

    private boolean passed;
    private int centre = NONE;
    private boolean dealt;

    /** A turn not begun yet; the course is the turn's own from here on. */
    ItemTurn(Course course) {
        this.course = course;
        mover = course.mover();
        key = course.key();
        account = new Account(course.terrain.board);
    }

    private ItemTurn(ItemTurn other) {
        course = other.course.copy();
        course.faded.addAll(other.course.faded);
        mover = other.mover;
        key = other.key;
        account = other.account.copy();
        marble = other.marble;
        used = other.used;
        parts = other.parts;
        first = other.first;
        at = other.at;
        lastMan = other.lastMan;
        flown = other.flown;
        passed = other.passed;
        centre = other.centre;
        dealt = other.dealt;
    }

    /** The same turn on a course of its own. */
    ItemTurn copy() {
        return new ItemTurn(this);
    }

    /** What is told of it so far. */
    Account account() {
        return account;
    }

    boolean isMarble() {
        return marble;
    }

    Optional<Item> used() {
        return Optional.ofNullable(used);
    }

    /** Parts taken so far, two at most. */
    int parts() {
        return parts;
    }

    /** The cell from which the turn's man set out. */
    int first() {
        return first;
    }

    /** The cell on which he stands now. */
    int at() {
        return at;
    }

    boolean hasPassed() {
        return passed;
    }

    boolean holds(Item item) {
        return course.side(mover).holds(item);
    }

    /** Whether another part may come: not after a pass or a whirlwind, nor once the mover has finished. */
    boolean isOpen() {
        return !passed && centre == NONE && parts < (marble ? 2 : 1) && course.isStillIn(mover);
    }

    /** Whether R4.3, which sees the first and last cell only, forbids to end the man's turn there; no item is barred. */
    boolean isBarred(int to) {
        OptionalInt limit = course.terrain.rules.get(Option.REPETITION_LIMIT);
        return limit.isPresent()
                && !flown
                && course.side(mover).returns().bars(first, to, limit.getAsInt())
                && !(lastMan && Concession.isForward(course, first, to));
    }

    /** The deal that a whirlwind without one waits for: what its cells hold. */
    Optional<String> stirred() {
        return centre == NONE || dealt ? Optional.empty() : Optional.of(Whirlwinds.contents(course, centre));
    }

    void useMarble() {
        marble = true;
        spend(Item.POWER_MARBLE);
        account.marble();
    }

    void place(Item item, int cell) {
        Blocks.put(course, item, cell);
        used = item;
        spend(item);
        account.placed(item, cell);
    }

    /** The man goes there; a finish after the marble's first part counts. */
    void step(int from, int to) {
        if (parts == 0) {
            first = from;
            lastMan = Concession.isLastMan(course, from);
        }
        Flights.fly(course, from, to);
        at = to;
        parts++;
        if (marble && parts == 1) {
            course.sides.put(mover, course.side(mover).amidst());
            Offers.lapse(course, mover); // R3.4: if this finishes him, he has had his turn without having answered
            Finishes.look(course, mover);
        }
    }

    void fly(Item item, int from, int to) {
        account.flown(item, from, to);
        used = item;
        spend(item);
        if (course.men.isMan(to)) {
            Seat other = Seat.at(course.men.owner(to));
            course.sides.put(other, course.side(other).moved(to, from));
        }
        flown = true;
        step(from, to);
    }

    void pass() {
        passed = true;
        account.passed();
    }

    /** A whirlwind blows; without a deal it waits for one. */
    void whirl(int about, Optional<String> deal) {
        centre = about;
        used = Item.WHIRLWIND;
        spend(Item.WHIRLWIND);
        dealt = deal.isPresent();
        if (deal.isPresent()) {
            account.dealt(Whirlwinds.dealt(course, centre, deal.get()));
        } else {
            account.blown(centre);
        }
    }

    /** Ends the turn, from which nothing is missing. */
    void end() {
        List<Effect> effects = marble || used != null ? account.effects() : List.of(); // else the trail tells all
        course.note(new Turn(
                course.ply,
                course.round,
                mover,
                account.text(),
                account.trail(),
                List.of(),
                OptionalInt.empty(),
                key,
                effects));
        course.ply++;
        boolean concedes = !passed && !flown && lastMan && Concession.isForward(course, first, at);
        course.sides.put(mover, after(course.side(mover)));
        if (!passed) {
            course.firstEntry = course.firstEntry.after(course, first, at);
        }
        if (centre != NONE) {
            Whirlwinds.clearReturns(course, centre);
        }
        Turns.check(course, mover, concedes);
    }

    private Side after(Side side) {
        if (passed) {
            return side.afterPass();
        }
        return flown ? side.afterFlight(first, at) : side.afterMove(first, at);
    }

    private void spend(Item item) {
        course.sides.put(mover, course.side(mover).without(item));
    }
}
