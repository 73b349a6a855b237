package dev.tiaoqi.engine.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The positions a game can begin from (N2). */
final class Start {

    private Start() {}

    static Position opening(Setup setup) {
        Map<Cell, String> men = new TreeMap<>();
        for (String seat : setup.seats()) {
            setup.camps().home(seat).forEach(cell -> men.put(cell, seat));
        }
        return new Position(setup.board(), men, setup.first().equals("random") ? "A" : setup.first(), 1);
    }

    static List<String> problems(Setup setup, Position start) {
        List<String> problems = new ArrayList<>();
        List<String> in = new ArrayList<>();
        for (String seat : setup.camps().corners()) {
            int count = count(start, seat);
            if (count > 0 && !setup.seats().contains(seat)) {
                problems.add("noSuchSeat " + seat);
            }
            if (count > setup.men()) {
                problems.add("tooManyMen " + seat);
            }
            if (count > 0 && setup.seats().contains(seat) && !hasFinished(setup, start, seat)) {
                in.add(seat);
            }
        }
        if (start.men().containsValue(Setup.ROADBLOCK) || start.men().containsValue(Setup.ROAD_MENDER)) {
            problems.add("itemsAtTheStart");
        }
        if (start.board() != setup.board()) {
            problems.add("otherBoard");
        }
        if (!in.contains(start.seat())) {
            problems.add("notOnTurn " + start.seat());
        }
        if (in.size() < 2) {
            problems.add("nobodyToPlay");
        }
        if (setup.teams() && problems.isEmpty()) {
            problems.addAll(decided(setup, start));
        }
        if (start.round() > setup.maxRounds()) {
            problems.add("roundBeyondLast");
        }
        return problems;
    }

    /** N2: a team that has won or lost already. */
    private static List<String> decided(Setup setup, Position start) {
        List<String> problems = new ArrayList<>();
        for (int team = 1; team <= 2; team++) {
            int number = team;
            List<String> members = setup.seats().stream()
                    .filter(seat -> setup.team(seat) == number)
                    .toList();
            int home = members.stream()
                    .mapToInt(seat -> Finish.menInTarget(setup, start.men(), seat))
                    .sum();
            if (home >= TeamGame.menToWin(setup)
                    || members.stream().anyMatch(seat -> hasFinished(setup, start, seat))) {
                problems.add("teamHasWon " + team);
            }
            if (members.stream().allMatch(seat -> count(start, seat) == 0)) {
                problems.add("teamHasLost " + team);
            }
        }
        return problems;
    }

    /** The seats as the game begins: those without men are out, those whose target is full have finished. */
    static List<Player> players(Setup setup, Position start) {
        List<Player> players =
                setup.orderFrom(start.seat()).stream().map(Player::new).toList();
        List<Player> out =
                players.stream().filter(each -> count(start, each.seat) == 0).toList();
        for (Player player : out) {
            player.state = "capturedOut";
            player.rank = players.size() - out.size() + 1;
        }
        for (Player player : players) {
            if (player.isIn() && hasFinished(setup, start, player.seat)) {
                player.state = "finished";
                player.rank = 1;
            }
        }
        return players;
    }

    private static int count(Position start, String seat) {
        return (int) start.men().values().stream().filter(seat::equals).count();
    }

    private static boolean hasFinished(Setup setup, Position start, String seat) {
        return Finish.isFull(setup, start.men(), seat);
    }
}
