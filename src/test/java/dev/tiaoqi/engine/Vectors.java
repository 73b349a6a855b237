package dev.tiaoqi.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** The reference values that came from elsewhere, read as plain texts: each file's head says what it holds. */
public final class Vectors {

    private Vectors() {}

    /** A setup of perft.txt and moves.txt, and what follows its colons. */
    public record Row(String board, int men, int players, Map<String, String> options, List<String> values) {

        /** The leaf counts of a perft row, depth 1 first. */
        public List<Long> leaves() {
            return Arrays.stream(values.getFirst().split(" ", -1))
                    .map(Long::valueOf)
                    .toList();
        }

        public String position() {
            return values.get(0);
        }

        /** The moves of a moves row, start-end, sorted as texts. */
        public List<String> moves() {
            return values.get(1).isEmpty() ? List.of() : List.of(values.get(1).split(" ", -1));
        }

        @Override
        public String toString() {
            return board + " " + men + " men, " + players + " players, " + options + ": " + values.getFirst();
        }
    }

    /** A whole game: the facts it must lead to by name, and its record's text. */
    public record GameRecord(int number, Map<String, String> facts, String text) {

        /** Every option that applied, board, players and men too. */
        public Map<String, String> options() {
            Map<String, String> options = new LinkedHashMap<>();
            for (String option : facts.get("options").split("; ", -1)) {
                String[] parts = option.split("=", 2);
                options.put(parts[0], parts[1]);
            }
            return options;
        }

        /** The value of a tag, or the empty text. */
        public String tag(String name) {
            String opening = "[" + name + " \"";
            return text.lines()
                    .filter(line -> line.startsWith(opening))
                    .map(line -> line.substring(opening.length(), line.length() - 2))
                    .findFirst()
                    .orElse("");
        }

        /** The movetext's words, round numbers among them, without the result. */
        public List<String> words() {
            String movetext = text.substring(text.indexOf("\n\n") + 2).strip().replace('\n', ' ');
            String moves =
                    movetext.substring(0, movetext.length() - tag("Result").length());
            return List.of(moves.strip().split(" ", -1));
        }

        @Override
        public String toString() {
            return "record " + number + ", " + facts.get("options");
        }
    }

    /** The file's lines without its head. */
    public static List<String> lines(String file) {
        return read(file).lines().filter(line -> !line.startsWith("#")).toList();
    }

    /** All words of a file. */
    public static List<String> words(String file) {
        return List.of(String.join(" ", lines(file)).split(" ", -1));
    }

    public static List<Row> rows(String file) {
        return lines(file).stream().map(Vectors::row).toList();
    }

    private static Row row(String line) {
        String[] parts = line.split(" : ?", -1);
        String[] setup = parts[0].split(" ", -1);
        Map<String, String> options = Map.of("hop", setup[3], "foreignCamps", setup[4], "stayInTarget", setup[5]);
        List<String> values = List.of(parts).subList(1, parts.length);
        return new Row(setup[0], Integer.parseInt(setup[1]), Integer.parseInt(setup[2]), options, values);
    }

    /** All records there are. */
    public static List<GameRecord> records() {
        List<GameRecord> records = new ArrayList<>();
        for (String block : read("records.txt").split("(?m)^= ", -1)) {
            if (!block.startsWith("#")) {
                records.add(record(block));
            }
        }
        return records;
    }

    private static GameRecord record(String block) {
        int text = block.indexOf("\n[") + 1;
        List<String> head = block.substring(0, text).lines().toList();
        Map<String, String> facts = new LinkedHashMap<>();
        for (String line : head.subList(1, head.size())) {
            int space = line.indexOf(' ');
            facts.put(line.substring(0, space), line.substring(space + 1));
        }
        return new GameRecord(Integer.parseInt(head.getFirst()), facts, block.substring(text));
    }

    private static String read(String file) {
        try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
            if (in == null) {
                throw new NoSuchElementException(file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
