package dev.tiaoqi.server.lobby.page;

import static dev.tiaoqi.server.lobby.page.Lobby.game;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** How people meet by the forms of the lobby alone. */
@ResourceLock(ServerTest.QUEUE)
class MeetingTest extends ServerTest {

    @Autowired
    private JdbcClient jdbc;

    @AfterEach
    void nobodyWaitsForTheNextTest() {
        jdbc.sql("delete from pairing").update();
    }

    private Lobby lobby() {
        return Lobby.of(browser());
    }

    @Test
    void whoLooksForAGameWaitsAndIsLedToIt() {
        Lobby ming = lobby();
        assertThat(ming.page()).contains("找一局").doesNotContain("id=\"search\"");
        assertThat(seek(ming, "6").expect(303).header("Location")).isEqualTo("/");
        assertThat(ming.page()).contains("正在找一局 6 人的传统", "不找了");
        assertThat(seek(ming, "2").expect(303).header("Location")).isEqualTo("/");
        assertThat(ming.page()).contains("正在找一局 2 人的传统");
        Lobby lan = lobby();
        String game = game(seek(lan, "2"));
        assertThat(ming.see("/lobby/lists").expect(200).text()).contains("data-game=\"" + game + "\"", "找到了");
        assertThat(ming.json(game).at("/you/seats")).hasSize(1);
        assertThat(ming.page()).contains("/games/" + game);
    }

    @Test
    void oneStopsLooking() {
        Lobby ming = lobby();
        seek(ming, "4").expect(303);
        ming.send("/", Map.of("stop", "")).expect(303);
        assertThat(ming.page()).doesNotContain("id=\"search\"");
        lobby().send("/", Map.of("stop", "")).expect(303);
    }

    @Test
    void whatCannotBeLookedForComesBackWithTheReason() {
        assertThat(seek(lobby(), "5").expect(422).text()).contains("没有办成");
        assertThat(lobby().send("/", Map.of("seek", "", "players", "2", "rated", "true"))
                        .expect(422)
                        .text())
                .contains("注册过");
        assertThat(lobby().send("/", Map.of("seek", "", "preset", "none")).status())
                .isBetween(400, 422);
    }

    @Test
    void anInvitationStandsInTheLobbyUntilItIsAnswered() {
        Lobby ming = lobby();
        Lobby lan = lobby();
        String first = game(ming.create(Map.of("visibility", "private")));
        String second = game(ming.create(Map.of("visibility", "private")));
        String name = seated(lan);
        for (String id : new String[] {first, second}) {
            ming.script()
                    .post("/api/v1/games/" + id + "/invitations", "{\"name\": \"" + name + "\"}")
                    .expect(204);
        }
        assertThat(lan.page()).contains("2 桌在等你", "name=\"decline\" value=\"" + first + "\"");
        assertThat(lobby().page()).doesNotContain(first, second);
        lan.send("/", Map.of("decline", first)).expect(303);
        assertThat(lan.page()).contains("1 桌在等你").doesNotContain(first);
        assertThat(game(lan.join(second))).isEqualTo(second);
        assertThat(lan.page()).doesNotContain("桌在等你");
        lan.send("/", Map.of("decline", "nothing")).expect(404);
    }

    @Test
    void openGamesCanBeNarrowed() {
        String two = game(lobby().create(Map.of("players", "2")));
        String three = game(lobby().create(Map.of("players", "3")));
        String page = lobby().see("/?players=3").expect(200).text();
        assertThat(page).contains(three).doesNotContain("value=\"" + two).contains("href=\"/?players=4\"");
        assertThat(lobby().see("/lobby/lists?players=2").expect(200).text())
                .contains(two)
                .doesNotContain(three);
        assertThat(lobby().see("/?players=x&preset=%3Cb%3E&rated=1").expect(200).text())
                .doesNotContain("<b>&", "<b>\"");
    }

    private static Answer seek(Lobby who, String players) {
        return who.send("/", Map.of("seek", "", "players", players));
    }

    /** Makes the browser a guest; answers his name. */
    private static String seated(Lobby who) {
        game(who.playComputer());
        return who.script()
                .get("/api/v1/account")
                .expect(200)
                .json()
                .get("name")
                .asString();
    }
}
