package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.OwnServer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.Tables;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** The archive with many games in it: what it finds is right, and how long that takes is printed. */
@OwnServer
class BigArchiveIT extends ServerTest {

    private static final int GAMES = Integer.getInteger("tiaoqi.archive.games", Scale.of(2_000, 100_000));
    private static final int AT_ONCE = Scale.of(500, 5_000);
    private static final int ASKED = Scale.of(20, 200);
    private static final int PAGE = 20;

    /** After so many turns no other test comes to the same positions. */
    private static final int ALONE = 6;

    @Autowired
    private JdbcOperations jdbc;

    @Autowired
    private JdbcClient client;

    @Autowired
    private Shelves shelves;

    @Autowired
    private TransactionTemplate transaction;

    @Autowired
    private Search search;

    @Autowired
    private Tree tree;

    @Autowired
    private Tables tables;

    private final List<Kept> kept = new ArrayList<>();
    private final Map<Filed.Slot, Filed.Count> counts = new HashMap<>();
    private final Map<Long, String> positions = new LinkedHashMap<>();
    private final Questions questions = new Questions(kept, positions);

    @Test
    void whatIsFoundAmongManyGamesIsRightAndQuick() {
        fill();
        theLogOfAnyReplaysToWhatWasFiled();
        theTreeIsTheSumOfAllGames();
        Map<String, Long> slowest = new LinkedHashMap<>();
        questions.all().forEach((name, asked) -> slowest.put(name, measured(name, asked)));
        System.out.println("archive: slowest p95 of a question "
                + slowest.values().stream().max(Comparator.naturalOrder()).orElseThrow() / 1000.0 + " ms");
        explain();
    }

    private void fill() {
        Importer importer = new Importer(jdbc, shelves, transaction);
        importer.people();
        long played = 0;
        long stored = 0;
        for (int from = 0; from < GAMES; from += AT_ONCE) {
            long begun = System.nanoTime();
            List<Library.Book> books = IntStream.range(from, Math.min(GAMES, from + AT_ONCE))
                    .parallel()
                    .mapToObj(Library::book)
                    .toList();
            long between = System.nanoTime();
            List<Filed> filed = importer.take(books);
            stored += System.nanoTime() - between;
            played += between - begun;
            for (int at = 0; at < books.size(); at++) {
                keep(books.get(at), filed.get(at));
            }
        }
        long turns = client.sql("select count(*) from game_log where game_id like 'lib%'")
                .query(Long.class)
                .single();
        System.out.printf(
                "archive: %d games, %d rows of logs, %d positions, %d moves in the tree; played in %.1f s, imported in %.1f s: %.0f games/s%n",
                GAMES,
                turns,
                rows("archive_positions"),
                rows("openings"),
                played / 1e9,
                stored / 1e9,
                GAMES / (stored / 1e9));
        jdbc.execute("analyze");
    }

    private long rows(String table) {
        return client.sql("select count(*) from " + table).query(Long.class).single();
    }

    private void keep(Library.Book book, Filed filed) {
        filed.counts().forEach((slot, count) -> counts.merge(slot, count, Filed.Count::plus));
        if (positions.size() < 5_000) {
            filed.opening().turns().stream()
                    .skip(ALONE)
                    .forEach(turn -> positions.put(Fold.of(turn.position()).key(), turn.position()));
        }
        kept.add(Kept.of(book, filed));
    }

    /** What the importer wrote by the thousand is what the archivist would have written of each. */
    private void theLogOfAnyReplaysToWhatWasFiled() {
        for (int number = 0; number < GAMES; number += GAMES / 20) {
            Library.Book book = Library.book(number);
            Filed again = Filed.of(tables.find(book.id()).orElseThrow().table()).orElseThrow();
            assertThat(again.counts()).isEqualTo(book.filed().counts());
            assertThat(again.line()).isEqualTo(book.filed().line());
            assertThat(again.opening().positions())
                    .isEqualTo(book.filed().opening().positions());
        }
    }

    /** Position for position. */
    private void theTreeIsTheSumOfAllGames() {
        Map<Long, Map<String, Integer>> expected = new HashMap<>();
        counts.forEach((slot, count) -> {
            if (slot.preset().equals("qq-adjacent")) {
                expected.computeIfAbsent(slot.position(), key -> new HashMap<>())
                        .merge(slot.move(), count.games(), Integer::sum);
            }
        });
        positions.values().stream().limit(300).forEach(position -> {
            Fold fold = Fold.of(position);
            Map<String, Integer> found = tree.at(position, Optional.of("qq-adjacent"), OptionalInt.of(2)).stream()
                    .collect(Collectors.toMap(branch -> fold.kept(branch.leaf().move()), Tree.Branch::games));
            assertThat(found).isEqualTo(expected.getOrDefault(fold.key(), Map.of()));
        });
    }

    /** The 95th percentile in microseconds; the first page of each question is checked against all games. */
    private long measured(String name, Supplier<Questions.Asked> questions) {
        GameLists.Paging paging = new GameLists.Paging(PAGE, Optional.empty());
        List<Questions.Asked> asked =
                IntStream.range(0, ASKED).mapToObj(each -> questions.get()).toList();
        asked.forEach(each -> search.page(each.wanted(), each.viewer(), paging));
        List<Long> took = new ArrayList<>();
        for (Questions.Asked each : asked) {
            long begun = System.nanoTime();
            Search.Page page = search.page(each.wanted(), each.viewer(), paging);
            took.add((System.nanoTime() - begun) / 1000);
            check(name, each, page);
            if (page.next().isPresent()) {
                GameLists.Paging further = new GameLists.Paging(PAGE, page.next());
                begun = System.nanoTime();
                search.page(each.wanted(), each.viewer(), further);
                took.add((System.nanoTime() - begun) / 1000);
            }
        }
        return told("search by " + name, took);
    }

    private void check(String name, Questions.Asked asked, Search.Page page) {
        List<String> expected = new ArrayList<>();
        for (int at = kept.size() - 1; at >= 0 && expected.size() < PAGE; at--) {
            if (asked.fits().test(kept.get(at))) {
                expected.add(kept.get(at).id());
            }
        }
        assertThat(page.cards().stream().map(card -> card.id())).as(name).containsExactlyElementsOf(expected);
        assertThat(page.next().map(Cursor::id))
                .isEqualTo(Optional.of(expected)
                        .filter(all -> page.next().isPresent())
                        .map(List::getLast));
    }

    private static long told(String name, List<Long> took) {
        List<Long> sorted = took.stream().sorted().toList();
        long median = sorted.get(sorted.size() / 2);
        long late = sorted.get((int) Math.ceil(0.95 * sorted.size()) - 1);
        System.out.printf(
                "archive: %-32s median %6.2f ms, p95 %6.2f ms, slowest %6.2f ms of %d%n",
                name, median / 1000.0, late / 1000.0, sorted.getLast() / 1000.0, sorted.size());
        return late;
    }

    private void explain() {
        List<Long> took = new ArrayList<>();
        List<String> asked = new ArrayList<>(positions.values());
        for (int round = 0; round < 2; round++) {
            took.clear();
            for (int at = 0; at < asked.size(); at += Math.max(1, asked.size() / (10 * ASKED))) {
                long begun = System.nanoTime();
                tree.at(asked.get(at), at % 2 == 0 ? Optional.empty() : Optional.of("classic"), OptionalInt.empty());
                took.add((System.nanoTime() - begun) / 1000);
            }
        }
        told("tree", took);
        String opening = Path.opening(Preset.CLASSIC, 2);
        took.clear();
        for (int at = 0; at < ASKED; at++) {
            long begun = System.nanoTime();
            tree.at(opening, Optional.empty(), OptionalInt.empty());
            took.add((System.nanoTime() - begun) / 1000);
        }
        told("tree at the opening", took);
        if (Boolean.getBoolean("tiaoqi.archive.explain")) {
            questions.all().forEach((name, each) -> explain(name, each.get()));
            System.out.println("-- tree\n"
                    + String.join(
                            "\n",
                            client.sql(
                                            "explain select move, sum(games) as games from openings"
                                                    + " where position_key = 1 and preset = 'classic' group by move order by games desc, move limit 2000")
                                    .query(String.class)
                                    .list()));
        }
    }

    private void explain(String name, Questions.Asked asked) {
        for (Question question : search.questions(asked.wanted(), asked.viewer())) {
            List<String> plan = question.ask(asked.wanted(), new GameLists.Paging(PAGE, Optional.empty()))
                    .on(client, "explain ")
                    .query((row, number) -> row.getString(1))
                    .list();
            System.out.println("-- " + name + "\n" + String.join("\n", plan));
        }
    }
}
