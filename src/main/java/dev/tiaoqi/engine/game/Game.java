package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Optional;

/**
 * A game at one moment, with all that happened in it: whose turn it is, what he may do, what comes of
 * it. Immutable and free of clocks and chance: the same actions always give the same game. Two games are
 * equal when their rules, start, and history are. All moves, cells and positions are the texts of the
 * notation, so that a caller never needs to know which family of games he holds.
 */
public interface Game {

    /** What was agreed before the first move. */
    Rules rules();

    /** The seats of the game by letter, those who left included. */
    List<Seat> seats();

    /** The seat that began (R2.9). */
    Seat first();

    /** The text of the position the game began from (N2). */
    String start();

    /** The text of the position now (N2). */
    String position();

    /** The 64-bit key of the position now, without its round (N2); equal positions have equal keys. */
    long key();

    /** How many turns were taken so far. */
    int ply();

    /** The round of the seat to move, from 1; after the end the round in which the game ended. */
    int round();

    /** The seat to move; empty when the game is over. */
    Optional<Seat> toMove();

    /** How it stands for each seat of the game, by letter. */
    List<Standing> standings();

    /** How it stands for one seat of the game. */
    default Standing standing(Seat seat) {
        return standings().stream()
                .filter(each -> each.seat() == seat)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such seat in this game: " + seat));
    }

    /** What R4.1 asks of a seat next; empty if nothing more, and when the seat is not still in. */
    Optional<Obligation> obligation(Seat seat);

    /**
     * How near to dead the game is, or how it stands once dead (R5.2); empty without {@code deadGame}, and after the end
     * of a game that was not dead.
     */
    Optional<DeadGame> deadGame();

    /** How the first entry stands (R2.9); empty without {@code firstEntrySkips}, once the turn is lost, and after the end. */
    Optional<EntrySkip> entrySkip();

    /** In how many rounds running all still in have passed (R3.7); 0 after the end. */
    int passedRounds();

    /** The die of the turn under way; empty in a game without dice, and until it is thrown (R9.1). */
    Optional<Die> die();

    /** Whether the seat to move waits for its die: nothing of the turn happens before an {@link Action.Throw} (R9.1). */
    boolean awaitsThrow();

    /**
     * The legal moves of the seat to move, sorted by start, then end, in cell order (R2.4), those that differ by the
     * men captured by their trails (R9.3); none after the end, nor before a die is thrown.
     */
    List<LegalMove> legalMoves();

    /** What the seat to move could do but for R4.3; none after the end. */
    List<Barred> barred();

    /** Whether the seat to move may pass (R2.8). */
    boolean mayPass();

    /** The items this seat still holds, in the order of R8; none without {@code items}. */
    List<Item> hand(Seat seat);

    /** The roadblocks and road-menders on the board, in cell order. */
    List<Block> blocks();

    /**
     * A turn with items begun with these words (N3), none for a turn not begun yet: what may come next in it. Refused
     * once the game is over.
     */
    Drafted draft(String begun);

    /** The draw offer that stands, if one does (R3.4). */
    Optional<DrawOffer> drawOffer();

    /** The result, once the game is over. */
    Optional<Outcome> outcome();

    /** Everything that happened, in order. */
    List<Entry> history();

    /** The action's outcome for this game: the steps it leads through, or why it is refused. This game stays as it is. */
    Played play(Action action);
}
