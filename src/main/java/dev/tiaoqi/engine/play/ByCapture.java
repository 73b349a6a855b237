package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.position.Contents;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One step, or hops over opponents' men, over each at most once; those hopped come off when the chain ends (R9.3), and
 * until then stand in the way. A breadth-first walk over cells together with the men hopped so far, landings in cell
 * order, meets the trail of R2.4 first. It goes on from all men of the seat to move at once, for what a position holds
 * is bounded as a whole: of more than {@link #MOST} ways those with the fewest hops are there, and of the others just
 * the first to each end. What is not there is no legal move either, however it is written.
 */
final class ByCapture implements Routes {

    /** No game comes near; a set-up position could hold hundreds of thousands, each a move to be told of. */
    static final int MOST = 2_000;

    private final Course course;
    private final Scratch scratch;
    private @Nullable Map<Integer, Map<Integer, List<Route>>> known;

    ByCapture(Course course, Scratch scratch) {
        this.course = course;
        this.scratch = scratch;
    }

    /** Where a man's chain has come to: the cell, the men hopped, and where it was before. */
    private record Way(
            int from, int cell, CellSet hopped, @Nullable Way before) {

        static Way begun(int from) {
            return new Way(from, from, CellSet.EMPTY, null);
        }

        Way to(int landing, int over) {
            return new Way(from, landing, hopped.or(CellSet.of(over)), this);
        }

        Route route() {
            List<Integer> back = new ArrayList<>();
            for (Way at = this; at != null; at = at.before) {
                back.add(at.cell);
            }
            return new Route(back.reversed().stream().mapToInt(each -> each).toArray(), hopped);
        }
    }

    /** What two chains of a man have in common that go on alike. */
    private record Stand(int from, int cell, CellSet hopped) {}

    private record Ends(int from, int to) {}

    @Override
    public IntStream ends(int from) {
        return from(from).keySet().stream().mapToInt(each -> each);
    }

    @Override
    public List<Route> between(int from, int to) {
        return from(from).getOrDefault(to, List.of());
    }

    @Override
    public Optional<Route> along(List<Integer> cells) {
        Way way = Way.begun(cells.getFirst());
        for (int landing : cells.subList(1, cells.size())) {
            Optional<Way> next =
                    hops(way).stream().filter(each -> each.cell() == landing).findFirst();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            way = next.get();
        }
        CellSet captured = way.hopped();
        return between(way.from(), way.cell()).stream()
                .filter(route -> route.captured().equals(captured))
                .findFirst();
    }

    /** All moves of a man of the seat to move by their ends: the step, then those with fewer hops first. */
    private Map<Integer, List<Route>> from(int from) {
        Map<Integer, Map<Integer, List<Route>>> all = known;
        if (all == null) {
            all = find();
            known = all;
        }
        return all.getOrDefault(from, Map.of());
    }

    private Map<Integer, Map<Integer, List<Route>>> find() {
        Map<Integer, Map<Integer, List<Route>>> routes = new HashMap<>();
        men().forEach(from -> steps(from).forEach(to -> add(routes, Route.of(from, to))));
        chains().forEach(way -> add(routes, way.route()));
        return routes;
    }

    private Collection<Way> chains() {
        Map<Stand, Way> met = new LinkedHashMap<>();
        Set<Ends> reached = new HashSet<>();
        Deque<Way> queue = new ArrayDeque<>(men().mapToObj(Way::begun).toList());
        while (!queue.isEmpty()) {
            for (Way next : hops(queue.remove())) {
                boolean newEnd = reached.add(new Ends(next.from(), next.cell()));
                boolean counts = newEnd || met.size() < MOST;
                if (counts && met.putIfAbsent(new Stand(next.from(), next.cell(), next.hopped()), next) == null) {
                    queue.add(next);
                }
            }
        }
        return met.values();
    }

    private IntStream men() {
        int mover = course.mover().index();
        return IntStream.range(0, scratch.size()).filter(cell -> scratch.owner(cell) == mover);
    }

    private void add(Map<Integer, Map<Integer, List<Route>>> routes, Route route) {
        if (route.to() != route.from() && scratch.mayEnd(route.from(), route.to())) {
            routes.computeIfAbsent(route.from(), man -> new TreeMap<>())
                    .computeIfAbsent(route.to(), end -> new ArrayList<>())
                    .add(route);
        }
    }

    private IntStream steps(int from) {
        Lines lines = scratch.terrain.lines;
        return IntStream.range(from * lines.directions, (from + 1) * lines.directions)
                .map(line -> lines.near[line])
                .filter(cell -> cell >= 0 && scratch.owners[cell] == Contents.EMPTY);
    }

    /** The hops that go on from there, by landing; the man from the first cell is lifted (R2.3). */
    private List<Way> hops(Way way) {
        int from = way.from();
        int seat = scratch.owner(from);
        byte owner = scratch.owners[from];
        scratch.owners[from] = 0;
        Lines lines = scratch.terrain.lines;
        List<Way> hops = IntStream.range(way.cell() * lines.directions, (way.cell() + 1) * lines.directions)
                .filter(line -> scratch.landing(line) >= 0)
                .filter(line -> mayHop(lines.near[line], seat) && !way.hopped().contains(lines.near[line]))
                .filter(line -> scratch.mayTouch(lines.beyond[line], seat))
                .mapToObj(line -> way.to(lines.beyond[line], lines.near[line]))
                .sorted(Comparator.comparingInt(Way::cell))
                .toList();
        scratch.owners[from] = owner;
        return hops;
    }

    /** Opponents' men only, and not those of a player who has finished. */
    private boolean mayHop(int cell, int seat) {
        int owner = scratch.owner(cell);
        return owner != seat && !scratch.terrain.arePartners(seat, owner) && course.isStillIn(Seat.at(owner));
    }
}
