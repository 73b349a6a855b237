package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Item;
import java.util.List;
import java.util.Map;

/** Why an action is not possible, with the facts. Each kind is a stable code of the API. */
public sealed interface Refusal {

    /** The API's code: the kind's name with a small first letter. */
    default String code() {
        String name = getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** The facts by name, as texts. */
    default Map<String, String> facts() {
        return Map.of();
    }

    /** A refusal about a move from one cell to another. */
    sealed interface OfMove extends Refusal {
        String from();

        String to();

        @Override
        default Map<String, String> facts() {
            return Map.of("from", from(), "to", to());
        }
    }

    /** The text is no move; {@code column} (from 1) is where reading stopped. */
    record Unreadable(String text, int column) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("text", text, "column", Integer.toString(column));
        }
    }

    record NoManThere(String from) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("from", from);
        }
    }

    record NotYourMan(String from, Seat owner) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("from", from, "owner", owner.name());
        }
    }

    record SameCell(String from) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("from", from);
        }
    }

    record Occupied(String from, String to) implements OfMove {}

    /** No step and no chain leads there, or the trail given is not one. */
    record Unreachable(String from, String to) implements OfMove {}

    /** R2.6 */
    record ForeignCamp(String from, String to) implements OfMove {}

    /** R2.7 */
    record MustStayInTarget(String from, String to) implements OfMove {}

    /** R4.3 */
    record Repetition(String from, String to) implements OfMove {}

    /** R9.3: so many moves begin and end there, each with other men captured; {@code moves} are their texts. */
    record Ambiguous(String from, String to, List<String> moves) implements OfMove {
        public Ambiguous {
            moves = List.copyOf(moves);
        }

        @Override
        public Map<String, String> facts() {
            return Map.of("from", from, "to", to, "moves", String.join(" ", moves));
        }
    }

    /** R9.1: not with just so many actions. */
    record Actions(String from, String to, int actions) implements OfMove {
        @Override
        public Map<String, String> facts() {
            return Map.of("from", from, "to", to, "actions", Integer.toString(actions));
        }
    }

    /** R9.1: first the die is thrown. */
    record AwaitsThrow() implements Refusal {}

    /** R9.1: there is nothing to be thrown now. */
    record NoThrow() implements Refusal {}

    /** A refusal about an item (R8). */
    sealed interface OfItem extends Refusal {
        Item item();

        @Override
        default Map<String, String> facts() {
            return Map.of("item", item().text());
        }
    }

    /** A refusal about an item and the cell it is used on. */
    sealed interface OnCell extends OfItem {
        String cell();

        @Override
        default Map<String, String> facts() {
            return Map.of("item", item().text(), "cell", cell());
        }
    }

    /** Used before, or there are no items in this game. */
    record ItemNotHeld(Item item) implements OfItem {}

    /** One item a turn; one more with the power marble. */
    record ItemOneATurn(Item item) implements OfItem {}

    /** Not at this place of a turn: the marble first, then what is placed, then moves, then the whirlwind. */
    record ItemOutOfPlace(Item item) implements OfItem {}

    /** The cell is not empty. */
    record ItemNeedsEmptyCell(Item item, String cell) implements OnCell {}

    /** The cell, or one of the whirlwind's seven, lies in an arm, a home or a target. */
    record ItemInCamp(Item item, String cell) implements OnCell {}

    /** More steps away than it reaches. */
    record ItemOutOfReach(Item item, String cell, int reach) implements OnCell {
        @Override
        public Map<String, String> facts() {
            return Map.of("item", item.text(), "cell", cell, "reach", Integer.toString(reach));
        }
    }

    /** A swap needs a man of another player there. */
    record ItemNeedsTheirMan(Item item, String cell) implements OnCell {}

    /** The swap would put another's man into a corner closed to him (R8). */
    record ItemTheirForeignCamp(String from, String to) implements OfMove {}

    /** The swap would take another's man out of his target (R2.7, R8). */
    record ItemTheirTarget(String from, String to) implements OfMove {}

    /** The marble's second part is the same man's, who stands on this cell. */
    record ItemSameMan(String cell) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("cell", cell);
        }
    }

    /** The marble's second part is not left out while the man on this cell has one. */
    record ItemNeedsSecondPart(String cell) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("cell", cell);
        }
    }

    /** After the item a move is missing, or a pass. */
    record ItemNeedsMove(Item item) implements OfItem {}

    /** The marble is never used before a pass. */
    record ItemNotBeforePass() implements Refusal {}

    /** The turn is at its end, and its text goes on. */
    record ItemTurnOver() implements Refusal {}

    /** The whirlwind's deal is missing, or is not one of what its cells hold. */
    record ItemDeal(String contents) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("contents", contents);
        }
    }

    /** No legal move is left (R2.8). */
    record MustPass() implements Refusal {}

    /** R2.8 */
    record MayNotPass() implements Refusal {}

    record GameOver() implements Refusal {}

    /** The seat has finished or left (R3.3). */
    record NotStillIn(Seat seat) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("seat", seat.name());
        }
    }

    /** No draw offer asks this seat. */
    record NoOffer() implements Refusal {}

    /** Nobody answers his own offer. */
    record OwnOffer() implements Refusal {}

    /** One offer stands at a time (R3.4). */
    record OfferStands(Seat by) implements Refusal {
        @Override
        public Map<String, String> facts() {
            return Map.of("by", by.name());
        }
    }

    /** Not before the first turn (R3.4). */
    record TooEarly() implements Refusal {}
}
