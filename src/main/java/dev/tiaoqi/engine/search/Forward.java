package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.play.HopGame;
import dev.tiaoqi.engine.play.Scratch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The first level: it sees its own men and no other's plans. Of all its moves it takes the one that, with the best
 * move of its own after it, leaves least to go ({@link Way}); it does not go back where a man has just come from, and
 * so gets home from anywhere.
 */
final class Forward implements Thinker {

    /** So many first moves are followed up. */
    private static final int FOLLOWED = 12;
    /** So many of its own turns back it does not return to cells it left. */
    private static final int MEMORY = 6;
    /** What a return costs: more than anything gained in two moves. */
    private static final int RETURN = 100_000;

    @Override
    public Thought think(Game game, Budget budget) {
        List<LegalMove> moves = game.legalMoves();
        if (moves.isEmpty()) {
            return new Thought("--", 0);
        }
        if (!(game instanceof HopGame hops)) {
            throw new IllegalArgumentException("not a game of hops");
        }
        return new Search(hops, budget).best(moves);
    }

    /** A first move and what it leaves to go. */
    private record Candidate(LegalMove move, int from, int to, int cost) {
        Candidate costing(int more) {
            return new Candidate(move, from, to, more);
        }
    }

    private static final class Search {

        private final HopGame game;
        private final Budget budget;
        private final Seat seat;
        private final Way way;
        private final Scratch scratch;
        private final Set<String> left;
        private final long[] ends = new long[Scratch.WORDS];
        private long nodes;

        Search(HopGame game, Budget budget) {
            this.game = game;
            this.budget = budget;
            seat = game.toMove().orElseThrow();
            way = new Way(game.rules(), seat);
            scratch = game.scratch();
            left = lately();
        }

        Thought best(List<LegalMove> moves) {
            List<Candidate> candidates =
                    new ArrayList<>(moves.stream().map(this::look).toList());
            candidates.sort(Comparator.comparingInt(Candidate::cost));
            Candidate best = candidates.stream()
                    .limit(FOLLOWED)
                    .map(this::follow)
                    .min(Comparator.comparingInt(Candidate::cost).thenComparingLong(this::lot))
                    .orElseThrow();
            return new Thought(best.move().text(), nodes);
        }

        private Candidate look(LegalMove move) {
            int from = game.cell(move.from());
            int to = game.cell(move.to());
            scratch.move(from, to);
            int cost = toGo() + (left.contains(move.from() + move.to()) ? RETURN : 0);
            scratch.move(to, from);
            return new Candidate(move, from, to, cost);
        }

        /** A move is worth what it leaves and half of what the best move after it leaves. */
        private Candidate follow(Candidate first) {
            if (first.cost() == 0 || budget.spent(nodes)) {
                return first.costing(4 * first.cost());
            }
            scratch.move(first.from(), first.to());
            int then = leastAfterOneMove();
            scratch.move(first.to(), first.from());
            return first.costing(2 * first.cost() + 2 * Math.min(then, first.cost()));
        }

        private int leastAfterOneMove() {
            int least = Integer.MAX_VALUE;
            for (int from = 0; from < scratch.size(); from++) {
                if (scratch.owner(from) == seat.index() && !budget.spent(nodes)) {
                    scratch.destinations(from, ends, 0);
                    least = Math.min(least, leastFrom(from));
                }
            }
            return least;
        }

        private int leastFrom(int from) {
            int least = Integer.MAX_VALUE;
            for (int word = 0; word < Scratch.WORDS; word++) {
                for (long bits = ends[word]; bits != 0; bits &= bits - 1) {
                    int to = (word << 6) + Long.numberOfTrailingZeros(bits);
                    scratch.move(from, to);
                    least = Math.min(least, toGo());
                    scratch.move(to, from);
                }
            }
            return least;
        }

        private int toGo() {
            nodes++;
            return way.toGo(scratch);
        }

        /** Among equals the position decides, so that games differ and yet the same game is played the same. */
        private long lot(Candidate candidate) {
            long mixed = (game.key() ^ (candidate.from() * 256L + candidate.to())) * 0x9E3779B97F4A7C15L;
            return mixed ^ (mixed >>> 29);
        }

        /** The moves, as {@code startend}, that would take back one of the seat's last turns. */
        private Set<String> lately() {
            List<Turn> turns = game.history().stream()
                    .flatMap(entry -> entry instanceof Turn turn ? Stream.of(turn) : Stream.empty())
                    .filter(turn -> turn.seat() == seat && !turn.trail().isEmpty())
                    .toList();
            Set<String> backs = new HashSet<>();
            turns.subList(Math.max(0, turns.size() - MEMORY), turns.size())
                    .forEach(turn ->
                            backs.add(turn.trail().getLast() + turn.trail().getFirst()));
            return backs;
        }
    }
}
