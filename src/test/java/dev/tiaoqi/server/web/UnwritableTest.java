package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Characters that no name has and not every database can take: whoever asks for them hears that there is nothing. */
class UnwritableTest extends GameTest {

    private static final String NUL = "\\u0000";
    private static final String HALF = "\\ud800";

    @Autowired
    private JdbcClient jdbc;

    private Visitor admin = nobody();
    private String name = "";
    private String game = "";

    @BeforeEach
    void anAdminAtATable() {
        admin = guest();
        name = admin.get("/api/v1/account").json().get("name").asString();
        jdbc.sql("update people set admin = true where name = :name")
                .param("name", name)
                .update();
        jdbc.sql("update credentials set scopes = 'read play admin' where person_id ="
                        + " (select id from people where name = :name)")
                .param("name", name)
                .update();
        game = newGame(admin);
    }

    @Test
    void nobodyIsCalledSo() {
        for (String called : new String[] {NUL, "a" + NUL, HALF}) {
            String entry = "{\"name\": \"" + called + "\", \"password\": \"nine men's morris\"}";
            nobody().post("/api/v1/account/sign-in", entry).expectProblem(403, "wrongCredentials");
            nobody().post("/api/v1/account/sign-up", entry).expectProblem(400, "invalidValue");
            String body = "{\"name\": \"" + called + "\"}";
            nobody().post("/api/v1/guests", body).expectProblem(400, "invalidValue");
            admin.post(at(game, "/invitations"), body).expectProblem(400, "invalidValue");
            admin.post("/api/v1/house-rules", "{\"name\": \"" + called + "\", \"rules\": {}}")
                    .expect(400);
            admin.post("/api/v1/account/tokens", "{\"label\": \"" + called + "\"}")
                    .expectProblem(400, "invalidValue");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/games?player=",
                "/api/v1/games?mine=true&player=",
                "/api/v1/archive/games?player=",
                "/api/v1/archive/games?player=NAME&opponent=",
                "/api/v1/players/NAME/games?opponent=",
                "/api/v1/admin/players?search="
            })
    void listsOfNobodyAreEmpty(String list) {
        for (String sought : new String[] {"%00", "a%00"}) {
            JsonNode found = admin.get(list.replace("NAME", encoded(name)) + sought)
                    .expect(200)
                    .json();
            assertThat(found.get("items")).isEmpty();
            assertThat(found.get("next").isNull()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/, 200",
        "/lobby/lists, 200",
        "/my, 200",
        "/archive, 200",
        "/editor, 200",
        "/players/NAME, 200",
        "/leaderboard, 200",
        "/admin, 404",
        "/records, 200"
    })
    void pagesShowThatThereIsNothing(String page, int status) {
        Visitor reader = browser().with("Accept", "text/html");
        String fields =
                "?rules=%00&new=%00&player=%00&opponent=%00&cursor=%00&status=%00&preset=%00&from=%00&older=%00";
        reader.get(page.replace("NAME", encoded(name)) + fields).expect(status);
    }

    @ParameterizedTest
    @CsvSource({"/, decline=%00", "/, join=%00", "/house-rules, rename=%00&name=x", "/house-rules, forget=%00"})
    void whatIsNoCodeLeadsNowhere(String page, String form) {
        Visitor reader = browser();
        reader.post("/", "seek=&preset=classic", "application/x-www-form-urlencoded");
        reader.post("/", "stop=", "application/x-www-form-urlencoded");
        reader.submit(page, form).expect(404);
    }

    @Test
    void noInviteIsWrittenSo() {
        String hidden = create(guest(), "{\"visibility\": \"private\"}");
        admin.post(at(hidden, "/seats"), "{\"invite\": \"" + NUL + "\"}").expectProblem(404, "notFound");
        guest().get("/api/v1/games/" + hidden + "?invite=%00").expectProblem(404, "notFound");
    }

    @Test
    void noPlaceInAListIsCalledSo() {
        String place = Base64.getUrlEncoder().encodeToString("a\u0000".getBytes(StandardCharsets.UTF_8));
        for (String list : new String[] {"/leaderboard", "/admin/players", "/admin/log", "/games"}) {
            admin.get("/api/v1" + list + "?cursor=" + place).expectProblem(400, "invalidValue");
        }
    }

    /** Also those that nobody has thought of yet: the contract knows them all. */
    @Test
    void noTextInAnAddressBreaksAnything() {
        JsonNode paths = nobody().get("/v3/api-docs").json().get("paths");
        paths.properties().stream()
                .filter(path -> path.getValue().has("get") && !path.getKey().endsWith("/events"))
                .forEach(path -> StreamSupport.stream(
                                path.getValue().get("get").path("parameters").spliterator(), false)
                        .filter(parameter -> parameter.get("in").asString().equals("query"))
                        .forEach(parameter ->
                                ask(path.getKey(), parameter.get("name").asString())));
    }

    private void ask(String path, String parameter) {
        String address = path.replace("{id}", game).replace("{name}", encoded(name));
        Answer answer = admin.get(address + "?" + parameter + "=a%00");
        assertThat(answer.status()).as(path + "?" + parameter).isIn(200, 400, 404, 409, 422);
    }

    private static String encoded(String text) {
        return java.net.URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
