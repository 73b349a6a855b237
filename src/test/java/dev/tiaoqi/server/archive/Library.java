package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.play.HopGame;
import dev.tiaoqi.engine.play.Scratch;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.First;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Visibility;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games that computers of the lowest kind have played: the same number always gives the same game. */
final class Library {

    static final int PEOPLE = 400;

    private static final Instant BEGUN = Instant.parse("2024-01-01T00:00:00Z");

    private Library() {}

    /** A game and who sat where, by number. */
    record Book(
            int number,
            Rules rules,
            Visibility visibility,
            Game game,
            Opening opening,
            List<Integer> people,
            Instant ended) {

        String id() {
            return "lib%08d".formatted(number);
        }

        Outcome outcome() {
            return game.outcome().orElseThrow();
        }

        List<Turn> turns() {
            return game.history().stream()
                    .flatMap(entry -> entry instanceof Turn turn ? Stream.of(turn) : Stream.empty())
                    .toList();
        }

        /** What the archive files of it. */
        Filed filed() {
            Filed.Facts facts = new Filed.Facts(
                    ended,
                    visibility,
                    rules,
                    outcome().round(),
                    outcome().reason().text(),
                    Filed.Start.OPENING);
            return Filed.of(id(), facts, opening, outcome().score());
        }
    }

    static Book book(int number) {
        Random random = new Random(0x7E1AL * 1_000_003 + number);
        Rules rules = rules(random);
        Game game = begun(rules);
        int patience = random.nextInt(100) < 70 ? 16 + random.nextInt(60) : Integer.MAX_VALUE;
        List<Opening.Turn> opening = new ArrayList<>();
        String before = game.position();
        String last = before;
        while (game.outcome().isEmpty()) {
            Seat mover = game.toMove().orElseThrow();
            boolean resigns = game.ply() >= patience;
            Action action = resigns ? new Action.Resign(mover) : new Action.Move(move(game, random));
            Played.Accepted accepted = (Played.Accepted) game.play(action);
            for (Step step : opening.size() < Opening.DEPTH ? accepted.steps() : List.<Step>of()) {
                Turn turn = step.turn();
                String after = step.after().position();
                if (turn != null && opening.size() < Opening.DEPTH) {
                    opening.add(new Opening.Turn(turn.seat(), before, Moves.brief(turn.text(), rules)));
                    last = after;
                }
                before = after;
            }
            game = accepted.next();
        }
        int visible = random.nextInt(100);
        Visibility visibility = visible < 90 ? Visibility.LISTED : visible < 97 ? Visibility.LINK : Visibility.PRIVATE;
        List<Integer> people = IntStream.generate(() -> random.nextInt(PEOPLE) * random.nextInt(PEOPLE) / PEOPLE)
                .distinct()
                .limit(rules.players())
                .boxed()
                .toList();
        return new Book(
                number, rules, visibility, game, new Opening(opening, last), people, BEGUN.plusSeconds(600L * number));
    }

    private static Rules rules(Random random) {
        int lot = random.nextInt(100);
        Preset preset = lot < 60 ? Preset.CLASSIC : lot < 85 ? Preset.QQ_ADJACENT : Preset.QQ_SYMMETRIC;
        int players = preset == Preset.CLASSIC && lot < 5 ? 3 : 2;
        Rules rules = Rules.of(preset, preset.board(), players, preset.men())
                .with(Option.MAX_ROUNDS, 20 + random.nextInt(20))
                .with(Option.RATED, false)
                .with(Option.CLOCK, new Clock.None());
        List<Seat> seats = rules.seats();
        return rules.with(Option.FIRST, First.of(seats.get(random.nextInt(seats.size()))));
    }

    private static Game begun(Rules rules) {
        return ((Begun.Started) Games.begin(rules)).game();
    }

    /** Mostly one of those that bring a man farthest; now and then any. */
    private static String move(Game game, Random random) {
        List<int[]> ways = ways((HopGame) game);
        int at = Math.min(ways.size() - 1, (int) (-Math.log(1 - random.nextDouble()) * 2.5));
        for (int tried = 0; tried < 3 && at + tried < ways.size(); tried++) {
            int[] way = ways.get(at + tried);
            Topology board = Topology.STAR4;
            String text = board.name(way[0]) + "-" + board.name(way[1]);
            if (game.play(new Action.Move(text)) instanceof Played.Accepted) {
                return text;
            }
        }
        List<LegalMove> legal = game.legalMoves();
        return legal.isEmpty() ? "--" : legal.get(random.nextInt(legal.size())).text();
    }

    private static List<int[]> ways(HopGame game) {
        Scratch scratch = game.scratch();
        Seat seat = game.toMove().orElseThrow();
        Topology board = Topology.STAR4;
        long[] ends = new long[Scratch.WORDS];
        List<int[]> ways = new ArrayList<>();
        for (int from = 0; from < scratch.size(); from++) {
            if (scratch.owner(from) == seat.index()) {
                scratch.destinations(from, ends, 0);
                for (int word = 0; word < Scratch.WORDS; word++) {
                    for (long bits = ends[word]; bits != 0; bits &= bits - 1) {
                        int to = (word << 6) + Long.numberOfTrailingZeros(bits);
                        ways.add(new int[] {from, to, board.row(seat, to) - board.row(seat, from)});
                    }
                }
            }
        }
        ways.sort(Comparator.comparingInt(way -> -way[2]));
        return ways;
    }
}
