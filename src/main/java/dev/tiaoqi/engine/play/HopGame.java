package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Barred;
import dev.tiaoqi.engine.game.Block;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.game.Die;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.EntrySkip;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Obligation;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Pass;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A game in which men hop: on the star, or Halma. */
public final class HopGame implements Game {

    private final Position start;
    final Course course;

    HopGame(Position start, Course course) {
        this.start = start;
        this.course = course;
    }

    @Override
    public Rules rules() {
        return course.terrain.rules;
    }

    @Override
    public List<Seat> seats() {
        return course.terrain.seats;
    }

    @Override
    public Seat first() {
        return course.order.getFirst();
    }

    @Override
    public String start() {
        return start.toString();
    }

    @Override
    public String position() {
        return course.position().toString();
    }

    @Override
    public long key() {
        return course.key();
    }

    @Override
    public int ply() {
        return course.ply;
    }

    @Override
    public int round() {
        return course.round;
    }

    @Override
    public Optional<Seat> toMove() {
        return Optional.ofNullable(course.toMove);
    }

    @Override
    public List<Standing> standings() {
        return seats().stream().map(seat -> Standings.of(course, seat)).toList();
    }

    @Override
    public Optional<Obligation> obligation(Seat seat) {
        return Leaving.next(course, seat);
    }

    @Override
    public Optional<DeadGame> deadGame() {
        return DeadGames.view(course);
    }

    @Override
    public Optional<Die> die() {
        return course.die == 0
                ? Optional.empty()
                : Optional.of(new Die(course.die, ByDice.actions(course, course.scratch())));
    }

    @Override
    public boolean awaitsThrow() {
        return course.awaitsThrow();
    }

    @Override
    public Optional<EntrySkip> entrySkip() {
        return course.toMove == null ? Optional.empty() : course.firstEntry.view();
    }

    @Override
    public int passedRounds() {
        return course.toMove == null ? 0 : Endings.passedRounds(course);
    }

    @Override
    public List<Barred> barred() {
        return course.toMove == null ? List.of() : new Legal(course).barred();
    }

    @Override
    public List<LegalMove> legalMoves() {
        return course.toMove == null ? List.of() : new Legal(course).moves();
    }

    @Override
    public boolean mayPass() {
        return course.toMove != null
                && !course.awaitsThrow()
                && (rules().get(Option.PASS) == Pass.ALLOWED || !new Legal(course).any());
    }

    @Override
    public List<Item> hand(Seat seat) {
        return Arrays.stream(Item.values())
                .filter(item -> course.isStillIn(seat) && course.side(seat).holds(item))
                .toList();
    }

    @Override
    public List<Block> blocks() {
        return Blocks.view(course);
    }

    @Override
    public Drafted draft(String begun) {
        return ItemDraft.of(course, begun);
    }

    @Override
    public Optional<DrawOffer> drawOffer() {
        return Optional.ofNullable(course.offer).map(Offer::view);
    }

    @Override
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(course.outcome);
    }

    @Override
    public List<Entry> history() {
        return course.history.entries();
    }

    @Override
    public Played play(Action action) {
        return new Player(this, action).play();
    }

    /** The men as they stand, for those who look ahead; playing on it does not change the game. */
    public Scratch scratch() {
        return course.scratch();
    }

    /** The number of the cell of this name; throws {@link java.util.NoSuchElementException} for none. */
    public int cell(String name) {
        return course.terrain.board.cell(name).orElseThrow();
    }

    HopGame at(Course next) {
        next.settle();
        return new HopGame(start, next);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HopGame that
                && rules().equals(that.rules())
                && start.equals(that.start)
                && history().equals(that.history())
                && course.die == that.course.die
                && drawOffer().equals(that.drawOffer())
                && outcome().equals(that.outcome());
    }

    @Override
    public int hashCode() {
        return Objects.hash(course.key(), course.ply, course.round);
    }

    @Override
    public String toString() {
        return position();
    }
}
