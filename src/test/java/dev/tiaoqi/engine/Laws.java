package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Departure;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.position.PositionText;
import dev.tiaoqi.engine.rules.Hop;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The laws themselves, each for one position of one game. */
final class Laws {

    private Laws() {}

    static Topology board(Game game) {
        return Topology.named(game.rules().board()).orElseThrow();
    }

    static void positionRoundTrips(Game game) {
        Position position = read(game.position());
        assertThat(position.toString()).isEqualTo(game.position());
        assertThat(game.key()).as(game.position()).isEqualTo(position.key());
        Position later = Position.of(
                position.board(),
                position.owners(),
                new Position.Turn(position.toMove().orElse(null), 999));
        assertThat(later.key()).as("the round is left out").isEqualTo(position.key());
    }

    /** A seat still in, or finished, has the men it began with; one that left has none. */
    static void menAreKept(Game game) {
        Position start = read(game.start());
        Position now = read(game.position());
        Set<Seat> left = game.history().stream()
                .flatMap(entry -> entry instanceof Departure departure ? Stream.of(departure.seat()) : Stream.empty())
                .collect(Collectors.toSet());
        if (game.rules().get(Option.CAPTURE)) {
            lessTheCaptured(game, start, now, left);
            return;
        }
        for (Seat seat : game.seats()) {
            assertThat(now.men(seat).size())
                    .as("%s in %s", seat, game)
                    .isEqualTo(left.contains(seat) ? 0 : start.men(seat).size());
        }
    }

    /** R9.3: while nobody has left, just the captured are missing. */
    private static void lessTheCaptured(Game game, Position start, Position now, Set<Seat> left) {
        int captured = game.history().stream()
                .mapToInt(entry -> entry instanceof Turn turn ? turn.captured().size() : 0)
                .sum();
        int men = game.seats().stream().mapToInt(seat -> now.men(seat).size()).sum();
        int begun =
                game.seats().stream().mapToInt(seat -> start.men(seat).size()).sum();
        assertThat(men).as(game.toString()).isLessThanOrEqualTo(begun - captured);
        if (left.isEmpty()) {
            assertThat(men).as(game.toString()).isEqualTo(begun - captured);
        }
    }

    /** Each hop goes on by as many cells in file and in rank, modulo its length: by two, for three or four leapt by three or four. */
    static void staysInClass(Game game, LegalMove move) {
        if (move.text().contains(":") && !game.rules().get(Option.DICE)) {
            Hop hop = game.rules().get(Option.HOP);
            int length = hop == Hop.SYMMETRIC ? 2 : hop.leapt() + 1;
            int from = board(game).cell(move.from()).orElseThrow();
            move.trail().forEach(cell -> {
                int landing = board(game).cell(cell).orElseThrow();
                assertThat(Math.floorMod(file(game, landing) - file(game, from), length))
                        .as(move.text())
                        .isZero();
                assertThat(Math.floorMod(rank(game, landing) - rank(game, from), length))
                        .as(move.text())
                        .isZero();
            });
        }
    }

    static void turnsAndMirrors(Game game) {
        Topology board = board(game);
        int players = game.rules().players();
        int by = players == 3 ? 2 : players == board.corners() ? 1 : board.corners() / 2;
        same(game, cell -> board.turned(cell, by), seat -> Seat.at((seat.index() + by) % board.corners()));
        UnaryOperator<Seat> across = seat -> Seat.at((board.corners() - seat.index()) % board.corners());
        if (game.seats().stream().allMatch(seat -> game.seats().contains(across.apply(seat)))) {
            same(game, board::mirrored, across);
        }
    }

    /** Cells and seats moved alike: the moves are moved likewise. R4.3, which looks back, is left out. */
    private static void same(Game game, IntUnaryOperator cells, UnaryOperator<Seat> seats) {
        Rules rules = game.rules()
                .with(Option.REPETITION_LIMIT, OptionalInt.empty())
                .with(Option.FIRST, dev.tiaoqi.engine.rules.First.RANDOM);
        Topology board = board(game);
        Position position = read(game.position());
        byte[] owners = new byte[board.size()];
        for (int cell = 0; cell < board.size(); cell++) {
            int to = cells.applyAsInt(cell);
            owners[to] = position.at(cell).map(seats).map(Contents::man).orElse(position.content(cell));
        }
        Seat toMove = seats.apply(position.toMove().orElseThrow());
        Position moved = Position.of(board, owners, new Position.Turn(toMove, position.round()));
        List<String> expected = movesFrom(rules, game.position()).stream()
                .map(move -> move.contains("-") ? image(board, cells, move) : move)
                .sorted()
                .toList();
        assertThat(movesFrom(rules, moved.toString()))
                .as("%s and %s", position, moved)
                .isEqualTo(expected);
    }

    /**
     * The moves of the seat to move there. A round that is only played out ({@code equalTurns}: one seat left, or a team has won)
     * is reached in play alone: no game begins from it, nor from its image, and that is what is told of it.
     */
    private static List<String> movesFrom(Rules rules, String position) {
        return switch (Games.look(rules, position)) {
            case Begun.Started started -> GivenRules.moves(thrown(started.game()));
            case Begun.ImpossiblePosition impossible ->
                impossible.problems().stream().map(Problem::code).toList();
            case Begun.ImpossibleRules impossible -> throw new AssertionError(impossible);
        };
    }

    /** The same throw on both boards. */
    private static Game thrown(Game game) {
        return game.awaitsThrow() ? Play.accepted(game, new Action.Throw(3)) : game;
    }

    private static String image(Topology board, IntUnaryOperator cells, String move) {
        String[] ends = move.split("-", -1);
        return board.name(cells.applyAsInt(board.cell(ends[0]).orElseThrow())) + "-"
                + board.name(cells.applyAsInt(board.cell(ends[1]).orElseThrow()));
    }

    private static Position read(String text) {
        return ((PositionText.Parsed.Read) PositionText.parse(text)).position();
    }

    private static int file(Game game, int cell) {
        return board(game).name(cell).charAt(0) - 'a';
    }

    private static int rank(Game game, int cell) {
        return Integer.parseInt(board(game).name(cell).substring(1));
    }
}
