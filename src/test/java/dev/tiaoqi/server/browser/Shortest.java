package dev.tiaoqi.server.browser;

import dev.tiaoqi.server.Visitor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The shortest game of two: 30 plies, D begins, A fills his target with the last. */
record Shortest(List<Move> moves, List<String> positions) {

    static final String SETTING = "\"players\": 2, \"options\": {\"first\": \"D\"}";

    private static final Path GAME = Path.of("src/test/resources/vectors/shortest-game.txt");

    record Move(String from, String to, String text) {
        static Move of(String text) {
            String[] cells = text.split("[-:]", -1);
            return new Move(cells[0], cells[cells.length - 1], text);
        }
    }

    /** Plays it by the API, to know the position after each ply. */
    static Shortest playedBy(Visitor guest) {
        List<Move> moves = read();
        String setting = "{" + SETTING + ", \"seats\": [\"me\", {\"me\": \"Lan\"}]}";
        JsonNode game = guest.post("/api/v1/games", setting).expect(201).json();
        List<String> positions = new ArrayList<>(List.of(game.get("position").asString()));
        for (Move move : moves) {
            String body = "{\"move\": \"%s\", \"ply\": %d}".formatted(move.text(), positions.size() - 1);
            JsonNode answer = guest.post("/api/v1/games/" + game.get("id").asString() + "/moves", body)
                    .expect(200)
                    .json();
            positions.add(answer.get("position").asString());
        }
        return new Shortest(moves, List.copyOf(positions));
    }

    int plies() {
        return moves.size();
    }

    /** What a new game from the position after so many plies asks for. */
    String from(int ply, String seats) {
        return "{" + SETTING + ", \"seats\": " + seats + ", \"position\": \"" + positions.get(ply) + "\"}";
    }

    private static List<Move> read() {
        try {
            return Files.readAllLines(GAME).stream()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> List.of(line.strip().split("\\s+", -1)).stream())
                    .map(Move::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
