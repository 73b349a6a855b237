package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.CellSet;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.rules.ForeignCamps;
import dev.tiaoqi.engine.rules.Hop;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.engine.rules.TurnOrder;
import dev.tiaoqi.engine.rules.Win;
import java.util.List;
import java.util.stream.IntStream;

/** The rules laid out on the board: for every seat its home, its target and the corners closed to it, as tables. */
final class Terrain {

    static final int SEATS = 6;

    final Rules rules;
    final Topology board;
    final Lines lines;
    final List<Seat> seats;
    final Hop hop;
    final ForeignCamps foreignCamps;
    final boolean stayInTarget;
    final Win win;
    final boolean capture;
    /** The teams, team 1 first (R7); none when each plays for himself. */
    private final List<List<Seat>> teams;
    /** The team of each seat, 1 or 2; 0 when each plays for himself. */
    final int[] team = new int[SEATS];
    /** How many men in their own targets win for a team; 0 without teams. */
    final int enough;

    final CellSet[] home = sets();
    final CellSet[] target = sets();
    final int[][] targetCells = new int[SEATS][0];
    /** The cells in none of the arms and in no home or target of the game: R8's "in no camp". */
    final CellSet open;
    /** The corners that are neither the seat's home nor his target (R2.6). */
    final CellSet[] foreign = sets();

    private Terrain(Rules rules, Topology board) {
        this.rules = rules;
        this.board = board;
        lines = Lines.of(board);
        seats = rules.seats();
        hop = rules.get(Option.HOP);
        foreignCamps = rules.get(Option.FOREIGN_CAMPS);
        stayInTarget = rules.get(Option.STAY_IN_TARGET);
        win = rules.get(Option.WIN);
        capture = rules.get(Option.CAPTURE);
        seats.forEach(this::lay);
        open = layOpen();
        teams = rules.teams();
        enough = teams.isEmpty() ? 0 : TeamCount.enough(rules.players(), rules.men());
        teamNumbers().forEach(number -> members(number).forEach(seat -> team[seat.index()] = number));
    }

    /** For rules without problems. */
    static Terrain of(Rules rules) {
        return new Terrain(rules, Topology.named(rules.board()).orElseThrow());
    }

    private void lay(Seat seat) {
        int index = seat.index();
        home[index] = board.home(seat, rules.men());
        target[index] = board.target(seat, rules.men());
        targetCells[index] = target[index].cells().toArray();
        foreign[index] = IntStream.range(0, board.corners())
                .mapToObj(Seat::at)
                .filter(corner -> corner != seat && corner != board.opposite(seat))
                .map(corner -> board.corner(corner, rules.men()))
                .reduce(CellSet.EMPTY, CellSet::or);
    }

    private CellSet layOpen() {
        CellSet camps = IntStream.range(0, board.corners())
                .mapToObj(corner -> board.corner(Seat.at(corner), rules.men()))
                .reduce(CellSet.EMPTY, CellSet::or);
        for (Seat seat : seats) {
            camps = camps.or(home[seat.index()]).or(target[seat.index()]);
        }
        return CellSet.of(IntStream.range(0, board.size()).toArray()).minus(camps);
    }

    /** Whether seats play in two teams (R7). */
    boolean isInTeams() {
        return !teams.isEmpty();
    }

    /** 1 and 2; nothing when each plays for himself. */
    List<Integer> teamNumbers() {
        return isInTeams() ? List.of(1, 2) : List.of();
    }

    /** The seats of a team, by letter. */
    List<Seat> members(int number) {
        return teams.get(number - 1);
    }

    /** Whether two seats play in the same team; nobody is his own partner. */
    boolean arePartners(int seat, int other) {
        return seat != other && team[seat] != 0 && team[seat] == team[other];
    }

    /** The seats as the turn goes round (R2.9), beginning with this one. */
    List<Seat> order(Seat first) {
        int start = seats.indexOf(first);
        int way = rules.get(Option.TURN_ORDER) == TurnOrder.CLOCKWISE ? 1 : -1;
        return IntStream.range(0, seats.size())
                .mapToObj(step -> seats.get(Math.floorMod(start + way * step, seats.size())))
                .toList();
    }

    /** The remaining distance of a seat (R5.1): the rows of his full target less the rows of his men; lifted men stand on row 0. */
    int distance(Seat seat, byte[] owners) {
        int distance =
                target[seat.index()].cells().map(cell -> board.row(seat, cell)).sum();
        for (int cell = 0; cell < owners.length; cell++) {
            if (owners[cell] == seat.index() + 1) {
                distance -= board.row(seat, cell);
            }
        }
        return distance;
    }

    private static CellSet[] sets() {
        return IntStream.range(0, SEATS).mapToObj(seat -> CellSet.EMPTY).toArray(CellSet[]::new);
    }
}
