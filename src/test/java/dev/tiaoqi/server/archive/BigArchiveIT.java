package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.WholeServer;
import dev.tiaoqi.server.game.Cursor;
import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.Visibility;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** The archive with many games in it: what it finds is right, and how long that takes is printed. */
@WholeServer
class BigArchiveIT extends ServerTest {

    private static final int GAMES = Integer.getInteger("tiaoqi.archive.games", Scale.of(2_000, 100_000));
    private static final int AT_ONCE = 500;
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

    /** What is remembered of a game to check the answers by. */
    private record Kept(
            String id,
            Visibility visibility,
            String preset,
            int players,
            int rounds,
            String reason,
            List<UUID> people,
            List<String> outcomes,
            String line,
            Set<Long> positions) {

        boolean open() {
            return visibility == Visibility.LISTED;
        }
    }

    private final List<Kept> kept = new ArrayList<>();
    private final Map<Filed.Slot, Filed.Count> counts = new HashMap<>();
    private final Map<Long, String> positions = new LinkedHashMap<>();

    @Test
    void whatIsFoundAmongManyGamesIsRightAndQuick() {
        fill();
        theLogOfAnyReplaysToWhatWasFiled();
        theTreeIsTheSumOfAllGames();
        Map<String, Long> slowest = new LinkedHashMap<>();
        questions().forEach((name, asked) -> slowest.put(name, measured(name, asked)));
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
        kept.add(new Kept(
                book.id(),
                book.visibility(),
                filed.facts().preset(),
                book.rules().players(),
                filed.facts().rounds(),
                filed.facts().reason(),
                book.people().stream().map(Importer::person).toList(),
                book.rules().seats().stream()
                        .map(seat -> Importer.outcome(book, seat))
                        .toList(),
                filed.line(),
                kept.size() < 5_000 ? new HashSet<>(filed.opening().positions()) : Set.of()));
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

    /** A question, and which games answer it. */
    private record Asked(Wanted wanted, Optional<UUID> viewer, Predicate<Kept> fits) {}

    private Map<String, Supplier<Asked>> questions() {
        Random random = new Random(9);
        Map<String, Supplier<Asked>> all = new LinkedHashMap<>();
        all.put("all", () -> asked(null, null, kept -> true));
        all.put(
                "preset",
                () -> asked("qq-symmetric", null, kept -> kept.preset().equals("qq-symmetric")));
        all.put("reason", () -> asked(null, "finished", kept -> kept.reason().equals("finished")));
        all.put(
                "preset and reason",
                () -> asked(
                        "qq-adjacent",
                        "maxRounds",
                        kept -> kept.preset().equals("qq-adjacent")
                                && kept.reason().equals("maxRounds")));
        all.put("length", () -> {
            int least = 8 + random.nextInt(20);
            return rounds(least, least + 2);
        });
        all.put("length that no game has", () -> rounds(400, 500));
        all.put("player", () -> player(random.nextInt(Library.PEOPLE), Optional.empty()));
        all.put("player, won", () -> player(random.nextInt(Library.PEOPLE), Optional.of("won")));
        all.put("player and opponent", () -> pair(kept.get(random.nextInt(kept.size()))));
        all.put("own", () -> own(random.nextInt(Library.PEOPLE)));
        all.put("one move", () -> line(random, 1));
        all.put("four moves", () -> line(random, 4));
        all.put("twelve moves", () -> line(random, 12));
        all.put("position", () -> position(random));
        return all;
    }

    private static Asked asked(
            @org.jspecify.annotations.Nullable String preset,
            @org.jspecify.annotations.Nullable String reason,
            Predicate<Kept> fits) {
        return new Asked(
                wanted(
                        new Wanted.Who(Optional.empty(), Optional.empty(), Optional.empty()),
                        Optional.ofNullable(preset),
                        new Wanted.How(Optional.ofNullable(reason), OptionalInt.empty(), OptionalInt.empty()),
                        Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open() && fits.test(kept));
    }

    private static Wanted wanted(Wanted.Who who, Optional<String> preset, Wanted.How how, Wanted.Way way) {
        // Nothing but what was imported: other tests play today.
        return new Wanted(
                who,
                new Wanted.What(preset, OptionalInt.empty()),
                how,
                way,
                Optional.empty(),
                Optional.of(java.time.Instant.parse("2026-01-01T00:00:00Z")));
    }

    private static final Wanted.Who ANYBODY = new Wanted.Who(Optional.empty(), Optional.empty(), Optional.empty());
    private static final Wanted.How ANYHOW = new Wanted.How(Optional.empty(), OptionalInt.empty(), OptionalInt.empty());

    private static Asked rounds(int least, int most) {
        Wanted.How how = new Wanted.How(Optional.empty(), OptionalInt.of(least), OptionalInt.of(most));
        return new Asked(
                wanted(ANYBODY, Optional.empty(), how, Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open() && kept.rounds() >= least && kept.rounds() <= most);
    }

    private static Asked player(int number, Optional<String> outcome) {
        UUID person = Importer.person(number);
        return new Asked(
                wanted(
                        new Wanted.Who(Optional.of(person), Optional.empty(), outcome),
                        Optional.empty(),
                        ANYHOW,
                        Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open()
                        && kept.people().contains(person)
                        && outcome.map(kept.outcomes()
                                        .get(Math.max(0, kept.people().indexOf(person)))::equals)
                                .orElse(true));
    }

    private static Asked pair(Kept game) {
        UUID one = game.people().get(0);
        UUID other = game.people().get(1);
        return new Asked(
                wanted(
                        new Wanted.Who(Optional.of(one), Optional.of(other), Optional.empty()),
                        Optional.empty(),
                        ANYHOW,
                        Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open() && kept.people().containsAll(List.of(one, other)));
    }

    private static Asked own(int number) {
        UUID viewer = Importer.person(number);
        return new Asked(
                wanted(ANYBODY, Optional.of("qq-adjacent"), ANYHOW, Wanted.Way.ANY),
                Optional.of(viewer),
                kept -> (kept.open() || kept.people().contains(viewer))
                        && kept.preset().equals("qq-adjacent"));
    }

    /** As a game began that everybody finds. */
    private Asked line(Random random, int moves) {
        Kept model = kept.stream()
                .skip(random.nextInt(kept.size() / 2))
                .filter(game -> game.players() == 2 && game.line().split(" ", -1).length > moves)
                .findFirst()
                .orElseThrow();
        String text = Arrays.stream(model.line().split(" ", -1)).limit(moves).collect(Collectors.joining(" "));
        Preset preset = Preset.named(model.preset()).orElseThrow();
        Wanted.Way way = Path.of(preset, 2, text).way();
        return new Asked(
                wanted(ANYBODY, Optional.of(model.preset()), ANYHOW, way),
                Optional.empty(),
                kept -> kept.open()
                        && kept.preset().equals(model.preset())
                        && kept.players() == 2
                        && kept.line().startsWith(text + " "));
    }

    private Asked position(Random random) {
        List<Long> keys = List.copyOf(positions.keySet());
        long key = keys.get(random.nextInt(keys.size()));
        return new Asked(
                wanted(ANYBODY, Optional.empty(), ANYHOW, new Wanted.Way(OptionalLong.of(key), Optional.empty())),
                Optional.empty(),
                kept.size() <= 5_000 ? kept -> kept.open() && kept.positions().contains(key) : kept -> true);
    }

    /** The 95th percentile in microseconds; the first page of each question is checked against all games. */
    private long measured(String name, Supplier<Asked> questions) {
        GameLists.Paging paging = new GameLists.Paging(PAGE, Optional.empty());
        List<Asked> asked =
                IntStream.range(0, ASKED).mapToObj(each -> questions.get()).toList();
        asked.forEach(each -> search.page(each.wanted(), each.viewer(), paging));
        List<Long> took = new ArrayList<>();
        for (Asked each : asked) {
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

    private void check(String name, Asked asked, Search.Page page) {
        if (name.equals("position") && kept.size() > 5_000) {
            return;
        }
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
            questions().forEach((name, questions) -> explain(name, questions.get()));
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

    private void explain(String name, Asked asked) {
        for (Question question : search.questions(asked.wanted(), asked.viewer())) {
            List<String> plan = question.ask(asked.wanted(), new GameLists.Paging(PAGE, Optional.empty()))
                    .on(client, "explain ")
                    .query((row, number) -> row.getString(1))
                    .list();
            System.out.println("-- " + name + "\n" + String.join("\n", plan));
        }
    }
}
