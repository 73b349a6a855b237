package dev.tiaoqi.engine.score;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.rules.Hop;
import java.util.List;
import java.util.Map;

/**
 * A game that has ended, as far as points go. {@code places} has every seat, by letter; with {@code teams} they belong
 * to team 1 and 2 by turns (R7). {@code men} is the men a seat, {@code round} the one in which the game ended, {@code
 * score} the match score, asked for in dead games only.
 */
public record Ended(
        boolean teams, Hop hop, int men, Reason reason, int round, List<Place> places, Map<Seat, Score> score) {
    public Ended {
        places = List.copyOf(places);
        score = Map.copyOf(score);
    }

    int players() {
        return places.size();
    }

    /** Whether both play in the same team; nobody is his own partner. */
    boolean arePartners(Place one, Place other) {
        return teams && one.seat() != other.seat() && places.indexOf(one) % 2 == places.indexOf(other) % 2;
    }

    /** Everybody has the same rank: a draw of two players or of both teams. */
    boolean allShare() {
        return places.stream()
                .allMatch(place -> place.rank() == places.getFirst().rank());
    }

    boolean somebodyFinished() {
        return places.stream().anyMatch(place -> place.state() == SeatState.FINISHED);
    }

    /** A passive player sits opposite: half-way round the corners, six on the star, four on the square board. */
    boolean isOppositeAPassiveOne(Place place) {
        int corners = isSquare() ? 4 : 6;
        int opposite = (place.seat().index() + corners / 2) % corners;
        return places.stream()
                .anyMatch(
                        each -> each.state() == SeatState.PASSIVE && each.seat().index() == opposite);
    }

    /** Only on the square board do A and C sit there without the seats between, or four in a row (R1.5, R1.6). */
    private boolean isSquare() {
        int last = places.getLast().seat().index();
        return players() == 2 ? last == Seat.C.index() : players() == 4 && last == Seat.D.index();
    }
}
