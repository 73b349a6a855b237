package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * One step, or a chain of hops over opponents' men (R9.3): each is hopped once at most, and stays where it stands until
 * the chain ends.
 */
record CaptureChains(Zone zone, ManOnTheMove man, Set<String> prey) {

    private record Reached(Cell at, Set<Cell> captured) {}

    /** By their ends; those to one end, as they were found, by R2.4's order. */
    Stream<Move> from(Cell start) {
        List<Move> all = new ArrayList<>();
        man.steps(start).forEach(end -> all.add(Move.along(List.of(start, end))));
        Set<Reached> known = new HashSet<>();
        List<Move> latest = List.of(Move.along(List.of(start)));
        while (!latest.isEmpty()) {
            List<Move> longer = new ArrayList<>();
            for (Move chain : latest) {
                for (Move next : onwards(chain)) {
                    if (known.add(new Reached(next.end(), next.captured()))) {
                        longer.add(next);
                    }
                }
            }
            all.addAll(longer);
            latest = longer;
        }
        return all.stream().sorted((one, other) -> one.end().compareTo(other.end()));
    }

    /** The chain and one hop more, by its landing in cell order. */
    private List<Move> onwards(Move chain) {
        List<Move> longer = new ArrayList<>();
        for (Cell landing : landings(chain.end())) {
            hopTo(chain, landing).ifPresent(longer::add);
        }
        return longer;
    }

    private Set<Cell> landings(Cell at) {
        Set<Cell> ends = new TreeSet<>();
        for (List<Cell> ray : zone.setup().board().rays(at)) {
            if (ray.size() > 1) {
                ends.add(ray.get(1));
            }
        }
        return ends;
    }

    private Optional<Move> hopTo(Move chain, Cell landing) {
        for (List<Cell> ray : zone.setup().board().rays(chain.end())) {
            if (ray.size() > 1
                    && ray.get(1).equals(landing)
                    && man.isEmpty(landing)
                    && zone.mayTouch(landing)
                    && !man.isEmpty(ray.getFirst())
                    && prey.contains(man.others().get(ray.getFirst()))
                    && !chain.captured().contains(ray.getFirst())) {
                Set<Cell> captured = new TreeSet<>(chain.captured());
                captured.add(ray.getFirst());
                return Optional.of(new Move(Chains.plus(chain.cells(), landing), captured));
            }
        }
        return Optional.empty();
    }

    boolean isChain(List<Cell> cells, Set<Cell> captured) {
        Optional<Move> chain = Optional.of(Move.along(cells.subList(0, 1)));
        for (Cell landing : cells.subList(1, cells.size())) {
            chain = chain.flatMap(so -> hopTo(so, landing));
        }
        return chain.isPresent() && chain.get().captured().equals(captured);
    }
}
