package dev.tiaoqi.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the contract shows is what the server says and takes. */
class ExamplesTest extends GameTest {

    /** What is left out where there is nothing to say; all else is always sent, be it as null. */
    private static final Set<String> SOMETIMES =
            Arrays.stream("""
            AnswerJson.chance AnswerJson.die AnswerJson.items AnswerJson.turn AnswerJson.type
            GameJson.chance GameJson.deadGame GameJson.die GameJson.events GameJson.firstEntry GameJson.items
            GameJson.passedRounds GameJson.position GameJson.turns GameJson.type
            HappeningJson.effects HappeningJson.reason
            LegalMovesJson.actions LegalMovesJson.die LegalMovesJson.items LegalMovesJson.played LegalMovesJson.ply
            LegalMovesJson.position LegalMovesJson.turn LegalMovesJson.whole
            PairingJson.game PairingJson.players PairingJson.preset PairingJson.rated PairingJson.since
            ResultJson.points ResultJson.ranking ResultJson.score
            SeatJson.awaySince SeatJson.level SeatJson.quitsAt
            TurnJson.captured TurnJson.die TurnJson.effects
            """.strip().split("\\s+")).collect(Collectors.toSet());

    /** Who asks there stands in a queue that all tests share. */
    private static final String QUEUE = "/api/v1/pairing";

    private static final JsonMapper JSON = new JsonMapper();

    @Test
    void anAnswerShownHasTheFieldsOfItsSchema() {
        JsonNode contract = contract();
        Comparison answers = new Comparison(contract.at("/components/schemas"), new TreeSet<>(), new TreeSet<>());
        each(
                contract,
                (name, operation) -> operation.get("responses").properties().stream()
                        .filter(answer -> answer.getKey().startsWith("2"))
                        .map(answer -> answer.getValue().at("/content/application~1json"))
                        .filter(JsonNode::isObject)
                        .forEach(type -> answers.compare(name, type.at("/examples/usual/value"), type.get("schema"))));
        assertThat(answers.unknown()).isEmpty();
        assertThat(answers.missing()).containsExactlyInAnyOrderElementsOf(SOMETIMES);
    }

    @Test
    void aRequestShownHasNoOtherFieldsThanItsSchema() {
        JsonNode contract = contract();
        Comparison requests = new Comparison(contract.at("/components/schemas"), new TreeSet<>(), new TreeSet<>());
        each(contract, (name, operation) -> {
            JsonNode type = operation.at("/requestBody/content/application~1json");
            if (type.has("example") && type.has("schema")) {
                requests.compare(name, type.get("example"), type.get("schema"));
            }
        });
        assertThat(requests.unknown()).isEmpty();
    }

    @Test
    void optionsShownAreAllThereAre() {
        JsonNode presets = nobody().get("/api/v1/presets").json();
        Set<String> all = new TreeSet<>(texts(presets.get("options"), "option"));
        each(
                contract(),
                (name, operation) -> operation.get("responses").findValues("options").stream()
                        .filter(JsonNode::isObject)
                        .filter(options -> !options.has("type")) // a schema
                        .forEach(options ->
                                assertThat(options.propertyNames()).as(name).containsExactlyInAnyOrderElementsOf(all)));
    }

    @Test
    void aRequestShownIsAccepted() {
        Set<String> accepted = new TreeSet<>();
        each(contract(), (name, operation) -> {
            String method = name.substring(0, name.indexOf(' '));
            String path = name.substring(name.indexOf(' ') + 1);
            if (!path.contains("{") && !path.equals(QUEUE)) {
                operation.at("/requestBody/content").properties().stream()
                        .filter(type -> type.getValue().has("example"))
                        .forEach(type -> {
                            send(method, path, type.getKey(), type.getValue().get("example"));
                            accepted.add(path);
                        });
            }
        });
        assertThat(accepted)
                .contains(
                        "/api/v1/games",
                        "/api/v1/points/preview",
                        "/api/v1/positions/check",
                        "/api/v1/positions/legal-moves",
                        "/api/v1/records");
    }

    private void send(String method, String path, String type, JsonNode example) {
        String body = example.isString() ? example.asString() : example.toString();
        assertThat(guest().send(method, path, BodyPublishers.ofString(body), Map.of("Content-Type", type))
                        .status())
                .as("%s %s", method, path)
                .isIn(200, 201);
    }

    @Test
    void aPositionAndARecordShownAreRight() {
        JsonNode paths = contract().get("paths");
        String position = paths.at("/~1api~1v1~1positions~1check/post/requestBody/content/application~1json/example")
                .toString();
        assertThat(nobody().post("/api/v1/positions/check", position).json().get("problems"))
                .isEmpty();
        String record = paths.at("/~1api~1v1~1records/post/requestBody/content/text~1plain/example")
                .asString();
        JsonNode checked = nobody().post("/api/v1/records", record, "text/plain")
                .expect(200)
                .json();
        assertThat(checked.get("valid").asBoolean()).isTrue();
        assertThat(checked)
                .isEqualTo(paths.at(
                        "/~1api~1v1~1records/post/responses/200/content/application~1json/examples/usual/value"));
    }

    /** A game of one turn, given up and asked for again, tells both streams all that the contract shows of them. */
    @Test
    void eventsShownAreThoseOfAGame() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = newGame(ming);
        Map<String, JsonNode> told = new HashMap<>();
        try (StreamReader own = StreamReader.of(lan, "/api/v1/events");
                StreamReader table = StreamReader.of(ming, at(game, "/events"))) {
            told.put("games", own.next("games"));
            table.next("game");
            join(lan, game).expect(200);
            told.put("gameStarted", own.next("gameStarted"));
            told.put("presence", table.next("presence"));
            move(ming, game, "l3:j5", 0).expect(200);
            told.put("turn", table.next("turn"));
            told.put("yourTurn", own.next("yourTurn"));
            lan.post(at(game, "/resignation"), "").expect(200);
            told.put("ended", table.next("ended"));
            told.put("end", table.next("end"));
            ming.post(at(game, "/rematch"), "").expect(200);
            told.put("rematchOffered", own.next("rematchOffered"));
            told.put("heartbeat", own.next("heartbeat"));
        }
        JsonNode paths = contract().get("paths");
        for (String stream : List.of("/~1api~1v1~1games~1{id}~1events", "/~1api~1v1~1events")) {
            JsonNode content = paths.at(stream + "/get/responses/200/content");
            List<String> lines = content.at("/application~1x-ndjson/examples/usual/value")
                    .asString()
                    .lines()
                    .toList();
            assertThat(lines).allSatisfy(line -> {
                JsonNode event = JSON.readTree(line);
                assertThat(fields(event))
                        .as(line)
                        .isEqualTo(fields(Objects.requireNonNull(told.get(StreamReader.type(event)))));
            });
            assertThat(content.at("/text~1event-stream/examples/usual/value")
                            .asString()
                            .lines()
                            .filter(line -> line.startsWith("data: "))
                            .map(line -> line.substring("data: ".length())))
                    .containsExactlyElementsOf(lines);
        }
    }

    /** The names of all fields in it, with those that they stand in. */
    private static Set<String> fields(JsonNode node) {
        Set<String> names = new TreeSet<>();
        node.properties().forEach(field -> {
            names.add(field.getKey());
            fields(field.getValue()).forEach(inner -> names.add(field.getKey() + "." + inner));
        });
        if (node.isArray()) {
            node.forEach(item -> names.addAll(fields(item)));
        }
        return names;
    }

    private JsonNode contract() {
        return nobody().get("/v3/api-docs").expect(200).json();
    }

    private static void each(JsonNode contract, Look look) {
        contract.get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> look.at(
                                operation.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey(),
                                operation.getValue())));
    }

    /** What is asked of each operation, whose name is as in {@code GET /api/v1/games}. */
    private interface Look {
        void at(String name, JsonNode operation);
    }

    /** What examples have that their schemas don't know, and the other way round. */
    private record Comparison(JsonNode schemas, Set<String> unknown, Set<String> missing) {

        void compare(String where, JsonNode example, JsonNode schema) {
            String name = schema.path("$ref").asString("").replaceAll(".*/", "");
            JsonNode whole = name.isEmpty() ? schema : schemas.get(name);
            if (example.isArray()) {
                example.forEach(item -> compare(where, item, whole.path("items")));
            } else if (whole.has("properties")) {
                compareFields(where + " " + name, example, whole.get("properties"), name);
            } else if (whole.path("additionalProperties").isObject()) {
                example.forEach(value -> compare(where, value, whole.get("additionalProperties")));
            }
        }

        private void compareFields(String where, JsonNode example, JsonNode properties, String name) {
            if (!example.isObject()) {
                return; // null
            }
            example.properties().stream()
                    .filter(field -> !properties.has(field.getKey()))
                    .forEach(field -> unknown.add(where + "." + field.getKey()));
            properties.properties().forEach(property -> {
                if (example.has(property.getKey())) {
                    compare(where, example.get(property.getKey()), property.getValue());
                } else {
                    missing.add(name + "." + property.getKey());
                }
            });
        }
    }
}
