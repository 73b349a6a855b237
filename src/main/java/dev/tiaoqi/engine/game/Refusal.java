package dev.tiaoqi.engine.game;

import dev.tiaoqi.engine.board.Seat;
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
