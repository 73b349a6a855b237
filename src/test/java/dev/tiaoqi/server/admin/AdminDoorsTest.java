package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every door of the admins × nobody, a guest, a player, an admin's token without the scope, a suspended admin, an admin. */
class AdminDoorsTest extends AdminTest {

    private record Door(String method, String path, String body) {}

    private static final List<Door> DOORS = List.of(
            new Door("GET", "/players", ""),
            new Door("GET", "/players/{name}", ""),
            new Door("GET", "/players/{name}/games", ""),
            new Door("GET", "/players/{name}/points", ""),
            new Door("GET", "/players/{name}/credentials", ""),
            new Door("POST", "/players/{name}/points", "{\"points\": 5, \"reason\": \"a prize\"}"),
            new Door("POST", "/players/{name}/suspension", "{\"until\": null, \"reason\": \"a test\"}"),
            new Door("DELETE", "/players/{name}/suspension", BECAUSE),
            new Door("POST", "/players/{name}/reset-link", BECAUSE),
            new Door("POST", "/players/{name}/name", "{\"name\": \"NEW\", \"reason\": \"a test\"}"),
            new Door("GET", "/games/{id}", ""),
            new Door("POST", "/games/{id}/void", BECAUSE),
            new Door("GET", "/figures", ""),
            new Door("GET", "/log", ""),
            new Door("GET", "/players.csv", ""),
            new Door("GET", "/games.csv", ""));

    private static final List<String> PAGES =
            List.of("/admin", "/admin/players", "/admin/players/{name}", "/admin/games/{id}", "/admin/log");

    @Test
    void theListOfDoorsIsWhole() {
        Set<String> built = new TreeSet<>();
        nobody().get("/v3/api-docs").json().get("paths").properties().forEach(path -> {
            if (path.getKey().startsWith("/api/v1/admin/")) {
                path.getValue()
                        .propertyNames()
                        .forEach(method -> built.add(method.toUpperCase(Locale.ROOT) + " "
                                + path.getKey().replace("/api/v1/admin", "")));
            }
        });
        assertThat(DOORS.stream().map(door -> door.method() + " " + door.path()))
                .containsExactlyInAnyOrderElementsOf(built);
    }

    @Test
    void nobodyButAnAdminComesIn() {
        Player whom = player();
        Player other = player();
        String game = rated("", whom, other);
        Player without = adminWithoutScope();
        Player suspended = admin();
        admin().visitor().post(at(suspended, "/suspension"), BECAUSE).expect(200);
        for (Door door : DOORS) {
            // A script without a token that wants to write is asked who it is wherever it knocks.
            boolean looks = door.method().equals("GET");
            call(nobody(), door, whom, game).expectProblem(looks ? 403 : 401, looks ? "adminOnly" : "notSignedIn");
            call(guest(), door, whom, game).expectProblem(403, "adminOnly");
            call(other.visitor(), door, whom, game).expectProblem(403, "adminOnly");
            call(without.visitor(), door, whom, game).expectProblem(403, "scope");
            call(suspended.visitor(), door, whom, game).expectProblem(401, "badToken");
        }
        assertThat(look(whom.visitor(), game).get("status").asString()).isEqualTo("running");
        assertThat(total(whom)).isZero();
    }

    @Test
    void anAdminComesInAndEachActIsInTheLog() {
        Player admin = admin();
        Player whom = player();
        String game = rated("", whom, player());
        for (Door door : DOORS) {
            int before = acts(admin);
            call(admin.visitor(), door, whom, game).expect(200);
            assertThat(acts(admin) - before)
                    .as(door.toString())
                    .isEqualTo(door.method().equals("GET") ? 0 : 1);
        }
    }

    @Test
    void whoeverIsNoAdminFindsNoTraceOfThisRoom() {
        Player whom = player();
        String game = rated("", whom, player());
        Visitor reader = browser();
        reader.post(
                        "/api/v1/account/sign-up",
                        "{\"name\": \"Reader" + whom.name().substring(3) + "\", \"password\": \"nine men's morris\"}")
                .expect(201);
        for (String page : PAGES) {
            String path = path(page, whom, game);
            for (Visitor visitor : List.of(nobody(), whom.visitor(), reader)) {
                Visitor human = visitor.with("Accept", "text/html");
                assertThat(human.get(path).expect(404).text())
                        .contains("notFound")
                        .doesNotContain("adminOnly");
                assertThat(human.get("/%61dmin" + path.substring(6)).expect(400).text())
                        .as("as any address that is spelled so")
                        .doesNotContain("adminOnly");
            }
            reader.with("Accept", "text/html")
                    .post(path, "", "application/x-www-form-urlencoded")
                    .expect(404);
            nobody().get(path).expectProblem(404, "notFound");
        }
        nobody().get("/api/v1/%61dmin/figures").expectProblem(400, "unreadable");
        nobody().get("/api/v1/admin/nothing").expectProblem(403, "adminOnly");
        assertThat(reader.with("Accept", "text/html").get("/").expect(200).text())
                .doesNotContain("/admin");
    }

    @Test
    void anAdminHasHisPages() {
        Player whom = player(300);
        String game = rated("", whom, player());
        Visitor admin = adminAtBrowser("Keeper " + whom.name().substring(3));
        for (String page : PAGES) {
            for (String language : List.of("zh", "en")) {
                assertThat(admin.with("Accept-Language", language)
                                .get(path(page, whom, game))
                                .expect(200)
                                .text())
                        .contains("href=\"/admin\"")
                        .doesNotContain("??");
            }
        }
        assertThat(admin.get("/admin/players?search=nobody-of-this-name")
                        .expect(200)
                        .text())
                .doesNotContain("leads");
    }

    @Test
    void whatIsDoneOnAPageIsDone() {
        Player whom = player(300);
        Visitor admin = adminAtBrowser("Doer " + whom.name().substring(3));
        String page = "/admin/players/" + encoded(whom.name());
        form(admin, page + "/points", "points=-50&reason=agreed+games").expect(303);
        assertThat(total(whom)).isEqualTo(250);
        assertThat(admin.get(page + "?done=points").expect(200).text()).contains("agreed games", "role=\"status\"");
        assertThat(form(admin, page + "/points", "points=0&reason=none")
                        .expect(400)
                        .text())
                .contains("role=\"alert\"");
        assertThat(form(admin, page + "/points", "points=7").expect(400).text()).contains("role=\"alert\"");
        assertThat(form(admin, page + "/reset-link", "reason=forgotten")
                        .expect(200)
                        .text())
                .contains("http://tiaoqi.example/reset/");
        assertThat(admin.get(page).text()).doesNotContain("http://tiaoqi.example/reset/");
        form(admin, page + "/suspension", "days=7&reason=quits").expect(303);
        whom.visitor().get("/api/v1/account").expectProblem(401, "badToken");
        form(admin, page + "/lift", "reason=sorry").expect(303);
        form(admin, page + "/lift", "reason=sorry").expect(404);
        form(admin, page + "/name", "name=A%20name%20" + whom.name().substring(3) + "&reason=an+insult")
                .expect(303);
        admin.get(page).expect(404);
        assertThat(admin.get("/admin/log").expect(200).text())
                .contains("/admin/players/A%20name%20" + whom.name().substring(3));
    }

    private static Answer form(Visitor admin, String path, String body) {
        return admin.post(path, body, "application/x-www-form-urlencoded");
    }

    private static Answer call(Visitor caller, Door door, Player whom, String game) {
        String path = "/api/v1/admin" + path(door.path(), whom, game);
        String body = door.body().replace("NEW", "New " + whom.name().substring(3));
        return switch (door.method()) {
            case "GET" -> caller.get(path);
            case "DELETE" -> deleteWith(caller, path, body);
            default ->
                caller.send("POST", path, BodyPublishers.ofString(body), Map.of("Content-Type", "application/json"));
        };
    }

    private static String path(String path, Player whom, String game) {
        return path.replace("{name}", encoded(whom.name())).replace("{id}", game);
    }
}
