package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Outcome;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.engine.game.Step;
import dev.tiaoqi.engine.game.Turn;
import dev.tiaoqi.engine.oracle.Oracle;
import dev.tiaoqi.engine.oracle.OracleGame;
import dev.tiaoqi.engine.oracle.RandomGame;
import dev.tiaoqi.engine.play.Games;
import dev.tiaoqi.engine.rules.Option;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** A game drawn by lot, played in the oracle and in the engine side by side. */
final class PairedGame {

    private final RandomGame lot;
    private Game engine;

    private PairedGame(RandomGame lot, Game engine) {
        this.lot = lot;
        this.engine = engine;
    }

    static PairedGame of(RandomGame lot) {
        Map<String, String> options = new TreeMap<>(lot.rules());
        int men = Integer.parseInt(options.remove("men"));
        int players = Integer.parseInt(options.remove("players"));
        String board = options.remove("board");
        options.remove("first"); // the start's seat to move begins
        Begun.Started begun = GivenRules.started(Games.begin(GivenRules.of(board, men, players, options), lot.start()));
        Game engine =
                begun.steps().isEmpty() ? begun.game() : begun.steps().getLast().after();
        PairedGame pair = new PairedGame(lot, engine);
        pair.followRules();
        return pair;
    }

    Game engine() {
        return engine;
    }

    boolean isOver() {
        return lot.isOver();
    }

    /** One more action in both, and what follows from it; answers the action. */
    Action next() {
        Action action = action(lot.next());
        engine = Play.accepted(engine, action);
        followRules();
        return action;
    }

    /** The oracle wants to be told what follows by rule; the engine does it by itself. */
    private void followRules() {
        while (lot.game().forced().isPresent()) {
            lot.next();
        }
    }

    private static Action action(String token) {
        return switch (token.replaceFirst("^[A-F]#", "#")) {
            case "#resigns" -> new Action.Resign(seat(token));
            case "#quits" -> new Action.Quit(seat(token));
            case "#flag" -> new Action.TimeOut();
            case "#offers" -> new Action.OfferDraw(seat(token));
            case "#accepts" -> new Action.AcceptDraw(seat(token));
            case "#declines" -> new Action.DeclineDraw(seat(token));
            case "#draw" -> new Action.AgreeDraw();
            case "--#time" -> new Action.TimeOut();
            case "<1>", "<2>", "<3>", "<4>", "<5>", "<6>" -> new Action.Throw(token.charAt(1) - '0');
            default -> new Action.Move(token);
        };
    }

    private static Seat seat(String token) {
        return Seat.parse(token.substring(0, 1)).orElseThrow();
    }

    void compare() {
        OracleGame oracle = lot.game();
        assertThat(engine.position()).as(toString()).isEqualTo(oracle.position());
        assertThat(engine.toMove().map(Seat::name)).as(toString()).isEqualTo(oracle.toMove());
        assertThat(engine.round()).as(toString()).isEqualTo(oracle.round());
        assertThat(engine.ply()).as(toString()).isEqualTo(oracle.ply());
        assertThat(engine.mayPass()).as(toString()).isEqualTo(oracle.mayPass());
        assertThat(engine.awaitsThrow()).as(toString()).isEqualTo(oracle.awaitsThrow());
        engine.standings().forEach(standing -> compare(standing, oracle));
        assertThat(engine.drawOffer().map(offer -> offer.by().name()))
                .as(toString())
                .isEqualTo(oracle.offerBy());
        engine.drawOffer()
                .ifPresent(offer -> assertThat(offer.open())
                        .as(toString())
                        .extracting(Seat::name)
                        .containsExactlyElementsOf(oracle.asked()));
        boolean over = oracle.result().isPresent();
        assertThat(engine.deadGame().isPresent())
                .as(toString())
                .isEqualTo(oracle.deadGame() && (!over || oracle.isDead()));
        engine.deadGame().ifPresent(view -> compare(view, oracle));
        if (engine.rules().get(Option.ITEMS)) {
            compareItems(oracle);
        }
        assertThat(engine.legalMoves().stream().map(PairedGame::told).toList())
                .as("%s: %s", lot, engine)
                .isEqualTo(oracle.legalMoves());
    }

    /** A turn with items drawn by lot, legal or not: both judge it alike, and write it alike. */
    void compareATurnWithItems() {
        lot.question().ifPresent(turn -> {
            OracleGame oracle = lot.game();
            Optional<String> legal = oracle.isLegal(turn) ? Optional.of(oracle.canonical(turn)) : Optional.empty();
            Optional<String> played = engine.play(new Action.Move(turn)) instanceof Played.Accepted accepted
                    ? accepted.steps().stream()
                            .map(Step::turn)
                            .filter(Objects::nonNull)
                            .map(Turn::text)
                            .findFirst()
                    : Optional.empty();
            assertThat(played).as("%s in %s of %s", turn, engine, lot).isEqualTo(legal);
        });
    }

    /** Hands, and what lies on the board for how long yet (R8). */
    private void compareItems(OracleGame oracle) {
        for (Seat seat : engine.seats()) {
            if (engine.standing(seat).state() == SeatState.PLAYING) {
                assertThat(engine.hand(seat))
                        .as("%s in %s", seat, lot)
                        .extracting(item -> String.valueOf(item.letter()))
                        .containsExactlyInAnyOrderElementsOf(oracle.hand(seat.name()));
            }
            Map<String, Integer> placed = new TreeMap<>();
            engine.blocks().stream()
                    .filter(block -> block.owner() == seat)
                    .forEach(block -> placed.put(block.cell(), block.turnsLeft()));
            assertThat(placed).as("%s in %s", seat, lot).isEqualTo(oracle.placed(seat.name()));
        }
    }

    void compareResults() {
        Outcome engineSays = engine.outcome().orElseThrow();
        OracleGame.Result oracleSays = lot.game().result().orElseThrow();
        assertThat(engineSays.reason().text()).as(toString()).isEqualTo(oracleSays.reason());
        assertThat(engineSays.round()).as(toString()).isEqualTo(oracleSays.round());
        assertThat(names(engineSays.ranking())).as(toString()).isEqualTo(oracleSays.ranking());
        Map<String, String> scores = new TreeMap<>();
        engineSays.score().forEach((seat, score) -> scores.put(seat.name(), score.toString()));
        assertThat(scores).as(toString()).isEqualTo(oracleSays.score());
    }

    private void compare(DeadGame view, OracleGame oracle) {
        assertThat(view.rounds()).as(toString()).isEqualTo(oracle.roundsWithoutProgress());
        assertThat(view.dead()).as(toString()).isEqualTo(oracle.isDead());
        view.turnsLeft()
                .forEach((seat, left) ->
                        assertThat(left).as("%s in %s", seat, lot).isEqualTo(oracle.turnsToConcede(seat.name())));
        view.lastMen()
                .forEach((seat, cells) ->
                        assertThat(cells).as("%s in %s", seat, lot).isEqualTo(oracle.lastMen(seat.name())));
    }

    private void compare(Standing standing, OracleGame oracle) {
        String seat = standing.seat().name();
        String state = standing.state().text();
        assertThat(state).as("%s in %s", seat, lot).isEqualTo(oracle.state(seat));
        assertThat(standing.rank()).as("%s in %s", seat, lot).isEqualTo(oracle.rank(seat));
        assertThat(standing.menHome()).as("%s in %s", seat, lot).isEqualTo(oracle.menInTarget(seat));
        assertThat(standing.distance()).as("%s in %s", seat, lot).isEqualTo(oracle.distance(seat));
    }

    private static Oracle.LegalMove told(LegalMove move) {
        return new Oracle.LegalMove(move.from(), move.to(), move.text(), move.trail(), move.captured());
    }

    private static List<List<String>> names(List<List<Seat>> groups) {
        return groups.stream()
                .map(group -> group.stream().map(Seat::name).toList())
                .toList();
    }

    @Override
    public String toString() {
        return lot.toString();
    }
}
