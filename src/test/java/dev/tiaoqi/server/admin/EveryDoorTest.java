package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/**
 * Who may come in at which door: all those that lead neither to one game (DoorsTest) nor to the admins' room
 * (AdminDoorsTest). Nobody, a guest, a player, an admin without more than that here, and one who was suspended.
 */
class EveryDoorTest extends AdminTest {

    private static final String OPENING =
            "{\"position\": \"star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1\"}";

    private record Door(String method, String path, String body, List<Integer> expected) {}

    private static final List<Door> DOORS = List.of(
            new Door("POST", "/guests", "{}", List.of(201, 201, 201, 201, 401)),
            new Door("GET", "/account", "", List.of(401, 200, 200, 200, 401)),
            new Door("GET", "/account/tokens", "", List.of(401, 200, 200, 200, 401)),
            new Door("POST", "/account/tokens", "{}", List.of(401, 201, 201, 201, 401)),
            new Door("DELETE", "/account/tokens/{id}", "", List.of(401, 404, 404, 404, 401)),
            new Door("PATCH", "/account/settings", "{\"hints\": \"on\"}", List.of(401, 200, 200, 200, 401)),
            new Door(
                    "PUT",
                    "/account/password",
                    "{\"old\": \"x\", \"new\": \"nine men of gold\"}",
                    List.of(401, 403, 403, 403, 401)),
            new Door("DELETE", "/account", "{\"password\": \"x\"}", List.of(401, 403, 403, 403, 401)),
            new Door(
                    "POST",
                    "/account/sign-up",
                    "{\"name\": \"\", \"password\": \"\"}",
                    List.of(400, 400, 400, 400, 401)),
            new Door(
                    "POST",
                    "/account/sign-in",
                    "{\"name\": \"nobody\", \"password\": \"wrong one\"}",
                    List.of(403, 403, 403, 403, 401)),
            new Door("GET", "/presets", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/phrases", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/games", "", List.of(200, 200, 200, 200, 401)),
            new Door("POST", "/games", "{}", List.of(401, 201, 201, 201, 401)),
            new Door("POST", "/positions/legal-moves", OPENING, List.of(200, 200, 200, 200, 401)),
            new Door("POST", "/positions/check", OPENING, List.of(200, 200, 200, 200, 401)),
            new Door("POST", "/points/preview", "{}", List.of(400, 400, 400, 400, 401)),
            new Door("POST", "/records", "", List.of(422, 422, 422, 422, 401)),
            new Door("GET", "/events", "", List.of(401, 200, 200, 200, 401)),
            new Door("GET", "/invitations", "", List.of(401, 200, 200, 200, 401)),
            new Door("GET", "/house-rules", "", List.of(401, 200, 200, 200, 401)),
            new Door("POST", "/house-rules", "{\"name\": \"Friday\"}", List.of(401, 201, 201, 201, 401)),
            new Door("GET", "/house-rules/{code}", "", List.of(404, 404, 404, 404, 401)),
            new Door("PATCH", "/house-rules/{code}", "{\"name\": \"x\"}", List.of(401, 404, 404, 404, 401)),
            new Door("DELETE", "/house-rules/{code}", "", List.of(401, 404, 404, 404, 401)),
            new Door("GET", "/pairing", "", List.of(401, 200, 200, 200, 401)),
            new Door("POST", "/pairing", "{\"players\": 6}", List.of(401, 200, 200, 200, 401)),
            new Door("DELETE", "/pairing", "", List.of(401, 200, 200, 200, 401)),
            new Door("GET", "/players/{name}", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/players/{name}/games", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/players/{name}/points", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/players/{name}/curve", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/archive/games", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/archive/openings", "", List.of(200, 200, 200, 200, 401)),
            new Door("GET", "/leaderboard", "", List.of(200, 200, 200, 200, 401)),
            new Door("POST", "/account/sign-out", "{}", List.of(401, 204, 204, 204, 401)));

    @Test
    void theListOfDoorsIsWhole() {
        Set<String> built = new TreeSet<>();
        nobody().get("/v3/api-docs").json().get("paths").properties().stream()
                .filter(path -> !path.getKey().matches("/api/v1/(admin/.*|games/\\{id}.*)"))
                .forEach(path -> path.getValue()
                        .propertyNames()
                        .forEach(method -> built.add(method.toUpperCase(Locale.ROOT) + " "
                                + path.getKey().replace("/api/v1", ""))));
        assertThat(DOORS.stream().map(door -> door.method() + " " + door.path()))
                .containsExactlyInAnyOrderElementsOf(built);
    }

    @Test
    void whoMayWhat() {
        Player admin = admin();
        Player player = player();
        Player suspended = player();
        admin.visitor().post(at(suspended, "/suspension"), BECAUSE).expect(200);
        List<Visitor> callers = List.of(nobody(), guest(), player.visitor(), admin.visitor(), suspended.visitor());
        SoftAssertions all = new SoftAssertions();
        for (Door door : DOORS) {
            String path = "/api/v1"
                    + door.path()
                            .replace("{name}", encoded(player.name()))
                            .replace("{id}", "nothing")
                            .replace("{code}", "nothing");
            List<Integer> found =
                    callers.stream().map(caller -> status(caller, door, path)).toList();
            all.assertThat(found).as(door.method() + " " + path).isEqualTo(door.expected());
        }
        all.assertAll();
    }

    private static int status(Visitor caller, Door door, String path) {
        if (path.endsWith("/events")) {
            var answer = caller.open(path, StreamReader.LINES);
            answer.body().close();
            return answer.statusCode();
        }
        Answer answer = door.method().equals("DELETE") && !door.body().isEmpty()
                ? deleteWith(caller, path, door.body())
                : caller.send(door.method(), path, door.body());
        return answer.status();
    }
}
