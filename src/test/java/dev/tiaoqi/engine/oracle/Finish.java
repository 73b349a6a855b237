package dev.tiaoqi.engine.oracle;

import java.util.Map;
import java.util.Set;

/** Where the men of a seat stand: whether the target is full (R3.1), and how far it is still (R5.1). */
final class Finish {

    private Finish() {}

    /** R9.3: all men left to him stand in it. R3.1: full with his own men, or with {@code filled} full with anybody's, at least one of them his and none a partner's. */
    static boolean isFull(Setup setup, Map<Cell, String> men, String seat) {
        Set<Cell> target = setup.camps().target(seat);
        if (setup.capture()) {
            return men.containsValue(seat)
                    && men.keySet().stream().allMatch(cell -> target.contains(cell) || !seat.equals(men.get(cell)));
        }
        if (setup.ownMenWin()) {
            return target.stream().allMatch(cell -> seat.equals(men.get(cell)));
        }
        return men.keySet().containsAll(target)
                && target.stream().anyMatch(cell -> seat.equals(men.get(cell)))
                && target.stream().noneMatch(cell -> setup.isPartner(seat, men.get(cell)));
    }

    static int menInTarget(Setup setup, Map<Cell, String> men, String seat) {
        return menIn(setup.camps().target(seat), men, seat);
    }

    /** R4.1: men lifted count as outside. */
    static int menOutsideHome(Setup setup, Map<Cell, String> men, String seat) {
        return setup.men() - menIn(setup.camps().home(seat), men, seat);
    }

    private static int menIn(Set<Cell> camp, Map<Cell, String> men, String seat) {
        return (int) camp.stream().filter(cell -> seat.equals(men.get(cell))).count();
    }

    /** R5.1: the rows of the full target less the rows of his men; a lifted man stands on row 0. */
    static int distance(Setup setup, Map<Cell, String> men, String seat) {
        Camps camps = setup.camps();
        int rows = 0;
        for (Cell cell : camps.target(seat)) {
            rows += camps.row(seat, cell);
        }
        for (Map.Entry<Cell, String> man : men.entrySet()) {
            rows -= man.getValue().equals(seat) ? camps.row(seat, man.getKey()) : 0;
        }
        return rows;
    }
}
