package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.position.Contents;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One step, or hops over opponents' men, over each at most once; those hopped come off when the chain ends (R9.3), and
 * until then stand in the way. A breadth-first walk over cells together with the men hopped so far, landings in cell
 * order, meets the trail of R2.4 first.
 */
final class ByCapture implements Routes {

    /** So many ways of one man are looked through; no game comes near, but a set-up position could. */
    private static final int MOST = 20_000;

    private final Course course;
    private final Scratch scratch;
    private final Map<Integer, Map<Integer, List<Route>>> known = new HashMap<>();

    ByCapture(Course course, Scratch scratch) {
        this.course = course;
        this.scratch = scratch;
    }

    /** Where a chain has come to: the cell, the men hopped, and where it was before. */
    private record Way(int cell, CellSet hopped, @Nullable Way before) {

        Way to(int landing, int over) {
            return new Way(landing, hopped.or(CellSet.of(over)), this);
        }

        Route route() {
            List<Integer> back = new ArrayList<>();
            for (Way at = this; at != null; at = at.before) {
                back.add(at.cell);
            }
            return new Route(back.reversed().stream().mapToInt(each -> each).toArray(), hopped);
        }
    }

    /** What two chains have in common that go on alike. */
    private record Stand(int cell, CellSet hopped) {}

    @Override
    public IntStream ends(int from) {
        return from(from).keySet().stream().mapToInt(each -> each);
    }

    @Override
    public List<Route> between(int from, int to) {
        return from(from).getOrDefault(to, List.of());
    }

    /** What is typed in full is legal however many ways there are. */
    @Override
    public Optional<Route> along(List<Integer> cells) {
        int from = cells.getFirst();
        Way way = new Way(from, CellSet.EMPTY, null);
        for (int landing : cells.subList(1, cells.size())) {
            Optional<Way> next = hops(way, from).stream()
                    .filter(each -> each.cell() == landing)
                    .findFirst();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            way = next.get();
        }
        Route walked = way.route();
        return between(from, walked.to()).stream()
                .filter(route -> route.captured().equals(walked.captured()))
                .findFirst()
                .or(() -> Optional.of(walked));
    }

    /** All moves of a man by their ends: the step, then those with fewer hops first. */
    private Map<Integer, List<Route>> from(int from) {
        return known.computeIfAbsent(from, this::find);
    }

    private Map<Integer, List<Route>> find(int from) {
        Map<Integer, List<Route>> routes = new TreeMap<>();
        steps(from).forEach(to -> add(routes, Route.of(from, to)));
        Map<Stand, Way> met = new LinkedHashMap<>();
        ArrayDeque<Way> queue = new ArrayDeque<>(List.of(new Way(from, CellSet.EMPTY, null)));
        while (!queue.isEmpty() && met.size() < MOST) {
            for (Way next : hops(queue.remove(), from)) {
                if (met.putIfAbsent(new Stand(next.cell(), next.hopped()), next) == null) {
                    queue.add(next);
                }
            }
        }
        met.values().forEach(way -> add(routes, way.route()));
        return routes;
    }

    private void add(Map<Integer, List<Route>> routes, Route route) {
        if (route.to() != route.from() && scratch.mayEnd(route.from(), route.to())) {
            routes.computeIfAbsent(route.to(), end -> new ArrayList<>()).add(route);
        }
    }

    private IntStream steps(int from) {
        Lines lines = scratch.terrain.lines;
        return IntStream.range(from * lines.directions, (from + 1) * lines.directions)
                .map(line -> lines.near[line])
                .filter(cell -> cell >= 0 && scratch.owners[cell] == Contents.EMPTY);
    }

    /** The hops that go on from there, by landing; the man from the first cell is lifted (R2.3). */
    private List<Way> hops(Way way, int from) {
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
