package dev.tiaoqi.engine.oracle;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A whole game drawn by lot: setup, start and every token of its record (N3). Some games are races, some are
 * shuffled to and fro until a return is barred, in some everybody passes; now and then somebody leaves.
 */
public final class RandomGame {

    private enum Temper {
        RACE,
        RACE_AND_STRAY,
        STRAY,
        SHUFFLE,
        LAZY
    }

    private final long seed;
    private final SplittableRandom lot;
    private final SplittableRandom questions;
    private final Map<String, String> rules;
    private final String start;
    private final OracleGame game;
    private final Temper temper;
    private final RandomTalk talk;

    /** Where each seat's last move began and ended, to find the way back. */
    private final Map<String, Oracle.LegalMove> lastMoves = new TreeMap<>();

    private RandomGame(long seed, Map<String, String> rules) {
        this.seed = seed;
        this.rules = rules;
        this.lot = new SplittableRandom(seed * 31 + 7);
        this.questions = new SplittableRandom(seed);
        this.start = RandomStart.of(seed, rules);
        this.game = OracleGame.from(rules, start);
        this.talk = new RandomTalk(seed, rules.get("clock"), game);
        this.temper = draw(Setup.of(rules).deadGame() && lot.nextBoolean());
    }

    private Temper draw(boolean goesDead) {
        Temper any = lot.nextInt(2) == 0 ? Temper.RACE : Temper.values()[lot.nextInt(Temper.values().length)];
        return goesDead ? Temper.SHUFFLE : any;
    }

    /** A game by these rules. */
    public static RandomGame of(long seed, Map<String, String> rules) {
        return new RandomGame(seed, rules);
    }

    /** Rules drawn by lot; for half the games with a clock whose time players now and then let run out (R4.2). */
    public static Map<String, String> rules(long seed) {
        Map<String, String> rules = new TreeMap<>(RandomRules.of(seed));
        switch ((int) (seed % 8)) {
            case 0, 4 -> rules.put("clock", "perMove 30");
            case 1 -> rules.put("clock", "fischer 600+10");
            case 5 -> rules.put("clock", "correspondence 3d");
            default -> {}
        }
        return rules;
    }

    public Map<String, String> rules() {
        return rules;
    }

    /** The position the game began from. */
    public String start() {
        return start;
    }

    /** The game so far, as the oracle sees it. */
    public OracleGame game() {
        return game;
    }

    public boolean isOver() {
        return game.result().isPresent();
    }

    /** Draws the next token, plays it in the oracle's game, and returns it. */
    public String next() {
        String token = game.forced().or(talk::next).orElseGet(this::draw);
        game.play(token);
        return token;
    }

    private String die() {
        return "<" + lot.nextInt(1, 7) + ">";
    }

    /** A turn with items by lot, legal or not, that changes nothing of the game's course; empty without items. */
    public Optional<String> question() {
        return withItems(questions);
    }

    private Optional<String> withItems(SplittableRandom by) {
        String seat = game.toMove().orElse("-");
        return seat.equals("-") || game.forced().isPresent() || game.hand(seat).isEmpty()
                ? Optional.empty()
                : Optional.of(RandomTurn.of(game.table(), by));
    }

    private Optional<String> withItems(int tries) {
        return Stream.generate(() -> withItems(lot))
                .limit(tries)
                .flatMap(Optional::stream)
                .filter(game::isLegal)
                .findFirst();
    }

    private String draw() {
        if (game.awaitsThrow() && lot.nextInt(500) > 0) {
            return die();
        }
        int fate = lot.nextInt(game.awaitsThrow() ? 4 : 1500);
        List<String> in = game.order().stream()
                .filter(seat -> game.state(seat).equals("playing"))
                .toList();
        if (fate < 4) {
            return in.get(lot.nextInt(in.size())) + (fate < 2 ? "#resigns" : "#quits");
        }
        if (fate == 4 && game.ply() > 0 && in.size() > 1) {
            return "#draw";
        }
        if (game.mayPass() && lot.nextInt(100) < (temper == Temper.LAZY ? 90 : 4)) {
            return "--";
        }
        if (rules.get("clock").startsWith("perMove") && lot.nextInt(100) < (temper == Temper.LAZY ? 60 : 8)) {
            return "--#time";
        }
        boolean noMove = game.legalMoves().isEmpty();
        if (noMove || lot.nextInt(8) == 0) {
            Optional<String> items = withItems(noMove ? 40 : 4);
            if (items.isPresent()) {
                return items.get();
            }
        }
        return noMove ? "--" : move().text();
    }

    private Oracle.LegalMove move() {
        List<Oracle.LegalMove> legal = game.legalMoves();
        String seat = game.toMove().orElseThrow();
        Oracle.LegalMove move = concedes(legal, seat).orElseGet(() -> byTemper(legal, seat));
        lastMoves.put(seat, move);
        return move;
    }

    private Oracle.LegalMove byTemper(List<Oracle.LegalMove> legal, String seat) {
        return switch (temper) {
            case RACE, LAZY -> lot.nextInt(10) > 0 ? farthest(legal, seat) : any(legal);
            case RACE_AND_STRAY -> lot.nextInt(2) > 0 ? farthest(legal, seat) : any(legal);
            case STRAY -> any(legal);
            case SHUFFLE -> lot.nextInt(20) > 0 ? back(legal, seat) : any(legal);
        };
    }

    /** In a dead game one turn in six moves a last man forward if it can (R5.2). */
    private Optional<Oracle.LegalMove> concedes(List<Oracle.LegalMove> legal, String seat) {
        if (!game.isDead() || lot.nextInt(6) > 0) {
            return Optional.empty();
        }
        Camps camps = Setup.of(rules).camps();
        List<String> last = game.lastMen(seat);
        return legal.stream()
                .filter(move -> last.contains(move.from()))
                .filter(move -> camps.row(seat, Cell.of(move.to())) > camps.row(seat, Cell.of(move.from())))
                .findFirst();
    }

    private Oracle.LegalMove any(List<Oracle.LegalMove> legal) {
        return legal.get(lot.nextInt(legal.size()));
    }

    /** The move that gains most rows (R5.1); of equal ones any. */
    private Oracle.LegalMove farthest(List<Oracle.LegalMove> legal, String seat) {
        Camps camps = Setup.of(rules).camps();
        Comparator<Oracle.LegalMove> byGain = Comparator.comparingInt(
                move -> camps.row(seat, Cell.of(move.to())) - camps.row(seat, Cell.of(move.from())));
        Oracle.LegalMove best = legal.stream().max(byGain).orElseThrow();
        return any(
                legal.stream().filter(move -> byGain.compare(move, best) == 0).toList());
    }

    /** The way back of the man moved last, or at least a move of that man. */
    private Oracle.LegalMove back(List<Oracle.LegalMove> legal, String seat) {
        Oracle.LegalMove last = lastMoves.get(seat);
        if (last == null) {
            return any(legal);
        }
        List<Oracle.LegalMove> sameMan =
                legal.stream().filter(move -> move.from().equals(last.to())).toList();
        return sameMan.stream()
                .filter(move -> move.to().equals(last.from()))
                .findFirst()
                .orElseGet(() -> any(sameMan.isEmpty() ? legal : sameMan));
    }

    /** Names the seed, so that a failure can be repeated. */
    @Override
    public String toString() {
        return "seed " + seed + " " + rules + " from " + start;
    }
}
