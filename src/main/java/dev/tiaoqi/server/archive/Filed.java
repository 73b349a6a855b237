package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Visibility;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the archive keeps of a game: what it can be found by, and what it adds to the openings. */
record Filed(String id, Facts facts, Opening opening, Map<Slot, Count> counts) {

    Filed {
        counts = Map.copyOf(counts);
    }

    /** When it ended and how, who finds it, and whether it began from the opening. */
    record Facts(Instant ended, Visibility visibility, Rules rules, int rounds, String reason, Start start) {

        boolean listed() {
            return visibility == Visibility.LISTED;
        }

        String preset() {
            return rules.preset().text();
        }
    }

    /** Where a game began. */
    enum Start {
        OPENING,
        ELSEWHERE
    }

    /** A move in a position, in games of a preset and of so many players. */
    record Slot(long position, String preset, int players, String move) implements Comparable<Slot> {
        @Override
        public int compareTo(Slot other) {
            return java.util.Comparator.comparingLong(Slot::position)
                    .thenComparing(Slot::preset)
                    .thenComparingInt(Slot::players)
                    .thenComparing(Slot::move)
                    .compare(this, other);
        }
    }

    /** In how many games, won and lost how often by who moved, and his match scores together in sixtieths. */
    record Count(int games, int won, int lost, long score) {

        /** Scores are halves, quarters, and means of halves over two, three and five opponents (R3.6, R5.2). */
        static final int UNIT = 60;

        static Count of(Score score) {
            return new Count(
                    1,
                    score.equals(Score.WIN) ? 1 : 0,
                    score.equals(Score.LOSS) ? 1 : 0,
                    (long) UNIT * score.numerator() / score.denominator());
        }

        Count plus(Count other) {
            return new Count(games + other.games, won + other.won, lost + other.lost, score + other.score);
        }

        Count negated() {
            return new Count(-games, -won, -lost, -score);
        }
    }

    /** Of a game that was played to an end, voided since or not; empty for one that nobody played. */
    static Optional<Filed> of(Table table) {
        boolean played = table.game().isPresent() && table.ply() > 0;
        Optional<Result> result = table.status() == Status.ENDED
                ? Result.of(table)
                : table.game().flatMap(game -> game.outcome()).map(Result::of);
        return result.filter(any -> played).map(ended -> of(table, ended));
    }

    private static Filed of(Table table, Result result) {
        Facts facts = new Facts(
                table.log().getLast().at(),
                table.agreement().visibility(),
                table.agreement().rules(),
                result.round(),
                result.reason(),
                table.agreement().start().isEmpty() ? Start.OPENING : Start.ELSEWHERE);
        return of(
                table.id(),
                facts,
                Opening.of(table),
                result.ranks().<Map<Seat, Score>>map(Result.Ranks::score).orElse(Map.of()));
    }

    /** The same from its parts; {@code scores} are the match scores by seat, none where the game had none. */
    static Filed of(String id, Facts facts, Opening opening, Map<Seat, Score> scores) {
        Map<Slot, Count> counts = new HashMap<>();
        if (facts.visibility() != Visibility.PRIVATE) { // in no statistic, for ever
            for (Opening.Choice choice : opening.choices()) {
                Optional.ofNullable(scores.get(choice.seat()))
                        .ifPresent(score -> counts.merge(
                                new Slot(
                                        choice.position(),
                                        facts.preset(),
                                        facts.rules().players(),
                                        choice.move()),
                                Count.of(score),
                                Count::plus));
            }
        }
        return new Filed(id, facts, opening, counts);
    }

    /** Its first turns from the opening; empty if it began elsewhere. */
    String line() {
        return facts.start() == Start.OPENING ? opening.line() : "";
    }
}
