package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.GivenRules;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.rules.Rules;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Games of teams in which some seats have so many men in their targets and A, to move, can bring in one more. */
record TeamHomes(Rules rules, Map<Seat, Integer> homes) {

    /** As {@code star4 4 10} and {@code A8 D6}; the other seats have a man each somewhere on the way. */
    static TeamHomes of(String table, String homes, Map<String, String> options) {
        String[] words = table.split(" ", -1);
        Map<String, String> all = new TreeMap<>(options);
        all.put("teams", "true");
        Rules rules = GivenRules.of(words[0], Integer.parseInt(words[2]), Integer.parseInt(words[1]), all);
        Map<Seat, Integer> men = new TreeMap<>();
        rules.seats().forEach(seat -> men.put(seat, 0));
        for (String word : homes.split(" ", -1)) {
            men.put(Seat.valueOf(word.substring(0, 1)), Integer.parseInt(word.substring(1)));
        }
        return new TeamHomes(rules, men);
    }

    /** The game before A's move. */
    Game game() {
        return IntStream.range(0, board().size())
                .filter(cell -> !target(Seat.A).contains(cell))
                .mapToObj(this::with)
                .filter(game -> game.legalMoves().stream().anyMatch(this::isEntry))
                .findFirst()
                .orElseThrow();
    }

    /** A's move into his target. */
    String entry(Game game) {
        return game.legalMoves().stream()
                .filter(this::isEntry)
                .findFirst()
                .orElseThrow()
                .text();
    }

    /** A move of A's that brings nobody in. */
    String other(Game game) {
        return game.legalMoves().stream()
                .filter(move -> !target(Seat.A).contains(cell(move.to())))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private Game with(int outside) {
        byte[] owners = new byte[board().size()];
        owners[outside] = 1;
        homes.forEach((seat, men) -> target(seat)
                .cells()
                .filter(cell -> owners[cell] == 0)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> -board().row(seat, cell)))
                .limit(men)
                .forEach(cell -> owners[cell] = owner(seat)));
        for (Seat seat : rules.seats()) {
            if (seat != Seat.A) {
                owners[onTheWay(seat, owners)] = owner(seat);
            }
        }
        return GivenRules.from(
                rules,
                Position.of(board(), owners, new Position.Turn(Seat.A, 1)).toString());
    }

    /** An empty cell in nobody's target, as near to the middle as there is. */
    private int onTheWay(Seat seat, byte[] owners) {
        int middle = board().size() / 2;
        return IntStream.range(0, board().size())
                .filter(cell -> owners[cell] == 0
                        && rules.seats().stream().noneMatch(each -> target(each).contains(cell)))
                .boxed()
                .min((one, other) -> Integer.compare(Math.abs(one - middle), Math.abs(other - middle)))
                .orElseThrow(() -> new AssertionError("no cell for " + seat));
    }

    private boolean isEntry(LegalMove move) {
        return !target(Seat.A).contains(cell(move.from())) && target(Seat.A).contains(cell(move.to()));
    }

    private int cell(String name) {
        return board().cell(name).orElseThrow();
    }

    private dev.tiaoqi.engine.board.CellSet target(Seat seat) {
        return board().target(seat, rules.men());
    }

    private Topology board() {
        return Topology.named(rules.board()).orElseThrow();
    }

    private static byte owner(Seat seat) {
        return (byte) (seat.index() + 1);
    }
}
