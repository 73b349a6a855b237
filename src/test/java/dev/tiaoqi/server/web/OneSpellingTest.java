package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.Wire;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A door opens at its own address alone: whoever writes it otherwise gets past nobody who stands before it. */
class OneSpellingTest extends GameTest {

    /** How else an address may be written; some of them lead to the same door in other houses. */
    private static final Map<String, UnaryOperator<String>> SPELLINGS = spellings();

    @Autowired
    private JdbcClient jdbc;

    private String token = "";
    private Visitor admin = nobody();
    private String game = "";

    private static Map<String, UnaryOperator<String>> spellings() {
        Map<String, UnaryOperator<String>> all = new LinkedHashMap<>();
        all.put("first letter encoded", path -> path.replace("/api", "/%61pi"));
        all.put("capital digits", path -> path.replace("/api", "/a%70%69"));
        all.put("digit encoded", path -> path.replace("/v1", "/v%31"));
        all.put("last character encoded", OneSpellingTest::lastEncoded);
        all.put("encoded in full", OneSpellingTest::allEncoded);
        all.put("encoded twice", path -> path.replace("/api", "/%2561pi"));
        all.put("too long in UTF-8", path -> path.replace("/api", "/%C1%A1pi"));
        all.put("wide letter", path -> path.replace("/api", "/%EF%BD%81pi"));
        all.put("capitals", path -> path.replace("/api", "/API"));
        all.put("a capital at the end", path -> path.substring(0, path.length() - 1) + "S");
        all.put("slash at the end", path -> path + "/");
        all.put("dot at the end", path -> path + ".");
        all.put("suffix", path -> path + ".json");
        all.put("blank at the end", path -> path + "%20");
        all.put("blank before", path -> "/%20" + path.substring(1));
        all.put("line end", path -> path + "%0A");
        all.put("NUL", path -> path.replace("/v1", "%00/v1"));
        all.put("parameter", path -> path.replace("/api", "/api;x=1"));
        all.put("parameter at the end", path -> path + ";x");
        all.put("encoded parameter", path -> path + "%3Bx");
        all.put("empty parameter", path -> "/;" + path);
        all.put("two slashes before", path -> "/" + path);
        all.put("two slashes within", path -> path.replace("/v1", "//v1"));
        all.put("encoded slash", path -> path.replace("/v1", "%2Fv1"));
        all.put("backslash", path -> path.replace("/v1", "%5Cv1"));
        all.put("here", path -> "/." + path);
        all.put("here within", path -> path.replace("/v1", "/./v1"));
        all.put("back", path -> "/x/.." + path);
        all.put("back from what is not limited", path -> "/assets/.." + path);
        all.put("encoded back", path -> "/assets/%2e%2e" + path);
        all.put("half encoded back", path -> "/assets/.%2E" + path);
        return all;
    }

    private static String lastEncoded(String path) {
        int last = path.length() - 1;
        return path.substring(0, last) + "%%%02x".formatted((int) path.charAt(last));
    }

    private static String allEncoded(String path) {
        StringBuilder encoded = new StringBuilder();
        path.chars().forEach(sign -> encoded.append(sign == '/' ? "/" : "%%%02X".formatted(sign)));
        return encoded.toString();
    }

    static List<String> names() {
        return List.copyOf(SPELLINGS.keySet());
    }

    @BeforeEach
    void anAdminAtATable() {
        token = nobody().post("/api/v1/guests", "{}").json().get("token").asString();
        admin = nobody().withToken(token);
        String name = admin.get("/api/v1/account").json().get("name").asString();
        jdbc.sql("update people set admin = true where name = :name")
                .param("name", name)
                .update();
        jdbc.sql("update credentials set scopes = 'read play admin' where person_id ="
                        + " (select id from people where name = :name)")
                .param("name", name)
                .update();
        game = twoAtTable(admin, guest());
    }

    @ParameterizedTest
    @MethodSource("names")
    void anotherSpellingIsRefusedAndDoesNothing(String spelling) {
        UnaryOperator<String> other = Objects.requireNonNull(SPELLINGS.get(spelling));
        refused("POST " + other.apply(at(game, "/moves")), "{\"move\": \"l3:j5\", \"ply\": 0}");
        refused("POST " + other.apply("/api/v1/games"), "{}");
        refused("POST " + other.apply("/api/v1/account/tokens"), "{}");
        refused("POST " + other.apply("/api/v1/records"), "x");
        refused("POST " + other.apply("/api/v1/positions/legal-moves"), "{}");
        refused("GET " + other.apply("/api/v1/admin/figures"), "");
        refused("GET " + other.apply("/api/v1/admin/players"), "");
        assertThat(look(admin, game).get("ply").asInt()).isZero();
        assertThat(admin.get("/api/v1/games?mine=true").json().get("items")).hasSize(1);
        assertThat(admin.get("/api/v1/account/tokens").json().get("items")).hasSize(1);
    }

    @Test
    void theAddressesThemselvesLead() {
        assertThat(asked("GET /api/v1/admin/figures", "")).startsWith("HTTP/1.1 200 ");
        assertThat(asked("POST " + at(game, "/moves"), "{\"move\": \"l3:j5\", \"ply\": 0}"))
                .startsWith("HTTP/1.1 200 ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"青云", "Ελένη", "J. R.", "O'Brien", "a_b-c"})
    void whatNeedsToBeEncodedMayBe(String letters) {
        String name = letters + System.nanoTime() % 10_000_000_000L;
        nobody().post("/api/v1/guests", "{\"name\": \"" + name + "\"}").expect(201);
        String path = URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
        assertThat(nobody().get("/api/v1/players/" + path)
                        .expect(200)
                        .json()
                        .get("name")
                        .asString())
                .isEqualTo(name);
    }

    @Test
    void browsersSeeAPage() {
        assertThat(nobody().with("Accept", "text/html")
                        .get("/l%65aderboard")
                        .expect(400)
                        .text())
                .contains("/problems/unreadable");
    }

    @Test
    void noFormIsReadBeforeItsSenderIsKnown() {
        String form = "old=" + "x".repeat(100_000);
        nobody().send(
                        "PUT",
                        "/api/v1/account/password",
                        BodyPublishers.ofString(form),
                        Map.of("Content-Type", "application/x-www-form-urlencoded"))
                .expectProblem(401, "notSignedIn");
        admin.send(
                        "PUT",
                        "/api/v1/account/password",
                        BodyPublishers.ofString(form),
                        Map.of("Content-Type", "application/x-www-form-urlencoded"))
                .expectProblem(413, "tooLarge");
    }

    private void refused(String line, String body) {
        assertThat(asked(line, body))
                .as(line)
                .matches("(?s)HTTP/1.1 40[04] .*")
                .contains("Content-Type: application/problem+json");
    }

    private String asked(String line, String body) {
        String type = line.contains("records") ? "text/plain" : "application/json";
        return Wire.send(
                port(),
                String.join(
                        "\r\n",
                        line + " HTTP/1.1",
                        "Host: a",
                        "Connection: close",
                        "Authorization: Bearer " + token,
                        "Idempotency-Key: k" + System.nanoTime(),
                        "Content-Type: " + type,
                        "Content-Length: " + body.length(),
                        "",
                        body));
    }
}
