package dev.tiaoqi.server.game.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GamePageTest extends GameTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern DATA =
            Pattern.compile("(?s)<script type=\"application/json\" id=\"data\">(.*?)</script>");

    @Test
    void thePageBringsTheGameAndWhatMayBeDoneInIt() {
        Visitor host = browser();
        String game = twoAtTable(host, guest());
        JsonNode data = data(host, game);
        assertThat(data.get("game").get("id").asString()).isEqualTo(game);
        assertThat(data.get("game").get("you").get("seats").size()).isEqualTo(1);
        assertThat(data.get("start")).isEqualTo(data.get("game").get("position"));
        assertThat(data.get("legal").get("moves").size()).isEqualTo(14);
        assertThat(data.get("known").asBoolean()).isTrue();
    }

    @Test
    void inAGameWithItemsItBringsWhatMayBeDoneWithThemToo() {
        Visitor host = browser();
        String game = create(host, "{\"preset\": \"items\", \"options\": {\"first\": \"A\"}}");
        join(guest(), game).expect(200);
        JsonNode legal = data(host, game).get("legal");
        assertThat(host.get("/games/" + game).expect(200).text()).contains("等距跳 · 道具 · 两人");
        assertThat(legal.get("items").valueStream().map(each -> each.get("item").asString()))
                .contains("roadblock", "powerMarble", "wing");
        assertThat(legal)
                .isEqualTo(host.get(at(game, "/legal-moves")).expect(200).json());
    }

    @Test
    void itKnowsTheLevelOfAPlayerAndNoneOfAGuest() {
        Visitor player = browser();
        player.submit("/sign-up", "name=g" + System.nanoTime() + "&password=nine+men%27s+morris")
                .expect(303);
        String game = newGame(guest());
        assertThat(data(player, game).get("level").asInt()).isEqualTo(1);
        assertThat(data(browser(), game).get("level").isNull()).isTrue();
    }

    @Test
    void lookingMakesNobodyAGuest() {
        String game = newGame(guest());
        Visitor passerBy = nobody().with("Accept", "text/html");
        assertThat(passerBy.get("/games/" + game).expect(200).headers("Set-Cookie"))
                .noneMatch(cookie -> cookie.contains("tq_guest"));
        assertThat(data(passerBy, game).get("known").asBoolean()).isFalse();
    }

    @Test
    void whatIsPrivateOrNotThereLooksTheSame() {
        Visitor host = guest();
        String game = create(host, "{\"visibility\": \"private\", \"options\": {\"first\": \"A\"}}");
        String invite = look(host, game).get("inviteUrl").asString().replaceAll(".*/", "");
        Visitor stranger = nobody().with("Accept", "text/html");
        for (String name : new String[] {game, "nothing", "%3Cb%3E"}) {
            assertThat(stranger.get("/games/" + name).expect(404).text())
                    .contains("没有找到")
                    .doesNotContain("id=\"data\"");
        }
        assertThat(data(stranger, game + "?invite=" + invite).get("invite").asString())
                .isEqualTo(invite);
        host.with("Accept", "text/html").get("/games/" + game).expect(200);
    }

    @Test
    void bothLanguagesSayTheRulesAndBringTheirTexts() {
        String game = create(
                guest(),
                "{\"players\": 6, \"options\": {\"hop\": \"symmetric\", \"foreignCamps\": \"noStopping\", \"equalTurns\":"
                        + " true, \"repetitionLimit\": 3, \"maxRounds\": 120}}");
        Visitor reader = nobody().with("Accept", "text/html");
        assertThat(reader.get("/games/" + game).expect(200).text())
                .contains("等距跳 · 六人 · 10 子", "不可停在他营", "至多 3 次", "走满 120 轮", "轮到你");
        assertThat(reader.with("Accept-Language", "en")
                        .get("/games/" + game)
                        .expect(200)
                        .text())
                .contains("Symmetric hops · 6 players · 10 men", "at most 3 times", "After 120 rounds", "Your turn");
    }

    private static JsonNode data(Visitor visitor, String game) {
        String page = visitor.with("Accept", "text/html")
                .get("/games/" + game)
                .expect(200)
                .text();
        Matcher block = DATA.matcher(page);
        assertThat(block.find()).isTrue();
        // Nothing in it can end the element it stands in.
        assertThat(block.group(1)).doesNotContain("<");
        return JSON.readTree(block.group(1));
    }
}
