package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.Position;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The opening tree, one position at a time: which moves were played there, and where each leads. */
@Component
public class Tree {

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

        /** Whether a whirlwind ends it: how that dealt is no choice, and no position comes after all of its games. */
        public boolean leftToChance() {
            return Moves.whirls(move);
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
        Map<String, List<Position>> ends = new LinkedHashMap<>();
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

    private static Branch branch(Fold fold, OpeningBook.Line line, Map<String, List<Position>> ends, Set<Long> known) {
        String move = fold.shown(line.move());
        Optional<Position> after = ends.getOrDefault(move, List.of()).stream()
                .filter(end -> known.contains(Fold.of(end).key()))
                .findFirst();
        String image = fold.mirrored(move);
        Optional<Leaf> mirror = fold.symmetric() && !image.equals(move)
                ? Optional.of(new Leaf(image, after.map(Position::mirrored).map(Position::toString)))
                : Optional.empty();
        Filed.Count count = line.count();
        double score = Math.round(10_000.0 * count.score() / Filed.Count.UNIT / count.games()) / 10_000.0;
        return new Branch(
                new Leaf(move, after.map(Position::toString)), mirror, count.games(), count.won(), count.lost(), score);
    }

    /**
     * The positions that a walk may have led to. The tree does not know by which rules it was played: whose turn comes
     * next, and whether the men hopped over are off the board. Which of them it was, the games that were played say.
     */
    private static List<Position> ends(Position before, String move) {
        byte[] owners = before.owners();
        if (move.equals("--")) {
            return inTurn(before, owners).toList();
        }
        if (!Moves.walks(move)) {
            return List.of();
        }
        List<Integer> cells = Moves.cells(move).stream()
                .flatMap(name -> before.board().cell(name).stream())
                .toList();
        owners[cells.getLast()] = owners[cells.getFirst()];
        owners[cells.getFirst()] = Contents.EMPTY;
        return Stream.of(owners, captured(before.board(), owners, cells))
                .flatMap(after -> inTurn(before, after))
                .distinct()
                .toList();
    }

    /** The same without the men that stand in the middle between two landings (R9.3). */
    private static byte[] captured(Topology board, byte[] owners, List<Integer> cells) {
        byte[] left = owners.clone();
        for (int at = 1; at < cells.size(); at++) {
            int from = cells.get(at - 1);
            int to = cells.get(at);
            if (board.distance(from, to) == 2) {
                IntStream.range(0, board.size())
                        .filter(cell -> board.distance(from, cell) == 1 && board.distance(cell, to) == 1)
                        .forEach(cell -> left[cell] = Contents.EMPTY);
            }
        }
        return left;
    }

    /** With each of those to move who may be next, the nearest clockwise first. */
    private static Stream<Position> inTurn(Position before, byte[] owners) {
        int seats = Seat.values().length;
        int mover = before.toMove().map(Seat::index).orElse(seats - 1);
        Position after = Position.of(before.board(), owners, new Position.Turn(null, before.round()));
        return IntStream.range(1, seats)
                .mapToObj(step -> Seat.at((mover + step) % seats))
                .filter(seat -> after.men(seat).size() > 0)
                .map(seat -> Position.of(before.board(), owners, new Position.Turn(seat, before.round())));
    }
}
