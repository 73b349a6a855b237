package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Effect;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.TurnText;
import dev.tiaoqi.engine.rules.Item;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The whirlwind (R8): seven cells whose men are dealt anew. The deal comes from outside; here it is checked and laid out. */
final class Whirlwinds {

    private Whirlwinds() {}

    /** Why none may blow about this cell: it and its six neighbours must be on the board and in no camp. */
    static Optional<Refusal> refuse(Course course, int centre) {
        return cells(course, centre)
                .filter(cell -> !course.terrain.open.contains(cell)) // at the edge of the star all cells are camp
                .mapToObj(course.terrain.board::name)
                .findFirst()
                .map(camp -> new Refusal.ItemInCamp(Item.WHIRLWIND, camp));
    }

    /** Where one may blow, in cell order. */
    static IntStream centres(Course course) {
        return IntStream.range(0, course.men.size())
                .filter(centre -> refuse(course, centre).isEmpty());
    }

    /** The cell and its neighbours, in cell order. */
    static IntStream cells(Course course, int centre) {
        return IntStream.range(0, course.men.size()).filter(cell -> course.terrain.board.distance(centre, cell) <= 1);
    }

    /** What they hold now, in cell order (N3). */
    static String contents(Course course, int centre) {
        return cells(course, centre)
                .mapToObj(cell -> String.valueOf(Contents.sign(course.men.owners[cell])))
                .collect(Collectors.joining());
    }

    /** Why its deal, if it has one, is none of what its cells hold. */
    static Optional<Refusal> misdealt(Course course, TurnText.Word.Whirl whirl) {
        String contents = contents(course, whirl.centre());
        return whirl.deal().filter(deal -> !isDeal(contents, deal)).map(deal -> new Refusal.ItemDeal(contents));
    }

    /** Whether the one is a deal of the other: the same men, roadblocks and road-menders where they were. */
    private static boolean isDeal(String before, String after) {
        return sorted(before).equals(sorted(after))
                && IntStream.range(0, before.length())
                        .filter(index -> isBlock(before, index) || isBlock(after, index))
                        .allMatch(index -> before.charAt(index) == after.charAt(index));
    }

    /** Lays the contents out over the cells; answers what that did. */
    static Effect.Dealt dealt(Course course, int centre, String contents) {
        String before = contents(course, centre);
        int[] cells = cells(course, centre).toArray();
        for (int cell : cells) {
            if (course.men.owners[cell] != Contents.EMPTY) {
                course.men.lift(cell);
            }
        }
        for (int index = 0; index < cells.length; index++) {
            byte content = (byte) Contents.read(contents.charAt(index));
            if (content != Contents.EMPTY) {
                course.men.put(cells[index], content);
            }
        }
        List<String> names =
                IntStream.of(cells).mapToObj(course.terrain.board::name).toList();
        return new Effect.Dealt(course.terrain.board.name(centre), names, before, contents);
    }

    /** Men on its cells count as moved (R4.3); where each went nobody can tell. */
    static void clearReturns(Course course, int centre) {
        cells(course, centre).forEach(cell -> {
            for (Seat seat : course.terrain.seats) {
                course.sides.put(seat, course.side(seat).moved(cell, -1));
            }
        });
    }

    private static boolean isBlock(String contents, int index) {
        return Contents.isBlock((byte) Contents.read(contents.charAt(index)));
    }

    private static String sorted(String contents) {
        return contents.chars()
                .sorted()
                .mapToObj(each -> String.valueOf((char) each))
                .collect(Collectors.joining());
    }
}
