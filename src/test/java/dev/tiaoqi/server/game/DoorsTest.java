package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.Scale;
import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * Who may do what: every door to a game × nobody, a guest from outside, the other player, the host in his seat, an admin
 * from outside, and the other player once he was suspended.
 */
class DoorsTest extends GameTest {

    private static final List<String> CALLERS = List.of("nobody", "outside", "other", "host", "admin", "suspended");

    @Autowired
    private JdbcClient jdbc;

    /** A door, and the answers that the first four get in a game that has just begun, A of the host to move. */
    private record Door(String method, String path, String body, List<Integer> open, List<Integer> closed) {}

    private static final List<Door> DOORS = List.of(
            new Door("GET", "", "", List.of(200, 200, 200, 200), List.of(404, 404, 200, 200)),
            new Door("GET", "/moves", "", List.of(200, 200, 200, 200), List.of(404, 404, 200, 200)),
            new Door("GET", "/legal-moves", "", List.of(200, 200, 200, 200), List.of(404, 404, 200, 200)),
            new Door("GET", "/events", "", List.of(200, 200, 200, 200), List.of(404, 404, 200, 200)),
            new Door("POST", "/seats", "{}", List.of(401, 409, 409, 409), List.of(401, 404, 409, 409)),
            new Door("DELETE", "/seats/me", "", List.of(401, 403, 409, 409), List.of(401, 404, 409, 409)),
            new Door(
                    "POST",
                    "/phrases",
                    "{\"phrase\": \"hello\"}",
                    List.of(401, 403, 204, 204),
                    List.of(401, 404, 204, 204)),
            new Door(
                    "POST",
                    "/invitations",
                    "{\"name\": \"x\"}",
                    List.of(401, 403, 409, 409),
                    List.of(401, 404, 409, 409)),
            new Door("DELETE", "/invitations/me", "", List.of(401, 404, 404, 404), List.of(401, 404, 404, 404)),
            new Door("POST", "/start", "{}", List.of(401, 403, 403, 409), List.of(401, 404, 403, 409)),
            new Door("POST", "/rematch", "", List.of(401, 403, 409, 409), List.of(401, 404, 409, 409)),
            new Door("POST", "/draw-offer", "{}", List.of(401, 403, 409, 409), List.of(401, 404, 409, 409)),
            new Door(
                    "POST",
                    "/draw-answer",
                    "{\"accept\": true}",
                    List.of(401, 403, 409, 409),
                    List.of(401, 404, 409, 409)),
            new Door(
                    "POST",
                    "/moves",
                    "{\"move\": \"l3:j5\", \"ply\": 0}",
                    List.of(401, 403, 409, 200),
                    List.of(401, 404, 409, 200)),
            new Door("POST", "/resignation", "{}", List.of(401, 403, 200, 200), List.of(401, 404, 200, 200)),
            new Door("POST", "/departure", "{}", List.of(401, 403, 200, 200), List.of(401, 404, 200, 200)),
            new Door("POST", "/care", "{}", List.of(401, 403, 200, 200), List.of(401, 404, 200, 200)),
            new Door("DELETE", "/care", "", List.of(401, 403, 200, 200), List.of(401, 404, 200, 200)),
            new Door("POST", "/take-back", "{}", List.of(401, 403, 409, 409), List.of(401, 404, 409, 409)),
            new Door(
                    "POST",
                    "/take-back-answer",
                    "{\"accept\": true}",
                    List.of(401, 403, 409, 409),
                    List.of(401, 404, 409, 409)),
            new Door("DELETE", "", "", List.of(401, 403, 403, 200), List.of(401, 404, 403, 200)));

    private record Begun(Visitor host, Visitor other, String game) {}

    /** By visibility, a game in which nothing has happened: whoever is turned away leaves it so for the next one. */
    private final Map<String, Begun> untouched = new HashMap<>();

    @Test
    void theListOfDoorsIsWhole() {
        Set<String> built = new TreeSet<>();
        nobody().get("/v3/api-docs").json().get("paths").properties().forEach(path -> {
            if (path.getKey().startsWith("/api/v1/games/{id}")) {
                path.getValue()
                        .propertyNames()
                        .forEach(method -> built.add(method.toUpperCase(java.util.Locale.ROOT) + " "
                                + path.getKey().replace("/api/v1/games/{id}", "")));
            }
        });
        assertThat(DOORS.stream().map(door -> door.method() + " " + door.path()))
                .containsAll(built);
        assertThat(built).hasSameSizeAs(DOORS);
    }

    @Test
    void whoMayWhatInAGameThatAnybodyMaySee() {
        DOORS.forEach(door -> walk(door, "listed", door.open()));
    }

    @Test
    void whoMayWhatInAPrivateGame() {
        DOORS.forEach(door -> walk(door, "private", door.closed()));
    }

    @Test
    void whatIsPrivateStaysSoAfterTheEnd() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = begun(ming, lan, "private");
        ming.post(at(game, "/resignation"), "{}").expect(200);
        Visitor outside = guest();
        outside.get(at(game, "")).expectProblem(404, "notFound");
        outside.with("Accept", "text/plain").get(at(game, "")).expectProblem(404, "notFound");
        outside.get("/api/v1/events?game=" + game).expectProblem(404, "notFound");
        lan.with("Accept", "text/plain").get(at(game, "")).expect(200);
    }

    private void walk(Door door, String visibility, List<Integer> expected) {
        boolean all = Scale.isFull() || visibility.equals("private");
        for (int who = 0; who < (all ? CALLERS.size() : 4); who++) {
            String role = CALLERS.get(who);
            Begun begun = untouched.computeIfAbsent(visibility, this::begun);
            int status = call(door, begun.game(), caller(role, begun.other(), begun.host()));
            String name = door + " by " + role + ", " + visibility;
            assertThat(status).as(name).isEqualTo(expected(role, door, expected));
            if (status != 200) {
                assertThat(look(begun.host(), begun.game()).get("version").asInt())
                        .as(name)
                        .isEqualTo(1);
            }
            boolean acted = status < 300 && !door.method().equals("GET");
            if (acted || role.equals("suspended")) {
                untouched.remove(visibility);
            }
        }
    }

    private Visitor caller(String who, Visitor other, Visitor host) {
        return switch (who) {
            case "nobody" -> nobody();
            case "outside" -> guest();
            case "admin" -> reachingAll(with("admin = true", guest()));
            case "other" -> other;
            case "suspended" -> with("suspended_why = 'so it must be'", other);
            default -> host;
        };
    }

    /** Admins see what is private, and are as anybody else at a table; who is suspended looks at most. */
    private static int expected(String who, Door door, List<Integer> expected) {
        return switch (who) {
            case "admin" -> door.open().get(CALLERS.indexOf("outside"));
            case "suspended" -> door.method().equals("GET") ? expected.get(CALLERS.indexOf("other")) : 403;
            default -> expected.get(CALLERS.indexOf(who));
        };
    }

    /** The visitor, of whose row in the store this is true from now on. */
    private Visitor with(String what, Visitor visitor) {
        String name = visitor.get("/api/v1/account").json().get("name").asString();
        jdbc.sql("update people set " + what + " where name = :name")
                .param("name", name)
                .update();
        return visitor;
    }

    private Visitor reachingAll(Visitor admin) {
        String name = admin.get("/api/v1/account").json().get("name").asString();
        jdbc.sql(
                        "update credentials set scopes = 'read play admin' where person_id = (select id from people where name = :name)")
                .param("name", name)
                .update();
        return admin;
    }

    private static int call(Door door, String game, Visitor caller) {
        if (door.path().equals("/events")) {
            var answer = caller.open(at(game, door.path()), StreamReader.LINES);
            answer.body().close();
            return answer.statusCode();
        }
        Answer answer = switch (door.method()) {
            case "GET" -> caller.get(at(game, door.path()));
            case "DELETE" -> caller.delete(at(game, door.path()));
            default -> caller.post(at(game, door.path()), door.body());
        };
        if (answer.status() >= 300) {
            answer.expectProblem(answer.status(), answer.json().get("code").asString());
        }
        return answer.status();
    }

    private Begun begun(String visibility) {
        Visitor host = guest();
        Visitor other = guest();
        return new Begun(host, other, begun(host, other, visibility));
    }

    private static String begun(Visitor host, Visitor other, String visibility) {
        JsonNode made = host.post(
                        "/api/v1/games", "{\"visibility\": \"" + visibility + "\", \"options\": {\"first\": \"A\"}}")
                .expect(201)
                .json();
        String code = made.get("inviteUrl").asString().replaceAll(".*/", "");
        String game = made.get("id").asString();
        other.post(at(game, "/seats"), "{\"invite\": \"" + code + "\"}").expect(200);
        return game;
    }

    @Test
    void unknownGamesAreUnknownAtEveryDoor() {
        List<String> ids = new ArrayList<>(List.of("nothing", "0", "x".repeat(22), "x".repeat(500), "%3Cb%3E", "a.b"));
        for (Door door : DOORS) {
            for (String id : ids) {
                Visitor caller = guest();
                assertThat(call(door, id, caller)).as(door + " " + id).isEqualTo(404);
            }
        }
    }
}
