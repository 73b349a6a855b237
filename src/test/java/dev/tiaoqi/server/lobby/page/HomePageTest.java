package dev.tiaoqi.server.lobby.page;

import static dev.tiaoqi.server.lobby.page.Lobby.game;
import static dev.tiaoqi.server.lobby.page.Lobby.makesGuest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class HomePageTest extends ServerTest {

    private Lobby lobby() {
        return Lobby.of(browser());
    }

    @Test
    void lookingMakesNobodyAGuest() {
        for (String path : new String[] {"/", "/lobby/lists", "/my", "/my/lists", "/how", "/j/nothing"}) {
            Answer seen = lobby().see(path);
            assertThat(seen.status()).as(path).isIn(200, 404);
            assertThat(makesGuest(seen)).as(path).isFalse();
        }
    }

    @Test
    void oneClickStartsAGameAgainstTheComputerAndItsMakerBegins() {
        Lobby lobby = lobby();
        Answer answer = lobby.playComputer();
        assertThat(makesGuest(answer)).isTrue();
        JsonNode game = lobby.json(game(answer));
        assertThat(game.get("status").asString()).isEqualTo("running");
        assertThat(game.get("first").asString()).isEqualTo("A");
        assertThat(game.get("you").get("seats").get(0).asString()).isEqualTo("A");
        assertThat(game.get("seats").get(1).get("name").asString()).isEqualTo("bot:1");
        assertThat(game.get("board").asString()).isEqualTo("star4");
        assertThat(game.get("visibility").asString()).isEqualTo("link");
        assertThat(lobby.page())
                .contains("轮到你 · 第 1 轮", "你 对 电脑", "/games/" + game.get("id").asString());
    }

    @Test
    void nothingIsDoneWithoutThePagesToken() {
        Lobby foreign = Lobby.of(browser().with("X-CSRF-TOKEN", ""));
        for (Answer answer : new Answer[] {
            foreign.playComputer(), foreign.create(Map.of()), foreign.join("any"), foreign.send("/j/any", Map.of())
        }) {
            assertThat(answer.expect(403).text()).contains("回大厅");
            assertThat(makesGuest(answer)).isFalse();
        }
    }

    @Test
    void openGamesAreListedForOthersAndJoined() {
        Lobby host = lobby();
        String id = game(host.create(Map.of("players", "3", "hop", "symmetric", "pass", "allowed")));
        assertThat(host.page()).contains("还差 2 人").doesNotContain("name=\"join\" value=\"" + id);
        Lobby other = lobby();
        assertThat(other.page()).contains("name=\"join\" value=\"" + id, "等距跳", "随时可让");
        Answer joined = other.join(id);
        assertThat(game(joined)).isEqualTo(id);
        assertThat(makesGuest(joined)).isTrue();
        assertThat(game(other.join(id))).as("who sits there goes on").isEqualTo(id);
        game(lobby().join(id));
        assertThat(host.json(id).get("status").asString()).isEqualTo("running");
        assertThat(lobby().see("/lobby/lists").text()).contains(id).doesNotContain("value=\"" + id);
    }

    @Test
    void whoComesTooLateHearsWhy() {
        Lobby host = lobby();
        String id = game(host.create(Map.of()));
        game(lobby().join(id));
        Answer late = lobby().join(id);
        assertThat(late.expect(409).text()).contains("role=\"alert\"", "没有办成：棋局已经开始，座位不能再变。");
        assertThat(makesGuest(late)).isFalse();
        assertThat(lobby().join("nosuchgame").expect(404).text()).contains("role=\"alert\"", "开新局");
    }

    @Test
    void hiddenGamesStandInNobodysList() {
        Lobby host = lobby();
        String link = game(host.create(Map.of("visibility", "link")));
        String hidden = game(host.create(Map.of("visibility", "private")));
        assertThat(host.page()).contains(link, hidden);
        assertThat(lobby().page()).doesNotContain(link, hidden);
        lobby().join(hidden).expect(404);
    }

    @Test
    void tooManyGamesAtOnceAreRefusedInTheLobby() {
        Lobby host = lobby();
        for (int i = 0; i < 5; i++) {
            game(host.create(Map.of()));
        }
        Answer refused = host.create(Map.of("men", "15"));
        assertThat(refused.expect(429).text()).contains("5 局在等人", "name=\"men\" value=\"15\" checked");
    }

    @Test
    void inEnglish() {
        Lobby lobby = Lobby.of(browser().with("Accept-Language", "en"));
        game(lobby.playComputer());
        assertThat(lobby.page()).contains("Your turn · round 1", "You v Computer", "Make the game", "One-man hops");
    }

    @Test
    void aPostThatWantsNothingIsRefusedWithAPage() {
        assertThat(lobby().send("/", Map.of("x", "y")).expect(400).text()).contains("回大厅");
    }
}
