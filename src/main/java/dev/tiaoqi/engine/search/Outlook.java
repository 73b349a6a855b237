package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Obligation;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.play.HopGame;
import dev.tiaoqi.engine.play.Scratch;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the seat to move thinks of where the men stand on a scratch board: the less it has to go the better, men at home
 * and in the way of others weigh besides, and men captured (R9.3) more than any way. Less is better.
 */
final class Outlook {

    /** The game is won; and it is lost. */
    static final int WON = -10_000_000;

    static final int LOST = 10_000_000;

    /** A man at home, by how deep he stands there: those left behind are shut in when others come (R3.1). */
    private static final int AT_HOME = 10;
    /** What each man who has come in adds to that. */
    private static final int VISITED = 5;
    /** What a man at home weighs when all that time is left for is to leave it (R4.1). */
    private static final int OVERDUE = 200;
    /** A man in another's target; and in a partner's. */
    private static final int ASTRAY = 12;

    private static final int IN_THE_WAY = 40;
    /** A man out of the game: more than the longest way. */
    private static final int MAN = 400;

    final Scratch scratch;
    final Seat seat;
    private final Rules rules;
    private final boolean capture;
    private final Way own;
    private final Map<Seat, Way> partners = new TreeMap<>();
    private final Map<Seat, Way> rivals = new TreeMap<>();
    private final int[] burden;
    private final Budget budget;
    private long nodes;

    Outlook(HopGame game, Budget budget) {
        this.budget = budget;
        rules = game.rules();
        capture = rules.get(Option.CAPTURE);
        seat = game.toMove().orElseThrow();
        scratch = game.scratch();
        own = new Way(rules, seat);
        others(game);
        burden = new int[scratch.size()];
        lay(AT_HOME + visitors() * VISITED + pressure(game));
    }

    private void others(HopGame game) {
        for (Standing standing : game.standings()) {
            if (standing.state() == SeatState.PLAYING && standing.seat() != seat) {
                boolean partner =
                        rules.teams().stream().anyMatch(team -> team.containsAll(List.of(seat, standing.seat())));
                (partner ? partners : rivals).put(standing.seat(), new Way(rules, standing.seat()));
            }
        }
    }

    private int visitors() {
        int visitors = 0;
        for (int cell : own.home()) {
            int owner = scratch.owner(cell);
            visitors += owner >= 0 && owner != seat.index() ? 1 : 0;
        }
        return visitors;
    }

    private int pressure(HopGame game) {
        int overdue = game.obligation(seat)
                .map((Obligation next) -> OVERDUE * next.missing() / Math.max(1, next.round() - game.round() + 1))
                .orElse(0);
        return Math.min(overdue, 2 * OVERDUE);
    }

    private void lay(int atHome) {
        rivals.values().forEach(way -> add(way.target(), ASTRAY));
        partners.values().forEach(way -> add(way.target(), IN_THE_WAY));
        int depth = 0;
        for (int cell : own.home()) {
            depth = Math.max(depth, own.row(cell) + 1);
        }
        for (int cell : own.home()) {
            burden[cell] += atHome * (depth + 2 - own.row(cell));
        }
        for (int cell : own.target()) {
            burden[cell] = 0;
        }
    }

    private void add(int[] cells, int weight) {
        for (int cell : cells) {
            burden[cell] += weight;
        }
    }

    long nodes() {
        return nodes;
    }

    boolean isSpent() {
        return budget.spent(nodes);
    }

    Way own() {
        return own;
    }

    Map<Seat, Way> partners() {
        return partners;
    }

    Map<Seat, Way> rivals() {
        return rivals;
    }

    /** What a man of the seat weighs there beyond his way. */
    int burden(int cell) {
        return burden[cell];
    }

    /** What is to go for another seat. */
    int toGo(Way way) {
        nodes++;
        return way.toGo(scratch);
    }

    /** What the position costs the seat. */
    int cost() {
        nodes++;
        if (hasWon()) {
            return WON;
        }
        for (Seat rival : rivals.keySet()) {
            if (scratch.hasWon(rival.index())) {
                return LOST;
            }
        }
        return own.toGo(scratch) + burdens();
    }

    private boolean hasWon() {
        if (scratch.hasWon(seat.index())) {
            return true;
        }
        for (Seat partner : partners.keySet()) {
            if (scratch.hasWon(partner.index())) {
                return true;
            }
        }
        return false;
    }

    private int burdens() {
        int sum = 0;
        for (int cell = 0; cell < scratch.size(); cell++) {
            int owner = scratch.owner(cell);
            if (owner == seat.index()) {
                sum += burden[cell];
            } else if (capture && owner >= 0 && rivals.containsKey(Seat.at(owner))) {
                sum += MAN;
            }
        }
        return sum;
    }
}
