package dev.tiaoqi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.engine.rules.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What holds in every game with items (R8), whatever else is agreed, over games drawn by lot. */
class ItemLawsTest {

    private static final int SEEDS = Scale.of(24, 1_000);
    private static final int TRIES = 3;

    @Test
    void aTurnWithItemsIsLegalWhenTheOracleSaysSoAndWrittenAlike() {
        seeds().forEach(seed -> {
            PairedGame pair = PairedGame.of(LotGame.lot(seed));
            while (!pair.isOver()) {
                IntStream.range(0, TRIES).forEach(each -> pair.compareATurnWithItems());
                pair.next();
            }
        });
    }

    @Test
    void aTurnBegunAsItIsOfferedCanAlwaysBePlayedToItsEnd() {
        everyPosition(6, (game, random) -> {
            Draft draft = draft(game, "");
            List<String> words = next(draft);
            while (!words.isEmpty() && (!draft.isWhole() || random.nextInt(3) > 0)) {
                draft = draft(game, draft.text() + " " + words.get(random.nextInt(words.size())));
                words = next(draft);
            }
            assertThat(draft.isWhole()).as("%s in %s", draft.text(), game).isTrue();
            String deal = draft.stirred()
                    .map(contents -> "=" + shuffled(contents, random))
                    .orElse("");
            assertThat(Play.accepted(game, draft.text() + deal).ply()).isGreaterThan(game.ply());
        });
    }

    @Test
    void whatIsOfferedForAnItemIsAcceptedAndNothingElse() {
        everyPosition(12, (game, random) -> {
            Draft begun = draft(game, "");
            Topology board = Laws.board(game);
            for (Item item : List.of(Item.ROADBLOCK, Item.ROAD_MENDER, Item.WING, Item.SWAP)) {
                List<String> offered = words(begun, item);
                for (int cell = 0; cell < board.size(); cell++) {
                    String way = item.isMoving() ? begun(game, random) + "~" : "";
                    String word = item.letter() + "@" + way + board.name(cell);
                    assertThat(game.draft(word) instanceof Drafted.Begun)
                            .as("%s in %s", word, game)
                            .isEqualTo(offered.contains(word));
                }
            }
        });
    }

    @Test
    void menStayAsManyAsTheyWereAndAWhirlwindKeepsThemToItsSevenCells() {
        everyPosition(4, (game, random) -> Laws.menAreKept(game));
    }

    private static String begun(Game game, Random random) {
        List<LegalMove> moves = game.legalMoves();
        return moves.isEmpty() ? "i9" : moves.get(random.nextInt(moves.size())).from();
    }

    private static Draft draft(Game game, String begun) {
        Drafted drafted = game.draft(begun);
        assertThat(drafted).as("%s in %s", begun, game).isInstanceOf(Drafted.Begun.class);
        return ((Drafted.Begun) drafted).draft();
    }

    /** The words that may come next, as they are offered. */
    private static List<String> next(Draft draft) {
        List<String> words =
                new ArrayList<>(draft.moves().stream().map(LegalMove::text).toList());
        if (draft.mayPass()) {
            words.add("--");
        }
        draft.items().forEach(item -> words.addAll(words(draft, item)));
        return words;
    }

    private static List<String> words(Draft draft, Item item) {
        return switch (item) {
            case POWER_MARBLE -> List.of("P");
            case ROADBLOCK, ROAD_MENDER, WHIRLWIND ->
                draft.targets(item).stream()
                        .map(cell -> item.letter() + "@" + cell)
                        .toList();
            case WING, SWAP ->
                draft.targets(item).stream()
                        .flatMap(from ->
                                draft.targets(item, from).stream().map(to -> item.letter() + "@" + from + "~" + to))
                        .toList();
        };
    }

    private static String shuffled(String contents, Random random) {
        List<String> free = new ArrayList<>(Arrays.stream(contents.split("", -1))
                .filter(each -> !each.isEmpty() && !"xo".contains(each))
                .toList());
        Collections.shuffle(free, random);
        return contents.chars()
                .mapToObj(each -> "xo".indexOf(each) >= 0 ? String.valueOf((char) each) : free.removeLast())
                .collect(Collectors.joining());
    }

    private static LongStream seeds() {
        return LongStream.range(0, SEEDS)
                .filter(seed -> LotGame.lot(seed).rules().get("items").equals("true"));
    }

    private static void everyPosition(int step, BiConsumer<Game, Random> law) {
        seeds().forEach(seed -> {
            LotGame lot = LotGame.of(seed);
            Random random = new Random(seed);
            Game game = lot.begun();
            assertThat(game.rules().get(Option.ITEMS)).isTrue();
            int turns = random.nextInt(step);
            for (Action action : lot.actions()) {
                if (turns++ % step == 0 && game.outcome().isEmpty()) {
                    law.accept(game, random);
                }
                game = Play.accepted(game, action);
            }
        });
    }
}
