package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Positions drawn by lot that a game can begin from (N2): the opening, men scattered about, or men nearly home. */
public final class RandomStart {

    private final SplittableRandom lot;
    private final Setup setup;

    private RandomStart(SplittableRandom lot, Setup setup) {
        this.lot = lot;
        this.setup = setup;
    }

    /** The position of a seed for this setup. Some seats may have fewer men, none, or have finished already. */
    public static String of(long seed, Map<String, String> rules) {
        RandomStart random = new RandomStart(new SplittableRandom(~seed), Setup.of(rules));
        if (random.lot.nextInt(3) == 0) {
            return Oracle.opening(rules);
        }
        while (true) {
            Position start = random.draw();
            if (Start.problems(random.setup, start).isEmpty()) {
                return start.toString();
            }
        }
    }

    private Position draw() {
        boolean nearlyHome = lot.nextInt(3) > 0;
        Map<Cell, String> men = new TreeMap<>();
        Map<String, Integer> astray = new TreeMap<>();
        for (String seat : setup.seats()) {
            int count = lot.nextInt(12) > 0 ? setup.men() : lot.nextInt(setup.men());
            int settled = nearlyHome ? settled(count) : 0;
            List<Cell> target = shuffled(setup.camps().target(seat));
            target.stream().limit(Math.max(settled, 0)).forEach(cell -> men.putIfAbsent(cell, seat));
            astray.put(seat, count - Math.max(settled, 0));
        }
        List<Cell> free = shuffled(setup.board().cells());
        free.removeAll(men.keySet());
        astray.forEach((seat, count) -> {
            for (int i = 0; i < count; i++) {
                men.put(free.removeLast(), seat);
            }
        });
        String first = setup.seats().get(lot.nextInt(setup.seats().size()));
        int round = lot.nextInt(1, lot.nextInt(4) > 0 ? 10 : setup.maxRounds() + 1);
        return new Position(setup.board(), men, first, round);
    }

    /** Of so many men, those that stand in their target; in teams often about as many as win together (R7). */
    private int settled(int count) {
        if (!setup.teams()) {
            return count - lot.nextInt(lot.nextInt(4) > 0 ? 3 : 6);
        }
        int share = 2 * TeamGame.menToWin(setup) / setup.players();
        return lot.nextBoolean() ? lot.nextInt(count + 1) : Math.min(count, share) - lot.nextInt(2);
    }

    private List<Cell> shuffled(Iterable<Cell> cells) {
        List<Cell> all = new ArrayList<>();
        cells.forEach(cell -> all.add(lot.nextInt(all.size() + 1), cell));
        return all;
    }
}
