package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;

/** Who sits where as the log writes it, one seat a line: {@code A human UUID Lan}, {@code D bot 1}, {@code E open}. */
final class SitterText {

    private SitterText() {}

    static String write(Map<Seat, Sitter> sitters) {
        return sitters.entrySet().stream()
                .map(entry -> entry.getKey() + " " + line(entry.getValue()))
                .collect(Collectors.joining("\n"));
    }

    static Map<Seat, Sitter> read(String text) {
        Map<Seat, Sitter> sitters = new TreeMap<>();
        text.lines()
                .filter(line -> Character.isUpperCase(line.charAt(0)))
                .forEach(line -> sitters.put(Seat.valueOf(line.substring(0, 1)), sitter(line.substring(2))));
        return sitters;
    }

    private static String line(Sitter sitter) {
        return switch (sitter) {
            case Sitter.Open open -> "open";
            case Sitter.Human human ->
                "human " + human.person()
                        + human.nickname().map(name -> " " + name).orElse("");
            case Sitter.Computer computer -> "bot " + computer.level();
        };
    }

    private static Sitter sitter(String line) {
        String[] words = line.split(" ", 3);
        return switch (words[0]) {
            case "open" -> new Sitter.Open();
            case "human" ->
                new Sitter.Human(
                        UUID.fromString(words[1]), words.length == 3 ? Optional.of(words[2]) : Optional.empty());
            case "bot" -> new Sitter.Computer(Integer.parseInt(words[1]));
            default -> throw new IllegalStateException("no sitter: " + line);
        };
    }
}
