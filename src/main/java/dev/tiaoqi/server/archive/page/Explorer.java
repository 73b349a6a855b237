package dev.tiaoqi.server.archive.page;

import dev.tiaoqi.server.archive.Path;
import dev.tiaoqi.server.archive.Readers;
import dev.tiaoqi.server.archive.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Walks the opening tree: one position, the way to it, and the moves that were played from there. */
@Component
class Explorer {

    private static final int SHOWN = 24;

    private final Tree tree;

    Explorer(Tree tree) {
        this.tree = tree;
    }

    /** Where one stands in the tree; throws what can't be asked. */
    View view(Form form) {
        Readers.Place place = Readers.place(form.query());
        Optional<Path> path = Readers.path(form.query());
        String position = path.map(Path::position).orElse(place.position());
        List<Tree.Branch> branches = tree.at(position, place.preset(), place.players());
        List<Tree.Branch> shown = branches.size() > SHOWN ? branches.subList(0, SHOWN) : branches;
        boolean elsewhere = form.query().position() != null;
        Step step = new Step(
                form, elsewhere ? Optional.empty() : Optional.of(path.orElseGet(() -> Readers.start(form.query()))));
        return new View(
                position,
                seat(position),
                path.map(way -> trail(way, form)).orElse(List.of()),
                shown.stream().map(step::move).toList(),
                branches.size() - shown.size(),
                branches.stream().mapToInt(Tree.Branch::games).sum(),
                path.isEmpty()
                        ? other(position)
                                .map(text -> form.address(null, text, null))
                                .orElse(null)
                        : null,
                form.address(null, position, null),
                form.address(null, null, null),
                path.filter(way -> !way.turns().isEmpty())
                        .map(way -> form.address(way.text(way.turns().size() - 1), null, null))
                        .orElse(null));
    }

    private static List<Turn> trail(Path path, Form form) {
        List<Turn> trail = new ArrayList<>();
        for (int ply = 0; ply < path.turns().size(); ply++) {
            boolean last = ply == path.turns().size() - 1;
            trail.add(new Turn(
                    path.turns().get(ply).seat().name().toLowerCase(java.util.Locale.ROOT),
                    path.turns().get(ply).text(),
                    last ? null : form.address(path.text(ply + 1), null, null)));
        }
        return trail;
    }

    /** The same with the other of two seats to move. */
    private static Optional<String> other(String position) {
        String[] fields = position.split(" ", -1);
        List<String> seats = fields[1]
                .chars()
                .filter(Character::isUpperCase)
                .mapToObj(letter -> String.valueOf((char) letter))
                .distinct()
                .toList();
        return seats.size() == 2 && seats.contains(fields[2])
                ? Optional.of(
                        String.join(" ", fields[0], fields[1], seats.get(1 - seats.indexOf(fields[2])), fields[3]))
                : Optional.empty();
    }

    private static String seat(String position) {
        return position.split(" ", -1)[2];
    }

    /** How the address goes on with a move: along the way as long as the rules of the preset allow it, else by position. */
    private record Step(Form form, Optional<Path> path) {

        Move move(Tree.Branch branch) {
            return new Move(
                    leaf(branch.leaf()),
                    branch.mirror().map(this::leaf).orElse(null),
                    branch.games(),
                    branch.won(),
                    branch.drawn(),
                    branch.lost(),
                    100.0 * branch.won() / branch.games(),
                    100.0 * branch.drawn() / branch.games(),
                    Math.round(100 * branch.score()),
                    branch.leaf().leftToChance());
        }

        private Leaf leaf(Tree.Leaf leaf) {
            String address = path.flatMap(way -> way.with(leaf.move()))
                    .map(moves -> form.address(moves, null, null))
                    .or(() -> leaf.position().map(position -> form.address(null, position, null)))
                    .orElse(null);
            List<String> cells = leaf.cells();
            return new Leaf(
                    leaf.move(),
                    cells.size() == 2 ? cells.getFirst() : null,
                    cells.size() == 2 ? cells.getLast() : null,
                    address);
        }
    }

    /**
     * What the page shows: {@code less} moves are not in the list, {@code other} is the same position with the other seat
     * to move.
     */
    public record View(
            String position,
            String toMove,
            List<Turn> trail,
            List<Move> moves,
            int less,
            int games,
            @Nullable String other,
            String link,
            String start,
            @Nullable String back) {}

    /** A turn on the way, with the address of the position after it unless one stands there. */
    public record Turn(String seat, String text, @Nullable String address) {}

    /** A move that was played; shares and score in hundredths; after one left to chance each game stood otherwise. */
    public record Move(
            Leaf leaf,
            @Nullable Leaf mirror,
            int games,
            int won,
            int drawn,
            int lost,
            double wonShare,
            double drawnShare,
            long score,
            boolean chance) {}

    /** A move, from where to where if it is a walk, and where it leads. */
    public record Leaf(
            String text,
            @Nullable String from,
            @Nullable String to,
            @Nullable String address) {}
}
