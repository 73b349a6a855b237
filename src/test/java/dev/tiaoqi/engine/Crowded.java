package dev.tiaoqi.engine;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.Position;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A set-up position of the capture game with hundreds of thousands of chains: A's ten men on every second cell of every
 * second row, with room about them, and fifty of the others' on the cells between, so that each can be hopped both ways.
 */
public final class Crowded {

    /** The rules it stands under, but for the position. */
    public static final String RULES = "\"players\": 6, \"men\": 10, \"options\": {\"capture\": true}";

    private static final Topology BOARD = Topology.named("star4").orElseThrow();
    private static final int MIDDLE = BOARD.cell("i9").orElseThrow();
    private static final int MEN = 10;

    private Crowded() {}

    public static String position() {
        byte[] owners = new byte[BOARD.size()];
        int[] nodes = nearest(Crowded::isNode, 3 * MEN);
        int[] between = nearest(cell -> !isNode(cell), 5 * MEN);
        for (int index = 0; index < MEN; index++) {
            owners[nodes[3 * index + 2]] = Contents.man(Seat.A);
        }
        for (int index = 0; index < between.length; index++) {
            owners[between[index]] = Contents.man(Seat.at(1 + index % 5));
        }
        return Position.of(BOARD, owners, new Position.Turn(Seat.A, 1)).toString();
    }

    private static int[] nearest(IntPredicate which, int number) {
        int[] cells = IntStream.range(0, BOARD.size())
                .filter(which)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> BOARD.distance(MIDDLE, cell)))
                .mapToInt(cell -> cell)
                .toArray();
        return Arrays.copyOf(cells, number);
    }

    private static boolean isNode(int cell) {
        String name = BOARD.name(cell);
        return (name.charAt(0) - 'i') % 2 == 0 && Integer.parseInt(name.substring(1)) % 2 == 1;
    }
}
