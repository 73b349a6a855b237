package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.SeatState;
import dev.tiaoqi.engine.game.Standing;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;

/** A game restored from its log is the game that was played, and the snapshot says the same. */
class RestoredTest extends GameTest {

    /** A has one step to go, the others one man each: finishes, departures and draws mix. */
    private static final String SIX_NEAR_AN_END = "star4 A/AA/AAA/1AAA/4A8/12/11/10/B1C1D1E1F/10/11/12/13/4/3/2/1 A 5";

    private static final List<String> CLOCKS = List.of(
            "{\"kind\": \"none\"}",
            "{\"kind\": \"fischer\", \"baseMillis\": 600000, \"incrementMillis\": 5000}",
            "{\"kind\": \"perMove\", \"moveMillis\": 60000}",
            "{\"kind\": \"correspondence\", \"moveMillis\": 86400000}");

    @Autowired
    private Tables tables;

    @Autowired
    private GameRows games;

    @Autowired
    private LogRows log;

    @Autowired
    private SeatRows seats;

    @Autowired
    private TransactionTemplate transaction;

    @Test
    void gamesOfSixWithFinishesAndDeparturesInAndOutOfTurn() {
        for (int seed = 1; seed <= Scale.of(3, 60); seed++) {
            Random random = new Random(seed);
            List<Visitor> six = IntStream.range(0, 6).mapToObj(i -> guest()).toList();
            String start = seed % 2 == 0 ? ", \"position\": \"" + SIX_NEAR_AN_END + "\"" : "";
            String game = create(
                    six.getFirst(),
                    "{\"players\": 6, \"options\": {\"maxRounds\": 20, \"equalTurns\": %s, \"clock\": %s, \"%s\": true}%s}"
                            .formatted(seed % 3 == 0, CLOCKS.get(seed % 4), seed % 3 == 1 ? "dice" : "capture", start));
            six.stream().skip(1).forEach(one -> join(one, game).expect(200));
            for (int i = 0; i < 60 && table(game).status() == Status.RUNNING; i++) {
                act(game, six, random);
                check(game, "seed " + seed + ", act " + i);
            }
        }
    }

    private void act(String game, List<Visitor> six, Random random) {
        Table table = table(game);
        List<Seat> stillIn = new ArrayList<>(table.playing().standings().stream()
                .filter(standing -> standing.state() == SeatState.PLAYING)
                .map(Standing::seat)
                .toList());
        Visitor anybody = six.get(stillIn.get(random.nextInt(stillIn.size())).index());
        switch (random.nextInt(18)) {
            case 0 -> anybody.post(at(game, "/resignation"), "{}").expect(200);
            case 1 -> anybody.post(at(game, "/departure"), "{}").expect(200);
            case 2 -> anybody.post(at(game, "/draw-offer"), "{}");
            case 3 -> anybody.post(at(game, "/draw-answer"), "{\"accept\": " + random.nextBoolean() + "}");
            case 4, 5 -> anybody.post(at(game, "/take-back"), "{}");
            case 6, 7 -> six.forEach(one -> one.post(at(game, "/take-back-answer"), "{\"accept\": true}"));
            default -> {
                List<LegalMove> legal = table.playing().legalMoves();
                boolean finishing = legal.stream().anyMatch(move -> move.text().equals("e13-e14"));
                String text = finishing && random.nextBoolean()
                        ? "e13-e14"
                        : legal.get(random.nextInt(legal.size())).text();
                Visitor mover = six.get(table.toMove().orElseThrow().index());
                move(mover, game, text, table.ply()).expect(200);
            }
        }
    }

    private void check(String id, String when) {
        Tables.Seen seen = tables.find(id).orElseThrow();
        transaction.executeWithoutResult(status -> {
            GameRow row = games.findById(id).orElseThrow();
            List<Logged> rows =
                    log.upTo(id, row.version).stream().map(LogRow::logged).toList();
            Table restored = Replay.of(id, Snapshots.agreement(row), rows);
            assertThat(restored).as(when).isEqualTo(seen.table());
            assertThat(restored.playing().position())
                    .as(when)
                    .isEqualTo(seen.table().playing().position());
            assertThat(restored.playing().round())
                    .as(when)
                    .isEqualTo(seen.table().playing().round());
            assertThat(restored.toMove()).as(when).isEqualTo(seen.table().toMove());
            Card kept = Snapshots.card(row, seats.findAllByKeyGameIdIn(List.of(id)));
            Card now = seen.card();
            assertThat(kept.clocks()).as(when).isEqualTo(now.clocks());
            assertThat(row.clockDue != null)
                    .as(when)
                    .isEqualTo(now.clocks().isPresent() && now.moment().toMove().isPresent());
            assertThat(kept.moment()).as(when).isEqualTo(now.moment());
            assertThat(kept.result()).as(when).isEqualTo(now.result());
            assertThat(kept.status()).as(when).isEqualTo(now.status());
            assertThat(kept.agreement()).as(when).isEqualTo(now.agreement());
            assertThat(kept.places())
                    .as(when)
                    .usingRecursiveFieldByFieldElementComparatorIgnoringFields("standing.distance")
                    .containsExactlyInAnyOrderElementsOf(now.places());
        });
    }

    private Table table(String game) {
        return tables.find(game).orElseThrow().table();
    }
}
