package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Pass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What may come next in a turn with items, and what is still missing from it (R8). Changes nothing. */
final class Prospects implements Ways {

    private final ItemTurn turn;
    private final Course course;

    Prospects(ItemTurn turn) {
        this.turn = turn;
        course = turn.course;
    }

    /** What must still come before the turn may be played, a whirlwind's deal apart. */
    Optional<Refusal> missing() {
        if (turn.hasPassed()) {
            return Optional.empty();
        }
        if (turn.parts() == 0) {
            return Optional.of(new Refusal.ItemNeedsMove(turn.used().orElse(Item.POWER_MARBLE)));
        }
        if (!turn.isMarble()) {
            return Optional.empty();
        }
        if (hasPart()) {
            return Optional.of(new Refusal.ItemNeedsSecondPart(name(turn.at())));
        }
        return turn.isBarred(turn.at())
                ? Optional.of(new Refusal.Repetition(name(turn.first()), name(turn.at())))
                : Optional.empty();
    }

    /** Whether the man, or any man before the first part, may walk or be moved by an item. */
    boolean hasPart() {
        return turn.isOpen() && (men().anyMatch(from -> ends(from).findAny().isPresent()) || hasFlight());
    }

    /** Whether a moving item can be used. */
    boolean hasFlight() {
        return Item.MOVING.stream().anyMatch(item -> flyers(item).findAny().isPresent());
    }

    /** The own men whom a moving item can take somewhere. */
    IntStream flyers(Item item) {
        return men().filter(from -> flights(item, from).findAny().isPresent());
    }

    /** Where a moving item can take the man on this cell. */
    IntStream flights(Item item, int from) {
        boolean may = turn.isOpen() && mayUse(item) && isHis(from);
        return may ? Flights.ends(course, item, from).filter(to -> to != turn.first()) : IntStream.empty();
    }

    /** Where a roadblock or a road-mender may be put; under the marble not where it would leave no first part. */
    IntStream places(Item item) {
        boolean may = turn.parts() == 0 && turn.isOpen() && mayUse(item);
        return !may
                ? IntStream.empty()
                : cells().filter(cell -> Blocks.refuse(course, item, cell).isEmpty())
                        .filter(cell -> !turn.isMarble() || leavesPart(item, cell));
    }

    /** Where a whirlwind may end the turn. */
    IntStream centres() {
        boolean may = mayUse(Item.WHIRLWIND) && missing().isEmpty();
        return may ? Whirlwinds.centres(course) : IntStream.empty();
    }

    /** Whether the marble may begin the turn: there is a part to begin with. */
    boolean mayBeginWithMarble() {
        if (!turn.account().isEmpty() || !turn.holds(Item.POWER_MARBLE) || course.isTurnLost()) {
            return false;
        }
        ItemTurn tried = turn.copy();
        tried.useMarble();
        return new Prospects(tried).hasPart();
    }

    /** Whether a pass may come next (R2.8): the having no move is judged on the board after the placing. */
    boolean mayPass() {
        boolean may = turn.isOpen() && turn.parts() == 0 && !turn.isMarble();
        return may && (course.terrain.rules.get(Option.PASS) == Pass.ALLOWED || !new Legal(course).any());
    }

    /** The walks that may come next. */
    List<LegalMove> moves() {
        return turn.isOpen() ? men().boxed().flatMap(this::movesFrom).toList() : List.of();
    }

    private Stream<LegalMove> movesFrom(int from) {
        Legal legal = new Legal(course);
        int[] ends = ends(from).toArray();
        return IntStream.of(ends).mapToObj(to -> legal.move(from, to));
    }

    @Override
    public Routes routes() {
        return new Legal(course).routes();
    }

    @Override
    public IntStream ends(int from) {
        Legal legal = new Legal(course);
        if (!turn.isMarble()) {
            return legal.ends(from);
        }
        return legal.reach(from).filter(to -> to != turn.first() && !isBarred(from, to));
    }

    /** R4.3 sees a marble's turn by its first and last cell: its first part is barred only where it must be the last. */
    @Override
    public boolean isBarred(int from, int to) {
        if (turn.parts() > 0) {
            return turn.isBarred(to);
        }
        return new Legal(course).isBarred(from, to) && !(turn.isMarble() && leadsOn(from, to));
    }

    private boolean leadsOn(int from, int to) {
        ItemTurn tried = turn.copy();
        tried.step(from, to);
        return new Prospects(tried).hasPart();
    }

    private boolean leavesPart(Item item, int cell) {
        ItemTurn tried = turn.copy();
        tried.place(item, cell);
        return new Prospects(tried).hasPart();
    }

    /** The turn's own man once it has one, before that any. */
    private IntStream men() {
        return cells().filter(this::isHis);
    }

    private boolean isHis(int cell) {
        return course.men.owner(cell) == turn.mover.index() && (turn.parts() == 0 || cell == turn.at());
    }

    private boolean mayUse(Item item) {
        return turn.used().isEmpty() && turn.holds(item) && !course.isTurnLost();
    }

    private IntStream cells() {
        return IntStream.range(0, course.men.size());
    }

    private String name(int cell) {
        return course.terrain.board.name(cell);
    }
}
