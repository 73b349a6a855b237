package dev.tiaoqi.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What somebody has played, and who may know. */
class HistoryTest extends RatedTest {

    @Test
    void gamesAreFoundByOpponentResultAndPreset() {
        Player a = player();
        Player lan = player();
        Player qing = player();
        String won = played(a, lan, lan);
        String lost = played(a, qing, a);
        String drawn = twoAtTable(a.visitor(), lan.visitor());
        move(a.visitor(), drawn, "k4-k5", 0).expect(200);
        a.visitor().post(at(drawn, "/draw-offer"), "{}").expect(200);
        lan.visitor().post(at(drawn, "/draw-answer"), "{\"accept\": true}").expect(200);
        assertThat(games(a, "")).containsExactly(drawn, lost, won);
        assertThat(games(a, "?opponent=" + encoded(lan.name()))).containsExactly(drawn, won);
        assertThat(games(a, "?result=won")).containsExactly(won);
        assertThat(games(a, "?result=lost")).containsExactly(lost);
        assertThat(games(a, "?result=drawn")).containsExactly(drawn);
        assertThat(games(a, "?preset=classic&opponent=" + encoded(qing.name()))).containsExactly(lost);
        assertThat(games(a, "?preset=halma")).isEmpty();
        assertThat(games(a, "?opponent=nobody")).isEmpty();
        JsonNode sum = profile(a).get("results").get(0);
        assertThat(sum.get("games").asInt()).isEqualTo(3);
        assertThat(sum.get("won").asInt()).isEqualTo(1);
        assertThat(sum.get("drawn").asInt()).isEqualTo(1);
        assertThat(sum.get("lost").asInt()).isEqualTo(1);
        assertThat(sum.get("ranks").valueStream().map(JsonNode::asInt)).containsExactly(2, 1);
    }

    @Test
    void daysAreThoseOfTheZone() {
        Player a = player();
        String before = played(a, player(), a);
        String after = played(a, player(), a);
        ended(before, "2026-03-01T15:59:59Z");
        ended(after, "2026-03-01T16:00:00Z");
        assertThat(games(a, "?from=2026-03-02")).containsExactly(after);
        assertThat(games(a, "?to=2026-03-01")).containsExactly(before);
        assertThat(games(a, "?from=2026-03-01&to=2026-03-02")).containsExactly(after, before);
        assertThat(games(a, "?from=2026-03-01T16:00:00Z")).containsExactly(after);
        assertThat(games(a, "?to=2026-03-01T16:00:00Z")).containsExactly(before);
    }

    @Test
    void pagesNeitherRepeatNorSkip() {
        Player a = player();
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            made.addFirst(played(a, player(), a));
        }
        made.forEach(game -> ended(game, "2026-03-01T12:00:00Z"));
        List<String> seen = new ArrayList<>();
        String query = "?limit=2";
        while (!query.isEmpty()) {
            JsonNode page = a.visitor().get(of(a, "/games" + query)).expect(200).json();
            seen.addAll(texts(page.get("items"), "id"));
            query = page.get("next").isNull()
                    ? ""
                    : "?limit=2&cursor=" + page.get("next").asString();
        }
        assertThat(seen).hasSize(5).containsExactlyInAnyOrderElementsOf(made);
    }

    @Test
    void privateGamesAreNobodyElsesBusiness() {
        Player a = player();
        Player d = player();
        String game = inPrivate(a, d);
        playTo(11, game, a, d);
        resign(d, game);
        Visitor other = guest();
        assertThat(texts(other.get(of(a, "/games")).json().get("items"), "id")).isEmpty();
        assertThat(other.get(of(a, "")).json().get("results")).isEmpty();
        JsonNode row = other.get(of(a, "/points")).json().get("items").get(0);
        assertThat(row.get("game").isNull()).isTrue();
        assertThat(row.get("terms")).isEmpty();
        assertThat(row.get("after").asInt()).isEqualTo(25);
        assertThat(other.with("Accept", "text/html")
                        .get("/players/" + encoded(a.name()))
                        .expect(200)
                        .text())
                .doesNotContain(game)
                .doesNotContain(d.name());
        for (Player one : List.of(a, d)) {
            assertThat(games(one, a)).containsExactly(game);
            JsonNode own =
                    one.visitor().get(of(a, "/points")).json().get("items").get(0);
            assertThat(own.get("game").asString()).isEqualTo(game);
        }
        assertThat(profile(a).get("results")).hasSize(1);
    }

    @Test
    void whatAnAdminWroteIsForThePlayerHimself() {
        Player a = player(10);
        assertThat(a.visitor().get(of(a, "/points")).json().at("/items/0/note").asString())
                .isEqualTo("what he comes with");
        assertThat(guest().get(of(a, "/points")).json().at("/items/0/note").isNull())
                .isTrue();
    }

    @Test
    void atOneScreenNobodyHasWon() {
        Player a = player();
        String game = create(a.visitor(), "{\"seats\": [\"me\", {\"me\": \"Lan\"}]}");
        a.visitor().post(at(game, "/resignation"), "{\"seat\": \"A\"}").expect(200);
        assertThat(games(a, "")).containsExactly(game);
        assertThat(profile(a).get("results")).isEmpty();
    }

    @Test
    void guestsHaveAPageWithoutPoints() {
        Visitor guest = guest();
        String name = guest.get("/api/v1/account").json().get("name").asString();
        JsonNode json =
                nobody().get("/api/v1/players/" + encoded(name)).expect(200).json();
        assertThat(json.get("kind").asString()).isEqualTo("guest");
        assertThat(json.get("points").isNull()).isTrue();
        assertThat(json.get("level").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "/games?result=both",
        "/games?from=yesterday",
        "/games?to=2026-13-01",
        "/games?limit=0",
        "/games?cursor=x",
        "/games?preset=go",
        "/games?to=%2B999999999-12-31",
        "/games?from=-999999999-01-01",
        "/games?to=%2B1000000000-12-31T23:59:59Z",
        "/games?from=%2B999999999-01-01T00:00:00Z"
    })
    void whatCannotBeAsked(String path) {
        Player a = player();
        nobody().get(of(a, path)).expectProblem(400, "invalidValue");
    }

    @ParameterizedTest
    @CsvSource({"''", "/games", "/points", "/curve"})
    void thereIsNoSuchPlayer(String rest) {
        nobody().get("/api/v1/players/nobody%20here" + rest).expectProblem(404, "notFound");
        nobody().get("/api/v1/players/%3Cb%3E" + rest).expectProblem(404, "notFound");
    }

    private static String played(Player host, Player other, Player loser) {
        String game = twoAtTable(host.visitor(), other.visitor());
        resign(loser, game);
        return game;
    }

    private static String inPrivate(Player host, Player other) {
        JsonNode made = host.visitor()
                .post(
                        "/api/v1/games",
                        "{\"rated\": true, \"visibility\": \"private\", \"options\": {\"first\": \"A\"}}")
                .expect(201)
                .json();
        String code = made.get("inviteUrl").asString().replaceAll(".*/", "");
        String game = made.get("id").asString();
        other.visitor()
                .post(at(game, "/seats"), "{\"invite\": \"" + code + "\"}")
                .expect(200);
        return game;
    }

    private void ended(String game, String at) {
        jdbc.sql("update game_results set ended_at = :at where game_id = :game")
                .param("at", Instants.write(java.time.Instant.parse(at)))
                .param("game", game)
                .update();
    }

    private static List<String> games(Player player, String query) {
        return texts(
                player.visitor()
                        .get(of(player, "/games" + query))
                        .expect(200)
                        .json()
                        .get("items"),
                "id");
    }

    private static List<String> games(Player viewer, Player player) {
        return texts(
                viewer.visitor().get(of(player, "/games")).expect(200).json().get("items"), "id");
    }
}
