package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A turn with items, drawn by lot word by word (R8). Most words are chosen among those that may be legal, some astray:
 * beyond reach, into a camp, twice the same item, a second part too many.
 */
final class RandomTurn {

    private final SplittableRandom lot;
    private final Table table;
    private final TurnInHand turn;
    private final List<String> words = new ArrayList<>();

    private RandomTurn(Table table, SplittableRandom lot) {
        this.table = table;
        this.lot = lot;
        this.turn = TurnInHand.begun(table);
    }

    static String of(Table table, SplittableRandom lot) {
        RandomTurn random = new RandomTurn(table, lot);
        random.draw(random.any(random.astray() ? Items.ALL : List.copyOf(table.mover().hand)));
        return String.join(" ", random.words);
    }

    private void draw(String item) {
        boolean marble = item.equals("P");
        if (marble) {
            say("P");
        }
        String other = marble ? any(List.of("", "", "R", "M", "W", "X", "T")) : item;
        if (other.equals("R") || other.equals("M")) {
            say(other + "@" + near(ownCell(), 4));
        }
        boolean moving = other.equals("W") || other.equals("X");
        boolean first = moving && (!marble || lot.nextBoolean());
        say(first ? byItem(other) : lot.nextInt(12) == 0 ? "--" : move());
        if (marble ? lot.nextInt(20) > 0 : lot.nextInt(40) == 0) {
            say(moving && !first ? byItem(other) : move());
        }
        if (other.equals("T") || lot.nextInt(40) == 0) {
            say(whirlwind());
        }
    }

    /** What can't be taken is said all the same. */
    private void say(String word) {
        words.add(word);
        try {
            turn.take(word);
        } catch (IllegalArgumentException e) {
            // an illegal turn is as good a question
        }
    }

    private String move() {
        List<Move> moves = turn.moves();
        if (moves.isEmpty() || astray()) {
            return mover() + "-" + near(mover(), 2);
        }
        return any(moves).text();
    }

    private String byItem(String item) {
        Cell start = mover();
        if (item.equals("W")) {
            return "W@" + start + "~" + near(start, astray() ? 5 : 4);
        }
        List<Cell> others = table.setup.board().within(start, astray() ? 5 : 4).stream()
                .filter(cell -> turn.pieces.containsKey(cell) && !isOwn(cell))
                .toList();
        return "X@" + start + "~" + (others.isEmpty() ? near(start, 4) : any(others));
    }

    private String whirlwind() {
        Items items = new Items(table.setup, turn.pieces);
        List<Cell> centres = table.setup.board().cells().stream()
                .filter(cell -> astray() || items.mayWhirl(cell))
                .toList();
        Cell centre = centres.isEmpty() ? ownCell() : any(centres);
        return "T@" + centre + "=" + deal(items, centre);
    }

    /** The men of the seven cells laid out anew, the rest where it is. */
    private String deal(Items items, Cell centre) {
        List<Cell> cells = List.copyOf(items.seven(centre));
        List<String> men = new ArrayList<>();
        cells.stream()
                .map(this::content)
                .filter(content -> !isFixed(content))
                .forEach(man -> men.add(lot.nextInt(men.size() + 1), man));
        StringBuilder deal = new StringBuilder();
        cells.forEach(cell -> deal.append(isFixed(content(cell)) ? content(cell) : men.removeLast()));
        return deal.toString();
    }

    private String content(Cell cell) {
        return turn.pieces.getOrDefault(cell, ".");
    }

    private static boolean isFixed(String content) {
        return content.equals(Setup.ROADBLOCK) || content.equals(Setup.ROAD_MENDER);
    }

    /** The man of this turn once there is one, otherwise any of his. */
    private Cell mover() {
        return turn.at == null || lot.nextInt(20) == 0 ? ownCell() : turn.at;
    }

    private Cell ownCell() {
        return any(turn.pieces.keySet().stream().filter(this::isOwn).toList());
    }

    private boolean isOwn(Cell cell) {
        return table.mover().seat.equals(turn.pieces.get(cell));
    }

    private Cell near(Cell cell, int steps) {
        return any(List.copyOf(table.setup.board().within(cell, steps)));
    }

    private boolean astray() {
        return lot.nextInt(20) == 0;
    }

    private <T> T any(List<T> all) {
        return all.get(lot.nextInt(all.size()));
    }
}
