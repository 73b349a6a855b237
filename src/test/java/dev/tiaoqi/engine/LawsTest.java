package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.notation.RecordTags;
import dev.tiaoqi.engine.notation.RoundTrip;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What holds in every game, by whatever rules, checked over games drawn by lot beside the oracle. */
class LawsTest {

    private static final int GAMES = Scale.of(30, 1_000);

    @Test
    void theEngineSaysWhatTheOracleSaysAndEveryGameEnds() {
        for (long seed = 0; seed < GAMES; seed++) {
            PairedGame pair = PairedGame.of(LotGame.lot(seed));
            pair.compare();
            while (!pair.isOver()) {
                pair.next();
                pair.compare();
            }
            pair.compareResults();
        }
    }

    @Test
    void whatIsListedIsAcceptedAndNothingElse() {
        everyPosition(9, (game, random) -> {
            Topology board = Laws.board(game);
            String from = board.name(random.nextInt(board.size()));
            Set<String> listed = new HashSet<>(GivenRules.moves(game));
            for (int cell = 0; cell < board.size(); cell++) {
                String move = from + "-" + board.name(cell);
                boolean accepted = switch (game.play(new Action.Move(move))) {
                    case Played.Accepted played -> true;
                    case Played.Refused refused -> refused.why() instanceof Refusal.Ambiguous;
                };
                assertThat(accepted).as("%s in %s", move, game).isEqualTo(listed.contains(move));
            }
            game.legalMoves()
                    .forEach(move ->
                            assertThat(Play.accepted(game, move.text()).ply()).isGreaterThan(game.ply()));
        });
    }

    @Test
    void positionsReadBackTheSameAndTheirKeysAreThoseMadeFromScratch() {
        everyPosition(2, (game, random) -> Laws.positionRoundTrips(game));
    }

    @Test
    void whenTheBoardIsTurnedOrMirroredTheMovesAreToo() {
        everyPosition(7, (game, random) -> {
            if (game.blocks().isEmpty()) { // no game begins with anything but men on the board
                Laws.turnsAndMirrors(game);
            }
        });
    }

    @Test
    void menAreKeptAndHopsStayInTheirClass() {
        everyPosition(4, (game, random) -> Laws.menAreKept(game));
        everyPosition(5, (game, random) -> game.legalMoves().forEach(move -> Laws.staysInClass(game, move)));
    }

    @Test
    void aRecordReadsBackToTheSameGameAndTheSameText() {
        for (long seed = 0; seed < GAMES; seed++) {
            LotGame lot = LotGame.of(seed);
            int stop = seed % 2 == 0 ? Integer.MAX_VALUE : new Random(seed).nextInt(200);
            Game game = lot.begun();
            for (Action action : lot.actions().stream().limit(stop).toList()) {
                game = Play.accepted(game, action);
            }
            Map<Seat, String> names = new TreeMap<>();
            game.seats().forEach(seat -> names.put(seat, "林 \"" + seat + "\" \\"));
            RecordTags tags = RecordTags.of("By lot", "http://localhost:8080/games/lot", LocalDate.EPOCH, names);
            RoundTrip.isKept(tags, game);
        }
    }

    /** Every so many positions of all games. */
    private static void everyPosition(int step, BiConsumer<Game, Random> law) {
        for (long seed = 0; seed < GAMES; seed++) {
            LotGame lot = LotGame.of(seed);
            Random random = new Random(seed);
            Game game = lot.begun();
            int turns = random.nextInt(step);
            for (Action action : lot.actions()) {
                if (turns++ % step == 0 && game.outcome().isEmpty()) {
                    law.accept(game, random);
                }
                game = Play.accepted(game, action);
            }
        }
    }
}
