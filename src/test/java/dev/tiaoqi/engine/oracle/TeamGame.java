package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** A game of two teams (R7): who has won, who has lost, and the ranks and scores that come of it. */
record TeamGame(Table table) {

    /** R7: with so many men in their own targets, added up, a team has won. */
    static int menToWin(Setup setup) {
        return switch (setup.players() + " players, " + setup.men() + " men") {
            case "4 players, 10 men" -> 15;
            case "6 players, 10 men" -> 23;
            case "4 players, 13 men" -> 20;
            case "4 players, 6 men" -> 9;
            case "6 players, 6 men" -> 14;
            default -> throw new IllegalArgumentException("R7: " + setup);
        };
    }

    /** A team whose men are enough has won, unless it has already: then nothing new has happened. */
    void count() {
        for (int team = 1; team <= 2; team++) {
            int home = 0;
            for (Player player : members(team)) {
                home += Finish.menInTarget(table.setup, table.men, player.seat);
            }
            if (home >= menToWin(table.setup) && !hasWon(team)) {
                table.teamsWithMenEnough.add(team);
                table.lastEvent = "teamWon";
                table.teamsLastWin = "teamWon";
            }
        }
    }

    boolean hasWon(int team) {
        return table.teamsWithMenEnough.contains(team) || members(team).stream().anyMatch(Player::hasFinished);
    }

    /** By one who quit or is passive; or because nobody is left who plays, and nobody has finished. */
    boolean hasLost(int team) {
        boolean quitter = members(team).stream()
                .anyMatch(player -> player.state.equals("quit") || player.state.equals("passive"));
        boolean nobodyLeft = members(team).stream().allMatch(Player::hasLeft);
        return quitter || nobodyLeft;
    }

    boolean isWon() {
        return hasWon(1) || hasWon(2);
    }

    boolean isLost() {
        return hasLost(1) || hasLost(2);
    }

    /** 1 for the winners and 2 for the losers; 1 for all when the teams have drawn. */
    void rank() {
        boolean firstWins = isLost() ? hasLost(2) : hasWon(1);
        boolean secondWins = isLost() ? hasLost(1) : hasWon(2);
        rank(1, secondWins && !firstWins ? 2 : 1);
        rank(2, firstWins && !secondWins ? 2 : 1);
    }

    /** R3.7: the smaller sum wins, equal sums draw; lifted men, who are not on the board, count as on row 0. */
    void rankByDistance() {
        int first = distance(1);
        int second = distance(2);
        rank(1, first <= second ? 1 : 2);
        rank(2, second <= first ? 1 : 2);
    }

    /** R3.6: against each opponent 1, 0 or a half; for all of a team alike. */
    NavigableMap<String, String> scores() {
        NavigableMap<String, String> scores = new TreeMap<>();
        boolean drawn = table.players.stream().allMatch(player -> player.rank == 1);
        for (Player player : table.players) {
            scores.put(player.seat, drawn ? "1/2" : player.rank == 1 ? "1" : "0");
        }
        return scores;
    }

    private void rank(int team, int rank) {
        members(team).forEach(player -> player.rank = rank);
    }

    private int distance(int team) {
        int sum = 0;
        for (Player player : members(team)) {
            sum += Finish.distance(table.setup, table.men, player.seat);
        }
        return sum;
    }

    private List<Player> members(int team) {
        return table.players.stream()
                .filter(player -> table.setup.team(player.seat) == team)
                .toList();
    }
}
