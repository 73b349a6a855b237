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
    void aLinkFillsTheFormInAsAPresetHasIt() {
        String page = lobby().see("/?new=qq-symmetric").expect(200).text();
        assertThat(page)
                .contains("name=\"preset\" value=\"qq-symmetric\" checked", "name=\"base\" value=\"qq-symmetric\"")
                .contains("name=\"hop\" value=\"symmetric\" checked", "name=\"clock\" value=\"perMove-30\" checked")
                .contains("name=\"homeDeadlines\" value=\"qq\" checked", "href=\"/?new=qq-adjacent#new\"");
        assertThat(lobby().see("/?new=%3Cx%3E").expect(200).text())
                .contains("name=\"preset\" value=\"classic\" checked", "name=\"clock\" value=\"none\" checked");
    }

    @Test
    void halmaIsPlayedByTwoOrFourInTheCornersOfTheSquare() {
        Lobby lobby = lobby();
        assertThat(lobby.see("/?new=halma").expect(200).text())
                .contains("name=\"board\" value=\"square16\" checked", "name=\"men\" value=\"19\" checked");
        Map<String, String> four = Map.of("preset", "halma", "players", "4", "men", "13", "seat.C", "bot:1");
        JsonNode game = lobby.json(game(lobby.create(four)));
        assertThat(game.get("board").asString()).isEqualTo("square16");
        assertThat(game.at("/seats/2/kind").asString()).isEqualTo("bot");
        String lists = lobby.see("/").expect(200).text();
        assertThat(lists).contains("方盘", "class=\"open seat-d\"").doesNotContain("seat-e\"/></svg>");
    }

    @Test
    void aPresetAloneIsItsGame() {
        Lobby lobby = lobby();
        JsonNode game = lobby.json(game(lobby.create(Map.of("preset", "qq-adjacent"))));
        assertThat(game.get("preset").asString()).isEqualTo("qq-adjacent");
        assertThat(game.get("rated").asBoolean()).isFalse();
        assertThat(game.get("options").toString())
                .contains("\"moveMillis\":30000", "\"win\":\"ownMen\"", "\"foreignCamps\":\"noStopping\"");
    }

    @Test
    void whereNoScriptFilledTheRowsInThoseLeftAloneFollowThePreset() {
        Lobby lobby = lobby();
        JsonNode game = lobby.json(game(lobby.create(Map.of(
                "base",
                "classic",
                "preset",
                "qq-symmetric",
                "hop",
                "adjacent",
                "clock",
                "none",
                "stayInTarget",
                "true",
                "maxRounds",
                "77",
                "players",
                "3"))));
        assertThat(game.get("preset").asString()).isEqualTo("qq-symmetric");
        assertThat(game.get("players").asInt()).isEqualTo(3);
        assertThat(game.get("options").toString())
                .contains(
                        "\"hop\":\"symmetric\"", "\"moveMillis\":30000", "\"stayInTarget\":false", "\"maxRounds\":77");
    }

    @Test
    void onceFilledInEachRowMayBeChanged() {
        Lobby lobby = lobby();
        JsonNode game = lobby.json(game(lobby.create(
                Map.of("base", "qq-adjacent", "preset", "qq-adjacent", "clock", "none", "stayInTarget", "true"))));
        assertThat(game.get("preset").asString()).isEqualTo("qq-adjacent");
        assertThat(game.get("options").toString())
                .contains("\"clock\":{\"kind\":\"none\"}", "\"stayInTarget\":true", "\"win\":\"ownMen\"");
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
    }

    @Test
    void namesOfFriendsAreShownAsText() {
        Lobby lobby = lobby();
        game(lobby.create(Map.of("seat.D", "other", "name.D", "O'Neil")));
        assertThat(lobby.page()).contains("你 对 O&#39;Neil");
    }

    @Test
    void clocksAndDeadlinesOfOnesOwnArrive() {
        Lobby lobby = lobby();
        JsonNode game = lobby.json(game(lobby.create(Map.of(
                "clock",
                "fischer",
                "clock.minutes",
                "7.5",
                "clock.increment",
                "3",
                "homeDeadlines",
                "own",
                "deadline.round.1",
                "12",
                "deadline.men.1",
                "4",
                "deadline.round.3",
                "20",
                "deadline.men.3",
                "10"))));
        assertThat(game.get("options").toString())
                .contains("\"baseMillis\":450000,\"incrementMillis\":3000")
                .contains("\"homeDeadlines\":[{\"round\":12,\"men\":4},{\"round\":20,\"men\":10}]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            clock=perMove&clock.seconds=soon                                | e-clock
            clock=correspondence&clock.days=31                              | e-clock
            homeDeadlines=own                                               | e-homeDeadlines
            homeDeadlines=own&deadline.round.1=20                           | e-homeDeadlines
            homeDeadlines=own&deadline.round.1=20&deadline.men.1=11         | e-homeDeadlines
            win=ownMen                                                      | e-homeDeadlines
            items=true&board=star3                                          | e-items
            dice=true&capture=true                                          | e-dice
            capture=true&hop=symmetric                                      | e-capture
            deadGame=true&players=3                                         | e-deadGame""")
    void whatIsWrongWithThemStandsBesideThem(String sent, String place) {
        Map<String, String> fields = new java.util.HashMap<>();
        for (String field : sent.split("&", -1)) {
            fields.put(field.split("=", -1)[0], field.split("=", -1)[1]);
        }
        String page = lobby().create(fields).expect(422).text();
        assertThat(page).containsPattern("id=\"" + place + "\">[^<]+<");
    }

    @Test
    void theScriptIsToldWhatContradictsWhatByTheRulesThemselves() {
        String page =
                lobby().see("/").expect(200).text().replace("&quot;", "\"").replace("&lt;", "<");
        assertThat(page)
                .contains(
                        "{\"field\":\"deadGame\",\"value\":\"true\",\"by\":\"players\",\"is\":\"3\",\"code\":\"deadGameNeedsTwo\"}")
                .contains(
                        "{\"field\":\"homeDeadlines\",\"value\":\"none\",\"by\":\"win\",\"is\":\"ownMen\",\"code\":\"ownMenNeedsDeadlines\"}")
                .contains(
                        "{\"field\":\"rated\",\"value\":\"true\",\"by\":\"maxRounds\",\"is\":\"<100\",\"code\":\"ratedNeedsRounds\"}")
                .contains("data-code=\"ownMenNeedsDeadlines\">")
                .contains(
                        "{\"field\":\"items\",\"value\":\"true\",\"by\":\"board\",\"is\":\"star3\",\"code\":\"itemsNeedStar4\"}")
                .contains(
                        "{\"field\":\"dice\",\"value\":\"true\",\"by\":\"items\",\"is\":\"true\",\"code\":\"diceAlone\"}")
                .contains(
                        "{\"field\":\"dice\",\"value\":\"true\",\"by\":\"capture\",\"is\":\"true\",\"code\":\"diceAlone\"}")
                .contains(
                        "{\"field\":\"capture\",\"value\":\"true\",\"by\":\"hop\",\"is\":\"symmetric\",\"code\":\"captureByAdjacentHops\"}")
                .contains(
                        "{\"field\":\"rated\",\"value\":\"true\",\"by\":\"dice\",\"is\":\"true\",\"code\":\"ratedWithoutExtras\"}")
                .doesNotContain("\"field\":\"hop\"", "\"value\":\"own\"");
    }

    @ParameterizedTest
    @CsvSource({"items", "tournament", "halma", "classic", "qq-adjacent", "qq-symmetric"})
    void eachPresetIsOfferedWithItsSentence(String preset) {
        String page = lobby().see("/?new=" + preset).expect(200).text();
        assertThat(page)
                .contains("name=\"preset\" value=\"" + preset + "\" checked")
                .containsPattern("<span data-preset=\"" + preset + "\">[^<]{10,}</span>")
                .containsOnlyOnce("data-preset=\"" + preset + "\"");
        assertThat(page.split("data-preset=\"[a-z-]+\" hidden", -1)).hasSize(6);
    }

    @Test
    void extrasArrive() {
        Lobby lobby = lobby();
        assertThat(lobby.json(game(lobby.create(Map.of("preset", "items"))))
                        .get("options")
                        .toString())
                .contains("\"items\":true", "\"hop\":\"symmetric\"", "\"moveMillis\":45000");
        assertThat(lobby.json(game(lobby.create(Map.of("dice", "true"))))
                        .at("/options/dice")
                        .asBoolean())
                .isTrue();
        assertThat(lobby.json(game(lobby.create(Map.of("capture", "true"))))
                        .at("/options/capture")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void everyOptionHasASentenceAndAPicture() {
        String page = lobby().see("/").expect(200).text();
        for (Choices.Field field : Choices.ALL.more()) {
            assertThat(page).contains("id=\"w-" + field.name() + "\"");
            if (!field.name().equals("clock")) {
                assertThat(dev.tiaoqi.server.guide.OptionFigures.of(field.name()))
                        .as(field.name())
                        .isNotEmpty();
            }
        }
    }

    @Test
    void rulesAreKeptSharedByALinkAndBeginTheForm() {
        Visitor browser = browser();
        Lobby lobby = Lobby.of(browser);
        Map<String, String> wish =
                new java.util.HashMap<>(Map.of("hop", "symmetric", "players", "4", "clock", "perMove"));
        wish.putAll(Map.of("clock.seconds", "12.5", "name", "Friday", "keep", ""));
        String link = lobby.send("/", wish).expect(303).header("Location");
        assertThat(link).contains("/rules-of/");
        String code = link.substring(link.lastIndexOf('/') + 1);
        String page = lobby().see("/rules-of/" + code).expect(200).text();
        assertThat(page).contains("Friday", "每步 12.5 秒", "href=\"/?rules=" + code + "#new\"", "class=\"differs\"");
        String form = lobby().see("/?rules=" + code).expect(200).text();
        assertThat(form)
                .contains("name=\"hop\" value=\"symmetric\" checked", "name=\"players\" value=\"4\" checked")
                .contains("name=\"clock\" value=\"perMove\" checked", "name=\"clock.seconds\" value=\"12.5\"");
        assertThat(lobby.see("/house-rules").expect(200).text()).contains("Friday");
        lobby().see("/rules-of/nothing").expect(404);
    }
}
