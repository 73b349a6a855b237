package dev.tiaoqi.server.lobby.page;

import static dev.tiaoqi.server.lobby.page.Lobby.game;
import static dev.tiaoqi.server.lobby.page.Lobby.makesGuest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InvitePageTest extends ServerTest {

    private Lobby lobby() {
        return Lobby.of(browser());
    }

    private static String invite(Lobby host, String game) {
        String url = host.json(game).get("inviteUrl").asString();
        return url.substring(url.indexOf("/j/"));
    }

    @Test
    void openingItChangesNothingAndItsButtonJoins() {
        Lobby host = lobby();
        String id = game(host.create(Map.of("visibility", "private", "hop", "symmetric")));
        String invite = invite(host, id);
        Lobby friend = lobby();
        Answer seen = friend.see(invite).expect(200);
        assertThat(seen.text()).contains("请你下棋", "等距跳", "空席", "action=\"" + invite + "\"");
        assertThat(makesGuest(seen)).isFalse();
        assertThat(host.json(id).get("version").asInt()).isZero();

        Answer joined = friend.send(invite, Map.of());
        assertThat(game(joined)).isEqualTo(id);
        assertThat(makesGuest(joined)).isTrue();
        assertThat(friend.json(id).get("status").asString()).isEqualTo("running");
        assertThat(friend.see(invite).expect(404).text()).contains("用不了了", "回大厅");
        assertThat(lobby().send(invite, Map.of()).expect(404).text()).contains("用不了了");
    }

    @Test
    void whoSitsThereAlreadyIsLedBack() {
        Lobby host = lobby();
        String id = game(host.create(Map.of("players", "3")));
        String invite = invite(host, id);
        assertThat(host.see(invite).expect(200).text())
                .contains("你已经在这一桌了", "/games/" + id)
                .doesNotContain("action=\"" + invite);
        assertThat(game(host.send(invite, Map.of()))).isEqualTo(id);
    }

    @Test
    void aCodeThatIsNoneGetsAFriendlyPage() {
        for (String code : new String[] {"x", "%3Cscript%3E", "a".repeat(200), "..%2e"}) {
            Answer answer = lobby().see("/j/" + code);
            assertThat(answer.status()).as(code).isIn(400, 404);
            assertThat(answer.text()).contains("回大厅").doesNotContain("<script>");
        }
    }

    @Test
    void aCancelledGamesInviteIsDead() {
        Lobby host = lobby();
        String id = game(host.create(Map.of()));
        String invite = invite(host, id);
        host.script().delete("/api/v1/games/" + id).expect(200);
        lobby().see(invite).expect(404);
    }
}
