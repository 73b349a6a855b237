package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The game on the table: men, players in turn order, whose turn it is, and what must follow. */
final class Table {

    final Setup setup;
    final List<Player> players;
    final Map<Cell, String> men;
    int round;
    int ply;

    /** The place in turn order of the seat to move, 0 for the one that began. */
    int place;

    /** R9.1: the face thrown for this turn; 0 before. */
    int die;

    /** The token that has to come next. */
    String forced;

    /** Why {@code #ends} is forced. */
    String pendingReason;

    /** What last took a seat out of play: the reason, should the game end with it. */
    String lastEvent = "";

    /** R7: the teams that have had men enough in their targets. */
    final Set<Integer> teamsWithMenEnough = new TreeSet<>();

    /** R2.9: somebody has been the first to enter his target. */
    boolean somebodyEntered;

    /** R5.2: the round of the last new least remaining distance. */
    int roundOfLastLeast;

    /** R5.2: ten rounds went by without one. */
    boolean dead;

    /** R5.2: the one who has conceded; null while nobody has. */
    Player conceder;

    /** The match scores, where ranks do not tell them. */
    NavigableMap<String, String> scores;

    /** Why the game ended; null while it runs. */
    String reason;

    Table(Setup setup, Position start) {
        this.setup = setup;
        this.players = Start.players(setup, start);
        this.men = new TreeMap<>(start.men());
        this.round = start.round();
        deadGame().begin();
        new Checks(this).passIfStuck();
    }

    Player mover() {
        return players.get(place);
    }

    Player player(String seat) {
        return players.stream()
                .filter(player -> player.seat.equals(seat))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such seat in this game: " + seat));
    }

    TeamGame teams() {
        return new TeamGame(this);
    }

    DeadGame deadGame() {
        return new DeadGame(this);
    }

    Ranks ranks() {
        return new Ranks(players);
    }
}
