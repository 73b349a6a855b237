package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Topology;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The opening tree, one position at a time: which moves were played there, and where each leads. */
@Component
public class Tree {

    private static final String SEATS = "ABCDEF";

    private final OpeningBook book;

    Tree(OpeningBook book) {
        this.book = book;
    }

    /** A move on the side of the mirror that was asked for, and the position after it if a game came there. */
    public record Leaf(String move, Optional<String> position) {

        /** The cells that its text names, in order. */
        public List<String> cells() {
            return Moves.cells(move);
        }
    }

    /** A move that was played, its mirror image if that counts as the same, and how it went for who moved. */
    public record Branch(Leaf leaf, Optional<Leaf> mirror, int games, int won, int lost, double score) {

        public int drawn() {
            return games - won - lost;
        }
    }

    /** The moves of a position (N2), those played most often first. */
    @Transactional(readOnly = true)
    public List<Branch> at(String position, Optional<String> preset, OptionalInt players) {
        Fold fold = Fold.of(position);
        List<OpeningBook.Line> lines = book.moves(fold.key(), preset, players);
        Map<String, List<Cells>> ends = new LinkedHashMap<>();
        for (OpeningBook.Line line : lines) {
            String move = fold.shown(line.move());
            ends.put(move, ends(fold.shown(), move));
        }
        Set<Long> known = book.known(ends.values().stream()
                .flatMap(Collection::stream)
                .map(end -> Fold.of(end).key())
                .collect(Collectors.toSet()));
        return lines.stream().map(line -> branch(fold, line, ends, known)).toList();
    }

    private static Branch branch(Fold fold, OpeningBook.Line line, Map<String, List<Cells>> ends, Set<Long> known) {
        String move = fold.shown(line.move());
        Optional<Cells> after = ends.getOrDefault(move, List.of()).stream()
                .filter(end -> known.contains(Fold.of(end).key()))
                .findFirst();
        String image = fold.mirrored(move);
        Optional<Leaf> mirror = fold.symmetric() && !image.equals(move)
                ? Optional.of(new Leaf(image, after.map(Cells::mirrored).map(Cells::text)))
                : Optional.empty();
        Filed.Count count = line.count();
        double score = Math.round(10_000.0 * count.score() / Filed.Count.UNIT / count.games()) / 10_000.0;
        return new Branch(
                new Leaf(move, after.map(Cells::text)), mirror, count.games(), count.won(), count.lost(), score);
    }

    /**
     * The positions that a walk may have led to. The tree does not know by which rules it was played: whose turn comes
     * next, and whether the men hopped over are off the board. Which of them it was, the games that were played say.
     */
    private static List<Cells> ends(Cells before, String move) {
        if (move.equals("--")) {
            return nextSeats(before).map(before::toMove).toList();
        }
        if (!Moves.walks(move)) {
            return List.of();
        }
        List<Integer> cells = Moves.cells(move).stream()
                .flatMap(name -> before.board().cell(name).stream())
                .toList();
        int from = cells.getFirst();
        Cells moved =
                before.without(from).with(cells.getLast(), before.letters().charAt(from));
        return Stream.of(moved, captured(moved, cells))
                .flatMap(end -> nextSeats(end).map(end::toMove))
                .distinct()
                .toList();
    }

    /** The same without the men that stand in the middle between two landings (R9.3). */
    private static Cells captured(Cells moved, List<Integer> cells) {
        Cells left = moved;
        Topology board = moved.board();
        for (int at = 1; at < cells.size(); at++) {
            int from = cells.get(at - 1);
            int to = cells.get(at);
            if (board.distance(from, to) == 2) {
                for (int cell = 0; cell < board.size(); cell++) {
                    boolean between = board.distance(from, cell) == 1 && board.distance(cell, to) == 1;
                    left = between && !left.isEmpty(cell) ? left.without(cell) : left;
                }
            }
        }
        return left;
    }

    /** Those who may be next, the nearest clockwise first. */
    private static Stream<Character> nextSeats(Cells cells) {
        List<Character> next = new ArrayList<>();
        int mover = SEATS.indexOf(cells.seat());
        for (int step = 1; step < SEATS.length(); step++) {
            char seat = SEATS.charAt((mover + step) % SEATS.length());
            if (cells.letters().indexOf(seat) >= 0) {
                next.add(seat);
            }
        }
        return next.stream();
    }
}
