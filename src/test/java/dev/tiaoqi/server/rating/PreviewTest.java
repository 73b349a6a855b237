package dev.tiaoqi.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.Vectors;
import dev.tiaoqi.server.ServerTest;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What a result is worth can be asked by anybody, and every value that can't be is named. */
class PreviewTest extends ServerTest {

    @Test
    void theExampleIsWorthWhatTheContractSays() {
        assertThat(ask(PointsDoor.EXAMPLE).toString())
                .isEqualTo("{\"seats\":[{\"seat\":\"A\",\"points\":27,\"terms\":[{\"kind\":\"win\",\"points\":27}]},"
                        + "{\"seat\":\"D\",\"points\":-13,\"terms\":[{\"kind\":\"loss\",\"points\":-27},"
                        + "{\"kind\":\"encouragement\",\"points\":14}]}]}");
    }

    @Test
    void seatsAreAnsweredByLetter() {
        JsonNode answer = ask("{\"players\": 2, \"reason\": \"quit\", \"round\": 10, \"seats\": ["
                + "{\"seat\": \"D\", \"level\": 1, \"rank\": 2, \"state\": \"quit\", \"menHome\": 0},"
                + "{\"seat\": \"A\", \"level\": 1, \"rank\": 1, \"state\": \"playing\", \"menHome\": 0}]}");
        assertThat(answer.at("/seats/0").toString())
                .isEqualTo("{\"seat\":\"A\",\"points\":0,\"terms\":[{\"kind\":\"win\",\"points\":25},"
                        + "{\"kind\":\"void\",\"points\":-25}]}");
        assertThat(answer.at("/seats/1/points").asInt()).isEqualTo(-50);
    }

    static Stream<String> rows() {
        return Vectors.lines("points.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theReferenceResultsAreWorthTheirPoints(String row) {
        String[] parts = row.split(" : ", -1);
        JsonNode answer = ask(body(parts[0].split(" ", -1), parts[1].split("; ", -1)));
        assertThat(answer.get("seats")
                        .valueStream()
                        .map(seat -> seat.get("seat").asString() + "=" + seat.get("points"))
                        .collect(Collectors.joining(" ")))
                .isEqualTo(parts[2]);
        answer.get("seats")
                .forEach(seat -> assertThat(seat.get("terms")
                                .valueStream()
                                .mapToInt(term -> term.get("points").asInt())
                                .sum())
                        .isEqualTo(seat.get("points").asInt()));
    }

    private static String body(String[] head, String[] seats) {
        String score = Arrays.stream(seats)
                .map(seat -> seat.split(" ", -1))
                .filter(seat -> seat.length == 6)
                .map(seat -> "\"%s\": %s".formatted(seat[0], seat[5]))
                .collect(Collectors.joining(", "));
        return "{\"players\": %s, \"teams\": %s, \"hop\": \"%s\", \"men\": %s, \"reason\": \"%s\", \"round\": %s"
                        .formatted(head[0], head[1].equals("teams"), head[2], head[3], head[4], head[5])
                + (score.isEmpty() ? "" : ", \"score\": {" + score + "}")
                + ", \"seats\": ["
                + Arrays.stream(seats).map(PreviewTest::seat).collect(Collectors.joining(", ")) + "]}";
    }

    private static String seat(String text) {
        String[] words = text.split(" ", -1);
        return "{\"seat\": \"%s\", \"level\": %s, \"rank\": %s, \"state\": \"%s\", \"menHome\": %s}"
                .formatted(words[0], words[1], words[2], words[3], words[4]);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
            "players": 2     | "players": 5            | players
            "players": 2     | "players": 1            | players
            "players": 2     | "players": null         | players
            "players": 2     | "players": "two"        | players
            "players": 2     | "players": 3            | seats
            "teams": false   | "teams": true           | teams
            "hop": "adjacent"| "hop": "sideways"       | hop
            "reason": "finished" | "reason": "boredom" | reason
            "reason": "finished" | "reason": null      | reason
            "round": 34      | "round": 0              | round
            "round": 34      | "round": 1001           | round
            "round": 34      | "round": 34, "men": 11  | men
            "reason": "finished" | "reason": "deadGame", "score": {"A": 0.3} | score.A
            "round": 34      | "round": 34, "score": {"A": 1.2} | score.A
            "round": 34      | "round": 34, "score": {"Q": 1}   | score.Q
            "round": 34      | "round": 34, "score": {"A": null} | score.A
            "level": 3       | "level": 0              | seats[0].level
            "level": 3       | "level": 26             | seats[0].level
            "level": 5       | "level": null           | seats[1].level
            "rank": 2        | "rank": 3               | seats[1].rank
            "rank": 1        | "rank": 0               | seats[0].rank
            "state": "playing" | "state": "asleep"     | seats[1].state
            "menHome": 7     | "menHome": 11           | seats[1].menHome
            "menHome": 7     | "menHome": -1           | seats[1].menHome
            "seat": "D"      | "seat": "A"             | seats
            "seat": "D"      | "seat": "B"             | seats
            "seat": "D"      | "seat": "X"             | seats[1].seat
            """)
    void aValueThatCantBeIsNamed(String given, String wrong, String field) {
        assertThat(PointsDoor.EXAMPLE).contains(given);
        JsonNode problem = nobody().post("/api/v1/points/preview", PointsDoor.EXAMPLE.replace(given, wrong))
                .expectProblem(400, "invalidValue")
                .json();
        assertThat(problem.get("field").asString()).isEqualTo(field);
    }

    /** With six players they are fifths (R3.6); only those of dead games count. */
    @Test
    void theMatchScoreOfAnyResultMayStandBesideIt() {
        String result =
                PointsDoor.EXAMPLE.replace("\"round\": 34", "\"round\": 34, \"score\": {\"A\": 0.8, \"D\": 0.2}");
        assertThat(ask(result)).isEqualTo(ask(PointsDoor.EXAMPLE));
    }

    @Test
    void aFieldNobodyKnowsAndAnEmptyBodyAreRefused() {
        nobody().post("/api/v1/points/preview", "{\"colour\": 1}").expectProblem(400, "unknownField");
        nobody().post("/api/v1/points/preview", "{}").expectProblem(400, "invalidValue");
        nobody().post("/api/v1/points/preview", "").expectProblem(400, "unreadable");
    }

    private JsonNode ask(String body) {
        return nobody().post("/api/v1/points/preview", body).expect(200).json();
    }
}
