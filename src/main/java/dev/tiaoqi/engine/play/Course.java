package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.position.Keys;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Option;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How far a game has come. A game's own course is never touched once the game is there; an action is carried out on a
 * copy, on which each clause of the rules has its say (R3.8).
 */
final class Course {

    final Terrain terrain;
    /** The seats as the turn goes round, beginning with the one that began. */
    final List<Seat> order;

    final Men men;
    final Map<Seat, Side> sides;

    @Nullable
    Seat toMove;

    int round;
    int ply;
    /** The face of the die thrown for the turn under way (R9.1); 0 when none is. */
    int die;

    Ranking ranking = Ranking.NONE;
    /** Whether somebody has finished in this round (R3.2, {@code equalTurns}). */
    boolean finishedInRound;

    Progress progress;
    FirstEntry firstEntry;

    /** The teams that have had enough men home (R7). */
    List<Integer> counted = List.of();

    /** The roadblocks and road-menders on the board, in cell order (R8). */
    List<Blocks.Standing> blocks = List.of();
    /** Those that came off in what is being carried out. */
    final List<Effect> faded = new ArrayList<>();

    @Nullable
    Offer offer;

    @Nullable
    Outcome outcome;
    /** What last took a seat out of the game. */
    Reason last = Reason.FINISHED;
    /** How a team last won (R7): what takes others out while the round is played out ends nothing (R3.2). */
    Reason won = Reason.FINISHED;

    History history = History.EMPTY;

    /** A game about to begin. */
    Course(Terrain terrain, Position start) {
        this.terrain = terrain;
        toMove = start.toMove().orElseThrow();
        order = terrain.order(toMove);
        men = new Men(terrain, start.owners());
        sides = new EnumMap<>(Seat.class);
        terrain.seats.forEach(seat -> sides.put(seat, is(Option.ITEMS) ? Side.WITH_ITEMS : Side.NEW));
        round = start.round();
        firstEntry = FirstEntry.atStart(is(Option.FIRST_ENTRY_SKIPS));
        progress = Progress.atStart(this);
    }

    private Course(Course other) {
        terrain = other.terrain;
        order = other.order;
        men = new Men(terrain, other.men.owners);
        sides = new EnumMap<>(other.sides);
        toMove = other.toMove;
        round = other.round;
        ply = other.ply;
        die = other.die;
        ranking = other.ranking;
        finishedInRound = other.finishedInRound;
        progress = other.progress;
        firstEntry = other.firstEntry;
        counted = other.counted;
        blocks = other.blocks;
        offer = other.offer;
        outcome = other.outcome;
        last = other.last;
        won = other.won;
        history = other.history;
    }

    /** The men as they stand, for one who looks ahead. */
    Scratch scratch() {
        return new Scratch(terrain, men.owners);
    }

    Course copy() {
        return new Course(this);
    }

    Side side(Seat seat) {
        Side side = sides.get(seat);
        if (side == null) {
            throw new IllegalArgumentException("no such seat in this game: " + seat);
        }
        return side;
    }

    boolean isStillIn(Seat seat) {
        Side side = sides.get(seat);
        return side != null && side.stillIn();
    }

    /** The seats still in, by letter. */
    List<Seat> stillIn() {
        return terrain.seats.stream().filter(this::isStillIn).toList();
    }

    /** The seat on turn, where there must be one. */
    Seat mover() {
        Seat seat = toMove;
        if (seat == null) {
            throw new IllegalStateException("the game is over");
        }
        return seat;
    }

    /** The seat on turn has lost it: nothing but the server's pass is possible (R2.9). */
    boolean isTurnLost() {
        return toMove != null && firstEntry.costs(toMove);
    }

    /** The seat on turn waits for its die (R9.1); a lost turn has none. */
    boolean awaitsThrow() {
        return is(Option.DICE) && toMove != null && die == 0 && !isTurnLost();
    }

    boolean is(Option<Boolean> option) {
        return terrain.rules.get(option);
    }

    void note(Entry entry) {
        history = history.with(entry);
    }

    /** What came off the board is told with the last thing that happened. */
    void settle() {
        if (!faded.isEmpty()) {
            history = history.amended(faded);
            faded.clear();
        }
    }

    /** The key of the position, kept up move by move. */
    long key() {
        Seat seat = toMove;
        return seat == null ? men.key() : men.key() ^ Keys.turn(terrain.board, seat.index());
    }

    Position position() {
        return Position.of(terrain.board, men.owners, new Position.Turn(toMove, round));
    }
}
