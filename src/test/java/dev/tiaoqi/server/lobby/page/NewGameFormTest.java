package dev.tiaoqi.server.lobby.page;

import static dev.tiaoqi.server.lobby.page.Lobby.game;
import static dev.tiaoqi.server.lobby.page.Lobby.makesGuest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class NewGameFormTest extends ServerTest {

    private Lobby lobby() {
        return Lobby.of(browser());
    }

    @Test
    void everyChoiceArrives() {
        Lobby lobby = lobby();
        String id = game(lobby.create(Map.ofEntries(
                Map.entry("board", "star3"),
                Map.entry("players", "3"),
                Map.entry("men", "6"),
                Map.entry("hop", "adjacent-3"),
                Map.entry("foreignCamps", "forbidden"),
                Map.entry("stayInTarget", "false"),
                Map.entry("pass", "allowed"),
                Map.entry("turnOrder", "counterclockwise"),
                Map.entry("first", "C"),
                Map.entry("equalTurns", "true"),
                Map.entry("maxRounds", "77"),
                Map.entry("repetitionLimit", "3"),
                Map.entry("win", "ownMen"),
                Map.entry("homeDeadlines", "qq"),
                Map.entry("clock", "fischer-10-10"),
                Map.entry("seat.C", "other"),
                Map.entry("name.C", "  Lan  "),
                Map.entry("seat.E", "bot:1"),
                Map.entry("visibility", "private"))));
        JsonNode game = lobby.json(id);
        assertThat(game.get("status").asString()).isEqualTo("running");
        assertThat(game.get("board").asString()).isEqualTo("star3");
        assertThat(game.get("players").asInt()).isEqualTo(3);
        assertThat(game.get("men").asInt()).isEqualTo(6);
        assertThat(game.get("visibility").asString()).isEqualTo("private");
        assertThat(game.get("seats").get(1).get("name").asString()).isEqualTo("Lan");
        assertThat(game.get("seats").get(2).get("kind").asString()).isEqualTo("bot");
        assertThat(game.get("options").toString())
                .contains(
                        "\"hop\":\"adjacent-3\"",
                        "\"foreignCamps\":\"forbidden\"",
                        "\"stayInTarget\":false",
                        "\"pass\":\"allowed\"",
                        "\"turnOrder\":\"counterclockwise\"",
                        "\"first\":\"C\"",
                        "\"equalTurns\":true",
                        "\"maxRounds\":77",
                        "\"repetitionLimit\":3",
                        "\"win\":\"ownMen\"",
                        "\"homeDeadlines\":[{\"round\":20,\"men\":3},{\"round\":25,\"men\":5},{\"round\":30,\"men\":6}]",
                        "\"clock\":{\"kind\":\"fischer\",\"baseMillis\":600000,\"incrementMillis\":10000}");
    }

    @Test
    void anEmptyFormIsTheUsualGame() {
        Lobby lobby = lobby();
        JsonNode game = lobby.json(game(lobby.create(Map.of())));
        assertThat(game.get("status").asString()).isEqualTo("open");
        assertThat(game.get("visibility").asString()).isEqualTo("listed");
        assertThat(game.get("inviteUrl").asString()).contains("/j/");
    }

    @ParameterizedTest
    @CsvSource({
        "men, 13, men, 每人不能有 13 子",
        "men, many, men, 没有这个选择",
        "players, 5, players, 不能 5 个人下",
        "players, -1, players, 没有这个选择",
        "players, 99999999999, players, 没有这个选择",
        "board, star5, board, 还不能选这个值",
        "hop, sideways, hop, 没有这个选择",
        "stayInTarget, maybe, stayInTarget, 没有这个选择",
        "first, B, first, 不在这一局里",
        "first, Z, first, 没有这个选择",
        "maxRounds, 19, maxRounds, 20 到 1000",
        "maxRounds, 1001, maxRounds, 20 到 1000",
        "maxRounds, 1e3, maxRounds, 20 到 1000",
        "maxRounds, '', maxRounds, 20 到 1000",
        "repetitionLimit, 4, repetitionLimit, 没有这个选择",
        "clock, sundial, clock, 没有这个选择",
        "homeDeadlines, never, homeDeadlines, 没有这个选择",
        "win, ownMen, homeDeadlines, 全部离营的期限",
        "visibility, all, visibility, 没有这个选择",
        "preset, chess, preset, 还不能选这个值",
        "rated, perhaps, rated, 没有这个选择",
        "rated, true, rated, 计分对局要有账号",
        "seat.D, bot:9, seat.D, 还不能选这个值",
        "seat.D, <b>, seat.D, 没有这个选择",
        "seat.D, other, name.D, 名字要有",
    })
    void whatCanNotBeSaysWhyBesideItsField(String field, String value, String place, String why) {
        Answer answer = lobby().create(Map.of(field, value));
        String page = answer.expect(422).text();
        assertThat(page).contains("role=\"alert\"").doesNotContain("<b>\"");
        int at = page.indexOf("id=\"e-" + place + "\"");
        assertThat(at).as("a place for it").isPositive();
        assertThat(page.substring(at, page.indexOf("</span>", at))).contains(why);
        assertThat(makesGuest(answer)).isFalse();
    }

    @Test
    void nothingTypedIsLostAndNothingTypedIsMarkup() {
        String hostile = "\"><script>alert(1)</script>";
        String page = lobby().create(Map.of(
                        "players",
                        "3",
                        "men",
                        "15",
                        "seat.C",
                        "other",
                        "name.C",
                        hostile,
                        "seat.E",
                        "other",
                        "name.E",
                        "Lan",
                        "maxRounds",
                        "<i>",
                        "foreignCamps",
                        "noStopping"))
                .expect(422)
                .text();
        assertThat(page)
                .doesNotContain("<script>alert", "<i>\"")
                .contains("value=\"&quot;&gt;&lt;script&gt;", "value=\"Lan\"", "value=\"&lt;i&gt;\"")
                .contains("name=\"men\" value=\"15\" checked", "name=\"foreignCamps\" value=\"noStopping\" checked")
                .contains("name=\"seat.C\" value=\"other\" checked", "<details class=\"fold\" open");
    }

    private Lobby player() {
        Visitor browser = browser();
        browser.submit("/sign-up", "name=f" + System.nanoTime() + "&password=nine+men%27s+morris")
                .expect(303);
        return Lobby.of(browser);
    }

    @Test
    void playersChooseWhetherItIsForPointsAndGuestsReadWhyNot() {
        Lobby player = player();
        assertThat(player.page()).doesNotContain("value=\"true\" disabled", "data-never", "sign-up");
        assertThat(lobby().page())
                .contains(
                        "name=\"rated\" value=\"true\" data-never=\"never\" disabled",
                        "计分对局要有账号",
                        "href=\"/sign-up?back=");
        assertThat(rated(player, Map.of("rated", "true"))).isTrue();
        assertThat(rated(player, Map.of("preset", "qq-adjacent", "rated", "false")))
                .isFalse();
        assertThat(rated(player, Map.of("preset", "qq-adjacent", "rated", "true")))
                .isTrue();
        assertThat(rated(player, Map.of("seat.D", "bot:1"))).isFalse();
    }

    @Test
    void theFormAsksForPointsOnce() {
        String page = player().page();
        String row = "id=\"e-rated\"";
        assertThat(page.indexOf(row)).isPositive().isEqualTo(page.lastIndexOf(row));
    }

    private static boolean rated(Lobby lobby, Map<String, String> fields) {
        return lobby.json(game(lobby.create(fields))).get("rated").asBoolean();
    }

    @ParameterizedTest
    @CsvSource({"bot:1, 和电脑下不计分", "me, 一人只能有一席", "other, 一人只能有一席"})
    void whoStandsAgainstPointsIsSaidAndNothingIsLost(String sitter, String why) {
        String page = player().create(Map.of("rated", "true", "maxRounds", "222", "seat.D", sitter, "name.D", "Lan"))
                .expect(422)
                .text();
        int at = page.indexOf("id=\"e-rated\"");
        assertThat(page.substring(at, page.indexOf("</span>", at))).contains(why);
        assertThat(page)
                .contains("name=\"rated\" value=\"true\" checked", "value=\"222\"", "value=\"Lan\"")
                .contains("name=\"seat.D\" value=\"" + sitter + "\" checked");
    }

    @Test
    void severalThingsAreSaidAtOnce() {
        String page = lobby().create(Map.of("seat.D", "other", "maxRounds", "1", "men", "x"))
                .expect(422)
                .text();
        assertThat(page).contains("名字要有", "20 到 1000", "没有这个选择");
        assertThat(page).contains("<a href=\"#e-name.D\">", "<a href=\"#e-maxRounds\">", "<a href=\"#e-men\">");
    }

    @Test
    void namesOfFriendsAreShownAsText() {
        Lobby lobby = lobby();
        game(lobby.create(Map.of("seat.D", "other", "name.D", "O'Neil")));
        assertThat(lobby.page()).contains("你 对 O&#39;Neil");
    }
}
