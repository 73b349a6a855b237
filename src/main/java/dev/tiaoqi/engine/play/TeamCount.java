package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.Reason;
import java.util.List;
import java.util.TreeSet;

/** A team has won when its men in their own targets are enough (R7); lifted men do not count. */
final class TeamCount {

    private TeamCount() {}

    /** How many of so many players' men, so many each, are enough. */
    static int enough(int players, int men) {
        return switch (men) {
            case 13 -> 20;
            case 10 -> players == 4 ? 15 : 23;
            case 6 -> players == 4 ? 9 : 14;
            default -> throw new IllegalArgumentException("no teams with " + men + " men a seat");
        };
    }

    /** Marks the teams that have enough men home now; one that has won already only goes on (R3.2, {@code equalTurns}). */
    static void look(Course course) {
        for (int team : course.terrain.teamNumbers()) {
            if (!Teams.hasWon(course, team) && isReached(course.men, team)) {
                TreeSet<Integer> counted = new TreeSet<>(course.counted);
                counted.add(team);
                course.counted = List.copyOf(counted);
                course.last = Reason.TEAM_WON;
                course.won = Reason.TEAM_WON;
            }
        }
    }

    /** Whether team 1 or 2 has enough men home where they stand. Allocates nothing. */
    static boolean isReached(Men men, int team) {
        int home = 0;
        for (int seat = 0; seat < Terrain.SEATS; seat++) {
            home += men.terrain.team[seat] == team ? men.menHome(seat) : 0;
        }
        return home >= men.terrain.enough;
    }
}
