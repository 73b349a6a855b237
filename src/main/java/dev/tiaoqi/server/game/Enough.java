package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.web.TooMany;
import java.util.UUID;

/**
 * How often what is no turn may be done: each time it is a row of the log, which would grow without end while nobody
 * moves. Rows of turns that were taken back count on.
 */
enum Enough {
    CARE("careChanges", 6, Kind.CARE, Kind.CARE_ENDED),
    PLEA("takeBacks", 3, Kind.TAKE_BACK),
    /** Who asks nobody may try one turn after the other. */
    TAKEN_BACK("takeBacks", 20, Kind.TAKEN_BACK),
    OFFER("drawOffers", 3, Kind.OFFER);

    private static final int ARRIVALS = 10;

    private final String limit;
    private final int most;
    private final Kind kind;
    private final Kind undone;

    Enough(String limit, int most, Kind kind) {
        this(limit, most, kind, kind);
    }

    Enough(String limit, int most, Kind kind, Kind undone) {
        this.limit = limit;
        this.most = most;
        this.kind = kind;
        this.undone = undone;
    }

    /** Throws {@code tooMany} if the seat has done it as often as it may between two turns, those with so many before them. */
    void check(Table table, Seat seat, int ply) {
        long done = table.log().stream()
                .filter(row -> row.ply() == ply && (row.kind() == kind || row.kind() == undone))
                .filter(row -> row.seat().filter(seat::equals).isPresent())
                .count();
        if (done >= most) {
            throw TooMany.atOnce(limit, most);
        }
    }

    /** Throws {@code tooMany} if the person has sat down at this table as often as he may. */
    static void ofArrivals(Table table, UUID person) {
        long sat = table.log().stream()
                .filter(row -> row.kind() == Kind.JOINED)
                .filter(row -> SitterText.read(row.text()).values().stream().anyMatch(sitter -> sitter.is(person)))
                .count();
        if (sat >= ARRIVALS) {
            throw TooMany.atOnce("arrivals", ARRIVALS);
        }
    }
}
