package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The moves of one seat in one position (R2.1 to R2.7). What needs history (R4.3) is not looked at here. */
final class Moves {

    private final Setup setup;
    private final Map<Cell, String> men;
    private final String seat;
    private final Set<Cell> foreign;
    private final Set<Cell> target;
    /** R9.3: whose men may not be hopped, because he has finished. */
    private final Set<String> closed;

    Moves(Setup setup, Map<Cell, String> men, String seat) {
        this(setup, men, seat, Set.of());
    }

    Moves(Setup setup, Map<Cell, String> men, String seat, Set<String> closed) {
        this.closed = closed;
        this.setup = setup;
        this.men = men;
        this.seat = seat;
        this.foreign = setup.camps().foreign(seat);
        this.target = setup.camps().target(seat);
    }

    /** All moves, sorted by start, then end, each with R2.4's trail. */
    List<Move> all() {
        return setup.board().cells().stream()
                .filter(cell -> seat.equals(men.get(cell)))
                .flatMap(cell -> from(cell).stream())
                .toList();
    }

    private List<Move> from(Cell start) {
        if (setup.capture()) {
            return new CaptureMoves(setup, men, seat, closed)
                    .from(start).stream().filter(this::endsWhereItMay).toList();
        }
        Map<Cell, Move> byEnd = new TreeMap<>();
        Set<Cell> others = new TreeSet<>(men.keySet());
        others.remove(start); // R2.3: the moving man is lifted for the whole chain
        for (Cell end : new ManOnTheMove(setup.board(), setup.hop(), others).steps(start)) {
            byEnd.put(end, new Move(List.of(start, end)));
        }
        for (List<Cell> trail : trails(start, others)) {
            byEnd.putIfAbsent(trail.getLast(), new Move(trail));
        }
        byEnd.remove(start); // R2.3: a turn that ends where it began is no move
        return byEnd.values().stream().filter(this::endsWhereItMay).toList();
    }

    /**
     * One trail of hops to each cell that hops can reach, the fewest hops first (R2.4). Each round lengthens the
     * trails of the round before, which stand in the order of their cells, so the first trail to a cell is the one
     * that comes first by rank, then file.
     */
    private List<List<Cell>> trails(Cell start, Set<Cell> others) {
        ManOnTheMove man = new ManOnTheMove(setup.board(), setup.hop(), others);
        List<List<Cell>> all = new ArrayList<>();
        Set<Cell> reached = new TreeSet<>(Set.of(start));
        List<List<Cell>> latest = List.of(List.of(start));
        while (!latest.isEmpty()) {
            List<List<Cell>> longer = new ArrayList<>();
            for (List<Cell> trail : latest) {
                for (Cell landing : man.landings(trail.getLast())) {
                    if (mayTouch(landing) && reached.add(landing)) {
                        longer.add(plus(trail, landing));
                    }
                }
            }
            all.addAll(longer);
            latest = longer;
        }
        return all;
    }

    private static List<Cell> plus(List<Cell> trail, Cell landing) {
        List<Cell> longer = new ArrayList<>(trail);
        longer.add(landing);
        return longer;
    }

    /** R2.6: under {@code forbidden} not even a hop in passing may touch a foreign corner. */
    boolean mayTouch(Cell landing) {
        return !setup.foreignCamps().equals("forbidden") || !foreign.contains(landing);
    }

    /** R2.6 and R2.7. */
    boolean endsWhereItMay(Move move) {
        boolean inForeignCorner = foreign.contains(move.end());
        boolean leavesTarget = target.contains(move.start()) && !target.contains(move.end());
        return !(inForeignCorner && !setup.foreignCamps().equals("allowed")) && !(leavesTarget && setup.stayInTarget());
    }

    /** R9.1: the moves of just so many actions, or of the most that some man can make. */
    List<Move> allByDice(int face) {
        for (int actions = face; actions > 0; actions--) {
            List<Move> moves = new ArrayList<>();
            for (Cell start : setup.board().cells()) {
                if (seat.equals(men.get(start))) {
                    moves.addAll(byDice(start, actions));
                }
            }
            if (!moves.isEmpty()) {
                return moves;
            }
        }
        return List.of();
    }

    /** Trails of equal length stand in the order of their cells, so the first to a cell is R2.4's; one cell may come again. */
    private List<Move> byDice(Cell start, int actions) {
        Set<Cell> others = new TreeSet<>(men.keySet());
        others.remove(start);
        ManOnTheMove man = new ManOnTheMove(setup.board(), setup.hop(), others);
        List<List<Cell>> trails = List.of(List.of(start));
        for (int i = 0; i < actions; i++) {
            List<List<Cell>> longer = new ArrayList<>();
            Set<Cell> reached = new TreeSet<>();
            for (List<Cell> trail : trails) {
                Set<Cell> next = man.landings(trail.getLast());
                next.addAll(man.steps(trail.getLast()));
                for (Cell cell : next) {
                    if (mayTouch(cell) && reached.add(cell)) {
                        longer.add(plus(trail, cell));
                    }
                }
            }
            trails = longer;
        }
        Map<Cell, Move> byEnd = new TreeMap<>();
        trails.forEach(trail -> byEnd.put(trail.getLast(), new Move(trail)));
        byEnd.remove(start);
        return byEnd.values().stream().filter(this::endsWhereItMay).toList();
    }

    /**
     * The legal move that this text names, if it names one (N3). Of two cells only start and end count; a longer
     * trail must be a legal chain itself, and is kept as it was given.
     */
    Optional<Move> named(String text) {
        if (!text.matches("[a-q][0-9]+([-:][a-q][0-9]+|(:[a-q][0-9]+)+)")) {
            return Optional.empty();
        }
        List<Cell> cells = new ArrayList<>();
        for (String name : text.split("[-:]", -1)) {
            cells.add(Cell.of(name));
        }
        return all().stream()
                .filter(move -> move.start().equals(cells.getFirst()))
                .filter(move -> move.end().equals(cells.getLast()))
                .findFirst()
                .filter(move -> cells.size() == 2 || isChain(cells))
                .map(move -> cells.size() == 2 ? move : new Move(cells));
    }

    private boolean isChain(List<Cell> cells) {
        Set<Cell> others = new TreeSet<>(men.keySet());
        others.remove(cells.getFirst());
        ManOnTheMove man = new ManOnTheMove(setup.board(), setup.hop(), others);
        for (int i = 1; i < cells.size(); i++) {
            if (!mayTouch(cells.get(i)) || !man.landings(cells.get(i - 1)).contains(cells.get(i))) {
                return false;
            }
        }
        return true;
    }
}
