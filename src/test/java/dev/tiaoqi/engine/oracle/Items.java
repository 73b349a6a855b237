package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Roadblock, road-mender and whirlwind: where they may be used, and what a whirlwind's deal does (R8). */
record Items(Setup setup, Map<Cell, String> pieces) {

    static final List<String> ALL = List.of("R", "M", "P", "W", "X", "T");

    private static final int REACH = 3;

    boolean mayPlace(String seat, Cell cell) {
        return isInNoCamp(cell)
                && !pieces.containsKey(cell)
                && setup.board().within(cell, REACH).stream().anyMatch(near -> seat.equals(pieces.get(near)));
    }

    /** On the board, in none of the arms and in no home or target of the game. */
    private boolean isInNoCamp(Cell cell) {
        Camps camps = setup.camps();
        return setup.board().cells().contains(cell)
                && camps.corners().stream()
                        .noneMatch(corner -> camps.corner(corner).contains(cell))
                && setup.seats().stream()
                        .noneMatch(seat -> camps.home(seat).contains(cell)
                                || camps.target(seat).contains(cell));
    }

    boolean mayWhirl(Cell centre) {
        return isInNoCamp(centre)
                && seven(centre).size() == 7
                && seven(centre).stream().allMatch(this::isInNoCamp);
    }

    /** In cell order. */
    Set<Cell> seven(Cell centre) {
        Set<Cell> seven = new TreeSet<>(setup.board().neighbours(centre));
        seven.add(centre);
        return seven;
    }

    /** Lays the seven contents out; they must be the same men, and what is no man stays where it is. */
    void deal(Set<Cell> seven, String contents) {
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>(List.of(contents.split("", -1)));
        after.removeLast(); // the empty text behind the last sign
        seven.forEach(cell -> before.add(pieces.getOrDefault(cell, ".")));
        boolean sameMen = sorted(before).equals(sorted(after));
        if (!sameMen) {
            throw new IllegalArgumentException("not the men of these cells: " + contents);
        }
        int i = 0;
        for (Cell cell : seven) {
            String content = after.get(i);
            if ((isNoMan(content) || isNoMan(before.get(i))) && !content.equals(before.get(i))) {
                throw new IllegalArgumentException("only men are dealt: " + contents);
            }
            pieces.remove(cell);
            if (!content.equals(".")) {
                pieces.put(cell, content);
            }
            i++;
        }
    }

    private static boolean isNoMan(String content) {
        return content.equals(Setup.ROADBLOCK) || content.equals(Setup.ROAD_MENDER);
    }

    private static List<String> sorted(List<String> contents) {
        return contents.stream().sorted().toList();
    }
}
