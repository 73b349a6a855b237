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

/** Everybody is home but for a few men, each of whom needs one step; A begins. On the little star, or Halma for four. */
final class NearlyHome implements Planned {

    private final Topology board;
    private final int men;
    private final byte[] owners;
    private final Map<Seat, Deque<Step>> steps = new EnumMap<>(Seat.class);
    private final int players;

    NearlyHome(int players, int missing) {
        this(Topology.STAR3, 6, players, missing);
    }

    static NearlyHome halma(int missing) {
        return new NearlyHome(Topology.SQUARE16, 13, 4, missing);
    }

    private NearlyHome(Topology board, int men, int players, int missing) {
        this.board = board;
        this.men = men;
        owners = new byte[board.size()];
        this.players = players;
        for (Seat seat : Seating.seats(board.name(), players)) {
            place(seat, missing);
        }
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public String wish(String options) {
        return wish(options, Planned.seats(players));
    }

    /** The same with these sitters. */
    String wish(String options, String seats) {
        String position =
                Position.of(board, owners, new Position.Turn(Seat.A, 1)).toString();
        return "{\"board\": \"%s\", \"men\": %d, \"players\": %d, \"options\": {\"first\": \"A\"%s}, \"seats\": [%s], \"position\": \"%s\"}"
                .formatted(board.name(), men, players, options, seats, position);
    }

    @Override
    public Step next(JsonNode game) {
        Seat seat = Seat.valueOf(game.get("toMove").asString());
        return Objects.requireNonNull(steps.get(seat)).removeFirst();
    }

    private void place(Seat seat, int missing) {
        byte man = (byte) (seat.index() + 1);
        CellSet target = board.target(seat, men);
        target.cells().forEach(cell -> owners[cell] = man);
        Deque<Step> own = new ArrayDeque<>();
        Iterator<Integer> cells = target.cells().iterator();
        while (own.size() < missing && cells.hasNext()) {
            int home = cells.next();
            int before = before(owners, home);
            if (before >= 0) {
                owners[home] = 0;
                owners[before] = man;
                own.add(new Step(board.name(before), board.name(home)));
            }
        }
        steps.put(seat, own);
    }

    /** A free cell in the middle of the board from which one step leads there; -1 if there is none. */
    private int before(byte[] owners, int home) {
        for (int direction = 0; direction < board.directions(); direction++) {
            int[] ray = board.ray(home, direction);
            if (ray.length > 0 && owners[ray[0]] == 0 && inTheMiddle(ray[0])) {
                return ray[0];
            }
        }
        return -1;
    }

    /** In no corner, whether anybody sits there or not. */
    private boolean inTheMiddle(int cell) {
        for (Seat seat : Seating.seats(board.name(), board.name().equals(Topology.SQUARE16.name()) ? 4 : 6)) {
            if (board.home(seat, men).contains(cell)) {
                return false;
            }
        }
        return true;
    }
}
