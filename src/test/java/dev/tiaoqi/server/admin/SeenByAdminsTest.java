package dev.tiaoqi.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.StreamReader;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What admins see: people, games, tokens and the figures of the day. */
@WholeServer
class SeenByAdminsTest extends AdminTest {

    @Test
    void credentialsAreShownWithoutTheirSecrets() {
        Player admin = admin();
        Player whom = player();
        Answer made = whom.visitor()
                .post("/api/v1/account/tokens", "{\"label\": \"my bot\"}")
                .expect(201);
        Answer held = admin.visitor().get(at(whom, "/credentials")).expect(200);
        assertThat(texts(held.json().get("items"), "kind")).containsExactly("token", "token");
        assertThat(held.json().get("items").get(1).get("label").asString()).isEqualTo("my bot");
        assertThat(held.text())
                .doesNotContain(made.json().get("token").asString())
                .doesNotContain("tq_");
    }

    @Test
    void privateGamesAreSeenToo() {
        Player admin = admin();
        Player whom = player();
        String game = create(whom.visitor(), "{\"visibility\": \"private\"}");
        Answer games = admin.visitor().get(at(whom, "/games")).expect(200);
        assertThat(texts(games.json().get("items"), "id")).containsExactly(game);
        assertThat(games.json().get("items").get(0).get("inviteUrl").isNull()).isTrue();
        admin.visitor().get("/api/v1/admin/games/" + game).expect(200);
    }

    @Test
    void privateGamesAreSeenByTheirOrdinaryAddressesByThoseWithTheScope() {
        Player whom = player();
        String game = create(whom.visitor(), "{\"visibility\": \"private\", \"seats\": [\"me\", \"me\"]}");
        String url = "/api/v1/games/" + game;
        String picture = "/games/" + game + "/board.svg";
        Visitor admin = admin().visitor();
        assertThat(admin.get(url).expect(200).json().at("/you/seats")).isEmpty();
        assertThat(admin.get(url + "/moves").expect(200).json().get("turns")).isEmpty();
        admin.with("Accept", "text/plain").get(url).expect(200);
        admin.get(picture).expect(200);
        try (StreamReader stream = StreamReader.of(admin, url + "/events")) {
            assertThat(stream.next("game").get("id").asString()).isEqualTo(game);
        }
        admin.post(url + "/resignation", "{}").expectProblem(403, "notYourSeat");

        for (Visitor other : List.of(adminWithoutScope().visitor(), player().visitor(), nobody())) {
            other.get(url).expectProblem(404, "notFound");
            other.with("Accept", "text/plain").get(url).expectProblem(404, "notFound");
            other.get(picture).expect(404);
            assertThat(other.open(url + "/events", StreamReader.LINES).statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void turnsAreSeenWithTheTimeTheyTook() {
        Player admin = admin();
        Player a = player();
        Player d = player();
        String game = rated("", a, d);
        playTo(2, game, a, d);
        JsonNode turns = admin.visitor()
                .get("/api/v1/admin/games/" + game)
                .expect(200)
                .json()
                .get("turns");
        assertThat(texts(turns, "move")).containsExactly("k4-k5", "g14-g13");
        assertThat(turns.get(0).get("thinkMillis").asLong()).isNotNegative();
    }

    @Test
    void peopleAreFoundByHowTheirNamesBeginAPageAtATime() {
        Player admin = admin();
        String tag = "Zhu" + admin.name().substring(3);
        List<String> names = List.of("a", "B", "c", "D", "e");
        names.forEach(name -> named(tag + name));
        List<String> seen = new ArrayList<>();
        String next = "";
        for (int page = 0; page < 10 && next != null; page++) {
            JsonNode answer = admin.visitor()
                    .get("/api/v1/admin/players?limit=2&search=" + encoded(tag.toUpperCase(java.util.Locale.ROOT))
                            + (next.isEmpty() ? "" : "&cursor=" + next))
                    .expect(200)
                    .json();
            seen.addAll(texts(answer.get("items"), "name"));
            next = answer.get("next").isNull() ? null : answer.get("next").asString();
            if (page == 0) {
                named(tag + "aa"); // before where the next page begins
            }
        }
        assertThat(seen)
                .containsExactlyElementsOf(
                        names.stream().map(name -> tag + name).toList());
        for (String nothing : List.of("%25", "_", "!", "%25" + tag, "no such name at all")) {
            assertThat(admin.visitor()
                            .get("/api/v1/admin/players?limit=100&search=" + nothing.replace(" ", "%20"))
                            .expect(200)
                            .json()
                            .get("items"))
                    .noneMatch(item -> item.get("name").asString().startsWith(tag) && !nothing.equals("_"));
        }
        for (String bad : List.of("limit=0", "limit=101", "limit=x", "cursor=!", "search=" + "x".repeat(41))) {
            admin.visitor().get("/api/v1/admin/players?" + bad).expectProblem(400, "invalidValue");
        }
    }

    @Test
    void theSuspendedAreFoundAmongThem() {
        Player admin = admin();
        Player whom = player();
        player();
        admin.visitor().post(at(whom, "/suspension"), BECAUSE).expect(200);
        JsonNode items = admin.visitor()
                .get("/api/v1/admin/players?suspended=true&limit=100&search=" + encoded(whom.name()))
                .json()
                .get("items");
        assertThat(texts(items, "name")).containsExactly(whom.name());
        assertThat(items.get(0).get("suspension").get("reason").asString()).isEqualTo("so it must be");
    }

    @Test
    void tablesAreWholeAndNoFormulas() {
        Player admin = admin();
        Player whom = player(-7);
        String evil = "{\"reason\": \"=HYPERLINK(\\\"http://evil\\\"), \\\"x\\\"\"}";
        admin.visitor().post(at(whom, "/suspension"), evil).expect(200);
        Answer table = admin.visitor().get("/api/v1/admin/players.csv").expect(200);
        assertThat(table.header("Content-Type")).startsWith("text/csv");
        assertThat(table.header("Content-Disposition")).contains("attachment");
        assertThat(table.text()).startsWith("\uFEFFname,kind,").contains("\r\n");
        assertThat(table.text().lines().filter(line -> line.startsWith(whom.name())))
                .singleElement()
                .asString()
                .contains(",-7,")
                .endsWith(",\"'=HYPERLINK(\"\"http://evil\"\"), \"\"x\"\"\"");
        String game = rated("", player(), player());
        assertThat(admin.visitor()
                        .get("/api/v1/admin/games.csv?status=running")
                        .expect(200)
                        .text())
                .contains("\r\n" + game + ",running,");
        admin.visitor().get("/api/v1/admin/games.csv?status=x").expectProblem(400, "invalidValue");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "Lan|Lan",
                "-5|-5",
                "12|12",
                "=1+1|'=1+1",
                "+1|'+1",
                "-a|'-a",
                "@x|'@x",
                "＝1|'＝1",
                "a=1|a=1",
                "-5 + 3|'-5 + 3",
                "a b|a b"
            },
            delimiter = '|')
    void aCellIsNeverAFormula(String text, String cell) {
        assertThat(Csv.cell(text)).isEqualTo(cell);
    }

    @Test
    void aCellKeepsItsQuotesAndLines() {
        assertThat(Csv.cell("a,\"b\"")).isEqualTo("\"a,\"\"b\"\"\"");
        assertThat(Csv.cell(" =1")).isEqualTo("' =1");
        assertThat(Csv.cell("\t=1")).isEqualTo("\"'\t=1\"");
        assertThat(Csv.cell("")).isEmpty();
    }

    @Test
    void figuresOfTheDayCountWhatHappens() {
        Player admin = admin();
        JsonNode before =
                admin.visitor().get("/api/v1/admin/figures").expect(200).json();
        rated("", player(), player());
        JsonNode after =
                admin.visitor().get("/api/v1/admin/figures").expect(200).json();
        assertThat(after.get("games").get("started").asInt())
                .isGreaterThan(before.get("games").get("started").asInt());
        assertThat(after.get("players").get("played").asInt())
                .isGreaterThan(before.get("players").get("played").asInt());
        assertThat(after.get("load").get("processors").asInt()).isPositive();
    }

    private void named(String name) {
        nobody().post("/api/v1/guests", "{\"name\": \"" + name + "\"}").expect(201);
    }
}
