package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The moves of one seat in one position (R2.1 to R2.7, R9.1, R9.3). What needs history (R4.3) is not looked at here.
 * Pieces are men, by their seat's letter, roadblocks and road-menders; prey are the seats whose men may be captured.
 */
final class Moves {

    private final Setup setup;
    private final Map<Cell, String> pieces;
    private final String seat;
    private final Set<String> prey;
    private final int die;
    private final Zone zone;

    Moves(Setup setup, Map<Cell, String> pieces, String seat, Set<String> prey, int die) {
        this.setup = setup;
        this.pieces = pieces;
        this.seat = seat;
        this.prey = prey;
        this.die = die;
        this.zone = Zone.of(setup, seat);
    }

    /** Without dice, and with every opponent in play. */
    static Moves of(Setup setup, Map<Cell, String> pieces, String seat) {
        return new Moves(setup, pieces, seat, setup.opponents(seat), 0);
    }

    /** All moves, sorted by start, then end, each with R2.4's trail. */
    List<Move> all() {
        if (!setup.dice()) {
            return allOf(setup.capture() ? this::captures : this::chains);
        }
        // R9.1: the number thrown, or else the greatest below it that some man can make
        for (int actions = die; actions > 0; actions--) {
            int count = actions;
            List<Move> moves = allOf(start -> paths(start, count));
            if (!moves.isEmpty()) {
                return moves;
            }
        }
        return List.of();
    }

    private interface FromACell {
        Stream<Move> moves(Cell start);
    }

    private List<Move> allOf(FromACell rule) {
        List<Move> all = new ArrayList<>();
        for (Cell cell : setup.board().cells()) {
            if (seat.equals(pieces.get(cell))) {
                rule.moves(cell).filter(this::endsWhereItMay).forEach(all::add);
            }
        }
        return all;
    }

    private Stream<Move> chains(Cell start) {
        return new Chains(zone, ManOnTheMove.lifted(setup, pieces, start)).from(start);
    }

    private Stream<Move> captures(Cell start) {
        return new CaptureChains(zone, ManOnTheMove.lifted(setup, pieces, start), prey).from(start);
    }

    private Stream<Move> paths(Cell start, int actions) {
        return new DicePaths(zone, ManOnTheMove.lifted(setup, pieces, start)).from(start, actions);
    }

    /** R2.3: a turn that ends where it began is no move; R2.6 and R2.7. */
    private boolean endsWhereItMay(Move move) {
        return !move.start().equals(move.end()) && zone.mayEnd(move.start(), move.end());
    }

    /**
     * The legal move that this text names, if it names just one (N3). Of two cells only start and end count; a longer
     * trail must itself be legal. A single hop written out is that hop, whatever else joins its two cells.
     */
    Optional<Move> named(String text) {
        return named(text, all());
    }

    /** The same, among those moves alone. */
    Optional<Move> named(String text, List<Move> moves) {
        if (!text.matches("[a-q][0-9]+([-:][a-q][0-9]+)+")) {
            return Optional.empty();
        }
        List<Cell> cells = Stream.of(text.split("[-:]", -1)).map(Cell::of).toList();
        List<Move> joining = moves.stream()
                .filter(move -> move.joins(cells.getFirst(), cells.getLast()))
                .toList();
        if (cells.size() == 2 && joining.size() == 1) {
            return Optional.of(joining.getFirst());
        }
        if (cells.size() == 2 && text.contains("-")) {
            return Optional.empty(); // R9.3: ambiguous
        }
        return joining.stream().filter(move -> isAlso(move, cells)).findFirst();
    }

    /** Whether these cells are a legal trail of that very move. */
    private boolean isAlso(Move move, List<Cell> cells) {
        ManOnTheMove man = ManOnTheMove.lifted(setup, pieces, move.start());
        if (setup.capture()) {
            return new CaptureChains(zone, man, prey).isChain(cells, move.captured());
        }
        if (setup.dice()) {
            return cells.size() == move.cells().size() && new DicePaths(zone, man).isPath(cells);
        }
        return new Chains(zone, man).isChain(cells);
    }
}
