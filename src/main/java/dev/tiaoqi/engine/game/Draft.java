package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.rules.Item;
import java.util.List;
import java.util.Optional;

/**
 * A turn with items that has been begun and not been played (R8): what may come next in it. Nothing of the game is
 * changed by it. Each answer is bounded: moves of men as ever, and the targets of one item at a time.
 */
public interface Draft {

    /** Its words so far, canonical (N3). */
    String text();

    /** The board so far, as a position's text (N2). */
    String position();

    /** Whether it may be played as it stands; a whirlwind's deal is still to be added. */
    boolean isWhole();

    /** The man's moves that may come next, sorted as in {@link Game#legalMoves}. */
    List<LegalMove> moves();

    /** Whether a pass may come next. */
    boolean mayPass();

    /** The items that may come next and have something to be used on, in the order of R8. */
    List<Item> items();

    /**
     * Where the item may be used next, in cell order: cells for a roadblock, a road-mender and a whirlwind, own men
     * for a wing and a swap, nothing for a power marble.
     */
    List<String> targets(Item item);

    /** Where a wing or a swap may take the man on this cell next, in cell order. */
    List<String> targets(Item item, String from);

    /** What the seven cells of the whirlwind that ends it hold, in cell order (N3); empty when none does. */
    Optional<String> stirred();
}
