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

    /** R9.1: what the mover's die shows; 0 while it is not thrown, and without dice. */
    int die;

    /** R3.4 */
    final DrawTalk talk = new DrawTalk();

    /** The token that has to come next. */
    String forced;

    /** Why {@code #ends} is forced. */
    String pendingReason;

    /** What last took a seat out of play: the reason, should the game end with it. */
    String lastEvent = "";

    /** R7: how the team that won last did so; others who leave while the round is played out (R3.2) do not end the game. */
    String teamsLastWin = "";

    /** R7: the teams that have had men enough in their targets. */
    final Set<Integer> teamsWithMenEnough = new TreeSet<>();

    /** R8: the seats whose target was full between the two parts of the turn just taken. */
    final Set<String> fullMeanwhile = new TreeSet<>();

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
        if (setup.items()) {
            players.forEach(player -> player.hand.addAll(Items.ALL));
        }
        deadGame().begin();
        new Checks(this).beginTurn();
    }

    /** R9.1: he has a turn to take, and his die is not thrown yet. */
    boolean awaitsThrow() {
        return reason == null && setup.dice() && die == 0 && forced == null;
    }

    /** R9.3: the opponents of the seat to move whose men may be captured. */
    Set<String> prey() {
        Set<String> prey = setup.opponents(mover().seat);
        players.stream().filter(player -> !player.isIn()).forEach(player -> prey.remove(player.seat));
        return prey;
    }

    /** R8: what a seat has placed is taken off. */
    void clear(Player player) {
        player.placed.keySet().forEach(men::remove);
        player.placed.clear();
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
