package dev.tiaoqi.server.browser;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Seating;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** Everybody on the little star is home but for a few men, each of whom needs one step; A begins. */
final class NearlyHome implements Planned {

    private static final Topology BOARD = Topology.STAR3;
    private static final int MEN = 6;

    private final byte[] owners = new byte[BOARD.size()];
    private final Map<Seat, Deque<Step>> steps = new EnumMap<>(Seat.class);
    private final int players;

    NearlyHome(int players, int missing) {
        this.players = players;
        for (Seat seat : Seating.seats(BOARD.name(), players)) {
            place(seat, missing);
        }
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public String wish(String options) {
        String position =
                Position.of(BOARD, owners, new Position.Turn(Seat.A, 1)).toString();
        return "{\"board\": \"star3\", \"men\": 6, \"players\": %d, \"options\": {\"first\": \"A\"%s}, \"seats\": [%s], \"position\": \"%s\"}"
                .formatted(players, options, Planned.seats(players), position);
    }

    @Override
    public Step next(JsonNode game) {
        Seat seat = Seat.valueOf(game.get("toMove").asString());
        return Objects.requireNonNull(steps.get(seat)).removeFirst();
    }

    private void place(Seat seat, int missing) {
        byte man = (byte) (seat.index() + 1);
        CellSet target = BOARD.target(seat, MEN);
        target.cells().forEach(cell -> owners[cell] = man);
        Deque<Step> own = new ArrayDeque<>();
        Iterator<Integer> cells = target.cells().iterator();
        while (own.size() < missing && cells.hasNext()) {
            int home = cells.next();
            int before = before(owners, home);
            if (before >= 0) {
                owners[home] = 0;
                owners[before] = man;
                own.add(new Step(BOARD.name(before), BOARD.name(home)));
            }
        }
        steps.put(seat, own);
    }

    /** A free cell in the middle of the board from which one step leads there; -1 if there is none. */
    private static int before(byte[] owners, int home) {
        for (int direction = 0; direction < BOARD.directions(); direction++) {
            int[] ray = BOARD.ray(home, direction);
            if (ray.length > 0 && owners[ray[0]] == 0 && inTheMiddle(ray[0])) {
                return ray[0];
            }
        }
        return -1;
    }

    private static boolean inTheMiddle(int cell) {
        for (Seat seat : Seat.values()) {
            if (BOARD.home(seat, MEN).contains(cell)) {
                return false;
            }
        }
        return true;
    }
}
