package dev.tiaoqi.server.lobby.page;

import static dev.tiaoqi.server.lobby.page.Lobby.game;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.guide.OptionFigures;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Presets, options and house rules in the form of a new game. */
class NewGameRulesTest extends ServerTest {

    private Lobby lobby() {
        return Lobby.of(browser());
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
        Map<String, String> fields = new HashMap<>();
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
                assertThat(OptionFigures.of(field.name())).as(field.name()).isNotEmpty();
            }
        }
    }

    @Test
    void rulesAreKeptSharedByALinkAndBeginTheForm() {
        Visitor browser = browser();
        Lobby lobby = Lobby.of(browser);
        Map<String, String> wish = new HashMap<>(Map.of("hop", "symmetric", "players", "4", "clock", "perMove"));
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
