package dev.tiaoqi.server.game;

import static dev.tiaoqi.server.StreamReader.type;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class StreamsTest extends GameTest {

    @Test
    void aGamesStreamBeginsWithTheGameAndTellsEveryVersionOnce() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = newGame(ming);
        try (StreamReader stream = StreamReader.of(nobody(), at(game, "/events"))) {
            JsonNode whole = stream.next();
            assertThat(type(whole)).isEqualTo("game");
            assertThat(whole.get("id").asString()).isEqualTo(game);
            assertThat(whole.has("you")).isFalse();
            assertThat(whole.get("inviteUrl").isNull()).isTrue();
            join(lan, game);
            JsonNode seat = stream.next();
            assertThat(type(seat)).isEqualTo("seat");
            assertThat(seat.get("version").asInt()).isEqualTo(1);
            assertThat(seat.get("status").asString()).isEqualTo("running");
            String answer = move(ming, game, "l3:j5", 0).expect(200).text();
            JsonNode turn = stream.next();
            assertThat(type(turn)).isEqualTo("turn");
            assertThat(answer)
                    .contains(turn.get("turn").toString(), turn.get("position").toString());
            lan.post(at(game, "/draw-offer"), "{}").expect(200);
            assertThat(type(stream.next())).isEqualTo("offer");
            ming.post(at(game, "/resignation"), "{}").expect(200);
            JsonNode ended = stream.next();
            assertThat(type(ended)).isEqualTo("ended");
            assertThat(ended.at("/result/reason").asString()).isEqualTo("resignation");
            assertThat(ended.at("/events/0/kind").asString()).isEqualTo("resigned");
            assertThat(texts(toArray(stream.rest()), "type"))
                    .containsOnlyOnce("end")
                    .endsWith("end");
        }
    }

    @Test
    void theOwnStreamTellsOfOneGameMoreThatMayBeSeen() {
        Visitor ming = guest();
        JsonNode made = ming.post("/api/v1/games", "{\"visibility\": \"private\", \"players\": 4}")
                .expect(201)
                .json();
        String game = made.get("id").asString();
        String code = made.get("inviteUrl").asString().replaceAll(".*/", "");
        Visitor lan = guest();
        String url = "/api/v1/events?game=";
        for (String unseen : List.of("nosuchgame", "no.game", game, game + "&invite=wrong")) {
            assertThat(lan.open(url + unseen, StreamReader.LINES).statusCode())
                    .as(unseen)
                    .isEqualTo(404);
        }
        try (StreamReader stream = StreamReader.of(lan, url + game + "&invite=" + code)) {
            assertThat(stream.next("game").get("id").asString()).isEqualTo(game);
            guest().post(at(game, "/seats"), "{\"invite\": \"" + code + "\"}").expect(200);
            assertThat(stream.next("seat").get("version").asInt()).isEqualTo(1);
        }
    }

    @Test
    void aTurnThatEndsAGameIsOneEvent() {
        Visitor ming = guest();
        String game = create(ming, "{\"position\": \"" + A_WINS_BY_E13_E14 + "\", \"seats\": [\"me\", \"me\"]}");
        try (StreamReader stream = StreamReader.of(ming, at(game, "/events"))) {
            stream.next("game");
            move(ming, game, "e13-e14", 0).expect(200);
            JsonNode turn = stream.next();
            assertThat(type(turn)).isEqualTo("turn");
            assertThat(turn.at("/result/reason").asString()).isEqualTo("finished");
            assertThat(type(stream.next())).isEqualTo("end");
        }
    }

    @Test
    void whoComesBackResumesBehindTheVersionHeKnows() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        List<String> live = new ArrayList<>();
        try (StreamReader stream = StreamReader.of(lan, at(game, "/events"))) {
            stream.next("game");
            play(game, List.of(ming, lan), "l3:j5", "f15:h13", "k4-k5");
            for (int i = 0; i < 3; i++) {
                live.add(stream.next().toString());
            }
        }
        for (int since = 1; since < 4; since++) {
            try (StreamReader stream = StreamReader.of(lan, at(game, "/events?since=" + since))) {
                for (int version = since + 1; version <= 4; version++) {
                    assertThat(stream.next().toString()).isEqualTo(live.get(version - 2));
                }
            }
        }
        try (StreamReader stream = StreamReader.of(lan.with("Last-Event-ID", "0"), at(game, "/events"))) {
            assertThat(type(stream.next())).isEqualTo("seat");
        }
        for (String unknown : List.of("99", "-5")) {
            try (StreamReader stream = StreamReader.of(lan, at(game, "/events?since=" + unknown))) {
                assertThat(type(stream.next())).isEqualTo("game");
            }
        }
        assertThat(lan.open(at(game, "/events?since=x"), StreamReader.LINES).statusCode())
                .isEqualTo(400);
    }

    @Test
    void anEndOfFileAloneIsNeverTheEndOfTheGame() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        ming.post(at(game, "/resignation"), "{}").expect(200);
        try (StreamReader stream = StreamReader.of(nobody(), at(game, "/events?since=1"))) {
            assertThat(texts(toArray(stream.rest()), "type")).contains("ended").endsWith("end");
        }
    }

    @Test
    void serverSentEventsCarryTheVersionAsId() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        HttpResponse<Stream<String>> answer = ming.open(at(game, "/events"), StreamReader.SSE);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/event-stream");
        assertThat(answer.headers().firstValue("Cache-Control").orElse("")).contains("no-store");
        assertThat(answer.headers().firstValue("Content-Encoding")).isEmpty();
        try (Stream<String> lines = answer.body()) {
            Iterator<String> line = lines.iterator();
            assertThat(line.next()).isEqualTo("id: 1");
            assertThat(line.next()).startsWith("data: {\"type\":\"game\"");
            assertThat(line.next()).isEmpty();
        }
    }

    @Test
    void onesOwnStreamSaysWhatConcernsOne() {
        Visitor ming = guest();
        Visitor lan = guest();
        String waiting = twoAtTable(ming, lan);
        try (StreamReader stream = StreamReader.of(lan, "/api/v1/events")) {
            JsonNode games = stream.next();
            assertThat(type(games)).isEqualTo("games");
            assertThat(texts(games.get("games"), "id")).containsExactly(waiting);
            move(ming, waiting, "l3:j5", 0).expect(200);
            JsonNode turn = stream.next();
            assertThat(type(turn)).isEqualTo("yourTurn");
            assertThat(turn.get("game").asString()).isEqualTo(waiting);
            assertThat(turn.get("seat").asString()).isEqualTo("D");
            assertThat(turn.get("ply").asInt()).isEqualTo(1);
            String next = newGame(lan);
            join(ming, next).expect(200);
            assertThat(stream.next().get("game").asString()).isEqualTo(next);
            assertThat(type(stream.next())).isEqualTo("yourTurn");
            ming.post(at(waiting, "/resignation"), "{}").expect(200);
            JsonNode ended = stream.next();
            assertThat(type(ended)).isEqualTo("gameEnded");
            assertThat(ended.at("/item/result/reason").asString()).isEqualTo("resignation");
            ming.post(at(waiting, "/rematch"), "{}").expect(200);
            JsonNode offered = stream.next();
            assertThat(type(offered)).isEqualTo("rematchOffered");
            assertThat(offered.get("by").toString()).isEqualTo("[\"A\"]");
        }
        nobody().get("/api/v1/events").expectProblem(401, "notSignedIn");
    }

    @Test
    void whatWasOverBeforeIsNotToldAgain() {
        Visitor ming = guest();
        Visitor lan = guest();
        String old = twoAtTable(ming, lan);
        ming.post(at(old, "/resignation"), "{}").expect(200);
        try (StreamReader stream = StreamReader.of(lan, "/api/v1/events")) {
            assertThat(stream.next().get("games")).isEmpty();
            for (int beats = 0; beats < 3; beats++) {
                assertThat(type(stream.any())).isEqualTo("heartbeat");
            }
            ming.post(at(old, "/rematch"), "{}").expect(200);
            assertThat(type(stream.next())).isEqualTo("rematchOffered");
        }
    }

    @Test
    void onesOwnStreamCarriesAGameToo() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        try (StreamReader stream = StreamReader.of(ming, "/api/v1/events?game=" + game)) {
            assertThat(type(stream.next())).isEqualTo("games");
            assertThat(type(stream.next())).isEqualTo("game");
            move(ming, game, "l3:j5", 0).expect(200);
            assertThat(type(stream.next())).isEqualTo("turn");
        }
        assertThat(ming.open("/api/v1/events?game=nothing", StreamReader.LINES).statusCode())
                .isEqualTo(404);
    }

    @Test
    void othersSeeWhoComesAndGoes() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        try (StreamReader stream = StreamReader.of(ming, at(game, "/events"))) {
            stream.next("game");
            StreamReader his = StreamReader.of(lan, "/api/v1/events");
            his.next();
            his.close();
            JsonNode gone = stream.next("presence");
            while (gone.get("present").asBoolean()) {
                move(ming, game, "l3:j5", 0); // what is written to a broken line shows that it is broken
                gone = stream.next("presence");
            }
            assertThat(gone.get("seat").asString()).isEqualTo("D");
            assertThat(gone.get("since").asString()).isNotBlank();
            assertThat(gone.has("version")).isFalse();
        }
    }

    @Test
    void sixStreamsAreEnough() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        List<StreamReader> open = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            open.add(StreamReader.of(ming, at(game, "/events")));
        }
        HttpResponse<Stream<String>> refused = ming.open(at(game, "/events"), StreamReader.LINES);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValue("Retry-After")).isPresent();
        open.forEach(StreamReader::close);
    }

    @Test
    void aTokenTakenBackEndsItsStreams() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        JsonNode made = ming.post("/api/v1/account/tokens", "{}").expect(201).json();
        Visitor other = nobody().withToken(made.get("token").asString());
        try (StreamReader stream = StreamReader.of(other, at(game, "/events"))) {
            stream.next("game");
            ming.delete("/api/v1/account/tokens/" + made.get("id").asString()).expect(204);
            assertThat(stream.rest()).noneMatch(event -> type(event).equals("end"));
        }
    }

    @Test
    void whoAsksForTheHeadersOnlyGetsThem() {
        Visitor ming = guest();
        String game = twoAtTable(ming, guest());
        ming.with("Accept", StreamReader.SSE)
                .send(
                        "HEAD",
                        at(game, "/events"),
                        java.net.http.HttpRequest.BodyPublishers.noBody(),
                        java.util.Map.of())
                .expect(200);
    }

    private static JsonNode toArray(List<JsonNode> events) {
        tools.jackson.databind.node.ArrayNode array = tools.jackson.databind.node.JsonNodeFactory.instance.arrayNode();
        events.forEach(array::add);
        return array;
    }
}
