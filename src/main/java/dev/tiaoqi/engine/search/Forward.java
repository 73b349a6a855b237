package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.play.HopGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The first level: it sees its own men and no other's plans beyond the next move. Of all its turns it takes the one
 * that, with the best move of its own after it, leaves least to go ({@link Outlook}); it does not go back where a man
 * has just come from, and so gets home from anywhere.
 */
final class Forward implements Thinker {

    /** So many first moves are followed up. */
    private static final int FOLLOWED = 12;

    @Override
    public Thought think(Game game, Budget budget) {
        if (!(game instanceof HopGame hops)) {
            throw new IllegalArgumentException("not a game of hops");
        }
        return new Search(hops, budget).best();
    }

    /** A deed and what is thought of it. */
    private record Judged(Deed deed, int cost) {}

    private static final class Search {

        private final HopGame game;
        private final Outlook outlook;
        private final Replies replies;
        private final ItemDeeds items;
        private final Memory memory;

        Search(HopGame game, Budget budget) {
            this.game = game;
            outlook = new Outlook(game, budget);
            replies = new Replies(game, outlook);
            items = new ItemDeeds(game, outlook, replies);
            memory = new Memory(game, outlook);
        }

        Thought best() {
            Conceding conceding = new Conceding(game);
            Optional<LegalMove> concession = conceding.best();
            if (concession.isPresent()) {
                return new Thought(concession.get().text(), outlook.nodes());
            }
            List<Deed> moves = conceding.others().stream().map(this::walk).toList();
            Optional<Judged> plain = judged(moves).findFirst();
            Optional<Judged> best = judged(items.of(moves, plain.map(Judged::deed)))
                    .takeWhile(
                            item -> plain.isEmpty() || item.cost() < plain.get().cost())
                    .filter(item -> items.isLegal(item.deed()))
                    .findFirst()
                    .or(() -> plain);
            return new Thought(best.map(judged -> judged.deed().text()).orElse("--"), outlook.nodes());
        }

        /** The best first. */
        private Stream<Judged> judged(List<Deed> deeds) {
            return looked(deeds).stream()
                    .sorted(Comparator.comparingInt(Judged::cost))
                    .limit(FOLLOWED)
                    .map(this::follow)
                    .sorted(Comparator.comparingInt(Judged::cost)
                            .thenComparingLong(judged -> memory.lot(
                                    judged.deed().from(), judged.deed().to())));
        }

        private Deed walk(LegalMove move) {
            int[] cells = IntStream.concat(
                            IntStream.of(game.cell(move.from()), game.cell(move.to())),
                            move.captured().stream().mapToInt(game::cell))
                    .toArray();
            return Deed.walk(outlook.scratch, move.text(), cells).costing(memory.against(move.from(), move.to()));
        }

        /** Those for which there is time: the first in any case. */
        private List<Judged> looked(List<Deed> deeds) {
            List<Judged> looked = new ArrayList<>();
            for (Deed deed : deeds) {
                if (!looked.isEmpty() && outlook.isSpent()) {
                    break;
                }
                looked.add(look(deed));
            }
            return looked;
        }

        private Judged look(Deed deed) {
            byte[] before = deed.apply(outlook.scratch);
            int cost = outlook.cost() + deed.extra();
            deed.undo(outlook.scratch, before);
            return new Judged(deed, cost);
        }

        /** A turn is worth what it leaves and half of what the best move after it leaves, and what others make of it. */
        private Judged follow(Judged first) {
            if (first.cost() <= Outlook.WON / 2 || outlook.isSpent()) {
                return new Judged(first.deed(), 2 * first.cost());
            }
            Deed deed = first.deed();
            byte[] before = deed.apply(outlook.scratch);
            int then = replies.then(first.cost() - deed.extra()) + deed.extra();
            int cost = first.cost() + then + replies.dangers() + replies.company();
            deed.undo(outlook.scratch, before);
            return new Judged(deed, cost);
        }
    }
}
