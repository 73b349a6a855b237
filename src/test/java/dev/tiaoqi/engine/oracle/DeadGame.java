package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** R5.2, for two players: rounds without progress, conceding, and the score of a dead game. */
record DeadGame(Table table) {

    /** The start counts as a new least in the round before the first. */
    void begin() {
        for (Player player : table.players) {
            player.leastDistance = distance(player);
        }
        table.roundOfLastLeast = table.round - 1;
    }

    /** After each turn: has either player come nearer than ever? */
    void lookForProgress() {
        for (Player player : table.players) {
            if (distance(player) < player.leastDistance) {
                player.leastDistance = distance(player);
                table.roundOfLastLeast = table.round;
            }
        }
    }

    /** A turn of his own, of whatever kind, uses one of the five up. */
    void countTurn(Player mover) {
        if (table.dead) {
            mover.turnsSinceDead++;
        }
    }

    /** At the end of a round: the tenth without progress makes the game dead. */
    void endOfRound() {
        if (table.setup.deadGame() && roundsWithoutProgress(table.round) >= 10) {
            table.dead = true;
        }
    }

    /** Rounds completed up to this one, the round of the last new least not included. */
    int roundsWithoutProgress(int lastCompleted) {
        int rounds = 0;
        for (int round = table.roundOfLastLeast + 1; round <= lastCompleted; round++) {
            rounds++;
        }
        return rounds;
    }

    /** Whether both have had five turns and neither has conceded. */
    boolean isGivenUp() {
        return table.dead && table.players.stream().allMatch(player -> player.turnsSinceDead >= 5);
    }

    /** Looked at before the move: his last man goes forward, and nobody has finished. */
    boolean concedes(Cell start, Cell end) {
        if (!table.dead || table.players.stream().anyMatch(Player::hasFinished)) {
            return false;
        }
        String seat = table.mover().seat;
        return lastMen(seat).contains(start)
                && table.setup.camps().row(seat, end) > table.setup.camps().row(seat, start);
    }

    /** The men of a seat with the fewest rows. */
    List<Cell> lastMen(String seat) {
        List<Cell> own = table.men.keySet().stream()
                .filter(cell -> table.men.get(cell).equals(seat))
                .toList();
        return own.stream()
                .filter(cell -> own.stream().noneMatch(other -> row(seat, other) < row(seat, cell)))
                .toList();
    }

    /** By remaining distance after the conceding move, half a step off the conceder's; or both have lost. */
    void score() {
        Player first = table.players.get(0);
        Player second = table.players.get(1);
        if (table.conceder == null) {
            first.rank = 1;
            second.rank = 1;
            table.scores = scores(first, "0", second, "0");
            return;
        }
        double difference = shortened(first) - shortened(second);
        Player better = difference < 0 ? first : second;
        Player worse = difference < 0 ? second : first;
        better.rank = 1;
        worse.rank = 2;
        boolean wins = Math.abs(difference) > 0.5;
        table.scores = scores(better, wins ? "1" : "3/4", worse, wins ? "0" : "1/4");
    }

    private double shortened(Player player) {
        return distance(player) - (player == table.conceder ? 0.5 : 0);
    }

    private static NavigableMap<String, String> scores(Player one, String score, Player other, String others) {
        NavigableMap<String, String> scores = new TreeMap<>();
        scores.put(one.seat, score);
        scores.put(other.seat, others);
        return scores;
    }

    private int row(String seat, Cell cell) {
        return table.setup.camps().row(seat, cell);
    }

    private int distance(Player player) {
        return Finish.distance(table.setup, table.men, player.seat);
    }
}
