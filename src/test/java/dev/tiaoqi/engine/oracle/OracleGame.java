package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * A game that reads record tokens (N3) one by one and knows how it stands. A token that is not possible now throws
 * {@link IllegalArgumentException} and leaves the game as it was. What follows from the rules ({@code --#stuck},
 * {@code --#lost}, a third timeout's {@code E#quits}, {@code E#passive}, {@code #ends}) has to be given
 * too: {@link #forced} tells it.
 */
public final class OracleGame {

    private final Table table;

    /** How the game ended: best rank first, fractions as in N4, the reason as in a Termination tag. */
    public record Result(List<List<String>> ranking, NavigableMap<String, String> score, String reason, int round) {}

    private OracleGame(Table table) {
        this.table = table;
    }

    /** A game from the opening; {@code first} in the setup must be a seat. */
    public static OracleGame opening(Map<String, String> setup) {
        return from(setup, Oracle.opening(setup));
    }

    /** A game from a set-up position, whose seat to move is the first. */
    public static OracleGame from(Map<String, String> setup, String position) {
        Setup rules = Setup.of(setup);
        Position start = Position.of(position);
        List<String> problems = Start.problems(rules, start);
        if (rules.problem().isPresent() || !problems.isEmpty()) {
            throw new IllegalArgumentException(rules.problem() + " " + problems);
        }
        return new OracleGame(new Table(rules, start));
    }

    /** Takes one token; R3.8 tells what comes of it. */
    public void play(String token) {
        if (table.reason != null) {
            throw new IllegalArgumentException("the game is over: " + token);
        }
        if (token.startsWith("<")) {
            throwDie(token);
            return;
        }
        if (table.forced != null && !table.forced.equals(token)) {
            throw new IllegalArgumentException("not " + token + " but " + table.forced + " follows");
        }
        if (token.contains("#") && !token.startsWith("--")) {
            new OutOfTurn(table).play(token);
        } else {
            new Turns(table).play(token);
        }
    }

    /** R9.1: alone, or before the turn it belongs to, as records have it. */
    private void throwDie(String token) {
        if (!table.awaitsThrow() || !token.matches("<[1-6]>( .+)?")) {
            throw new IllegalArgumentException("may not be now: " + token);
        }
        table.die = token.charAt(1) - '0';
        new Checks(table).passIfStuck();
        if (token.length() > 3) {
            try {
                play(token.substring(4));
            } catch (IllegalArgumentException e) {
                table.die = 0;
                table.forced = null;
                throw e;
            }
        }
    }

    /** Whether the die of the seat to move has to be thrown before its turn (R9.1). */
    public boolean awaitsThrow() {
        return table.awaitsThrow();
    }

    /** What the die of the seat to move shows; 0 when it is not thrown. */
    public int die() {
        return table.die;
    }

    /** Whether the seat to move may take this turn, items and all (R8). */
    public boolean isLegal(String turn) {
        try {
            canonical(turn);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** A legal turn in the words of a record; {@link IllegalArgumentException} when it is none. */
    public String canonical(String turn) {
        if (table.reason != null || table.forced != null || table.awaitsThrow()) {
            throw new IllegalArgumentException("no turn is to be taken now: " + turn);
        }
        return TurnInHand.of(table, turn).text();
    }

    /** R3.4: who made the draw offer that stands, if one does. */
    public Optional<String> offerBy() {
        return table.reason == null ? Optional.ofNullable(table.talk.by()) : Optional.empty();
    }

    /** R3.4: who has yet to answer the draw offer. */
    public List<String> asked() {
        return table.talk.asked();
    }

    /** R8: the items a seat still has, by their letters, in no order that means anything. */
    public List<String> hand(String seat) {
        return List.copyOf(table.player(seat).hand);
    }

    /** R8: how often a seat's turn has to begin until what it placed is taken off, by cell. */
    public Map<String, Integer> placed(String seat) {
        Map<String, Integer> placed = new TreeMap<>();
        table.player(seat).placed.forEach((cell, turns) -> placed.put(cell.toString(), turns));
        return placed;
    }

    /** The token that must come next by rule, if one must. */
    public Optional<String> forced() {
        return Optional.ofNullable(table.forced);
    }

    Table table() {
        return table;
    }

    public String position() {
        return new Position(table.setup.board(), table.men, toMove().orElse("-"), table.round).toString();
    }

    /** The round of the seat to move; after the end the round in which the game ended. */
    public int round() {
        return table.round;
    }

    /** How many turns were taken; departures are none. */
    public int ply() {
        return table.ply;
    }

    /** The seat to move; empty when the game is over. While an {@code E#quits} or the like is forced, still his. */
    public Optional<String> toMove() {
        return table.reason == null ? Optional.of(table.mover().seat) : Optional.empty();
    }

    /** The seats in turn order from the one that began. */
    public List<String> order() {
        return table.players.stream().map(player -> player.seat).toList();
    }

    /** playing, finished, resigned, quit, passive, or capturedOut when without men from the start. */
    public String state(String seat) {
        return table.player(seat).state;
    }

    public OptionalInt rank(String seat) {
        if (table.setup.teams() && table.reason == null) {
            return OptionalInt.empty(); // R7: 1 for the winners, 2 for the losers, so not before the end
        }
        int rank = table.player(seat).rank;
        return rank == 0 ? OptionalInt.empty() : OptionalInt.of(rank);
    }

    public int menInTarget(String seat) {
        return Finish.menInTarget(table.setup, table.men, seat);
    }

    /** The remaining distance in rows (R5.1). */
    public int distance(String seat) {
        return Finish.distance(table.setup, table.men, seat);
    }

    /** R5.2: whether a game is counted towards being dead. */
    public boolean deadGame() {
        return table.setup.deadGame();
    }

    /** R5.2: ten once the game is dead. */
    public int roundsWithoutProgress() {
        return table.dead ? 10 : table.deadGame().roundsWithoutProgress(table.round - 1);
    }

    public boolean isDead() {
        return table.dead;
    }

    /** R5.2: how many turns of his own a seat still has to concede. */
    public int turnsToConcede(String seat) {
        return 5 - table.player(seat).turnsSinceDead;
    }

    /** R5.2: the cells of a seat's last men. */
    public List<String> lastMen(String seat) {
        return table.deadGame().lastMen(seat).stream().map(Cell::toString).toList();
    }

    /** The legal moves of the seat to move, R4.3 looked at; none after the end. */
    public List<Oracle.LegalMove> legalMoves() {
        return table.reason == null && !table.awaitsThrow()
                ? new Turns(table)
                        .legalMoves().stream().map(Oracle.LegalMove::of).toList()
                : List.of();
    }

    /** Whether the seat to move may pass of its own will (R2.8). */
    public boolean mayPass() {
        return isLegal("--");
    }

    public Optional<Result> result() {
        return Optional.ofNullable(table.reason)
                .map(reason -> new Result(table.ranks().ranking(), scores(), reason, table.round));
    }

    private NavigableMap<String, String> scores() {
        if (table.scores != null) {
            return table.scores;
        }
        return table.setup.teams() ? table.teams().scores() : table.ranks().scores();
    }
}
