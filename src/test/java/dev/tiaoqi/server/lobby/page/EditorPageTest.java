package dev.tiaoqi.server.lobby.page;

import static dev.tiaoqi.server.lobby.page.Lobby.game;
import static dev.tiaoqi.server.lobby.page.Lobby.makesGuest;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class EditorPageTest extends ServerTest {

    private static final String NEARLY = "star4 A/AA/AAA/AAA1/13/12/11/10/4A4/10/11/12/13/D3/3/DD/D A 7";

    private Lobby lobby() {
        return Lobby.of(browser());
    }

    private static String at(String position) {
        return "/editor?position=" + URLEncoder.encode(position, StandardCharsets.UTF_8);
    }

    @Test
    void theAddressSaysWhatIsSetUpAndLookingMakesNobodyAGuest() {
        Answer seen = lobby().see(at(NEARLY) + "&players=4&men=13&new=halma");
        assertThat(seen.expect(200).text())
                .contains("摆局面", "从这个局面开局", "value=\"" + NEARLY + "\"")
                .contains("name=\"players\" value=\"4\" checked", "name=\"men\" value=\"13\" checked")
                .contains("name=\"preset\" value=\"halma\" checked", "\"undo\":\"撤销\"")
                .doesNotContain("name=\"rated\"", "name=\"first\"", "name=\"keep\"");
        assertThat(makesGuest(seen)).isFalse();
        Lobby english = Lobby.of(browser().with("Accept-Language", "en"));
        assertThat(english.see("/editor?players=&board=none").expect(200).text())
                .contains("Set up a position", "\"undo\":\"Undo\"", "name=\"players\" value=\"2\" checked");
    }

    @Test
    void whateverStandsInTheAddressIsTextOnly() {
        assertThat(lobby().see(at("\"><script>alert(1)</script>")).expect(200).text())
                .doesNotContain("<script>alert")
                .contains("value=\"&quot;&gt;&lt;script&gt;");
    }

    @Test
    void aGameBeginsFromThePositionThatTheFormBringsAlong() {
        Lobby lobby = lobby();
        JsonNode game = lobby.json(game(
                lobby.create(Map.of("position", NEARLY, "preset", "qq-adjacent", "seat.A", "me", "seat.D", "bot:1"))));
        assertThat(game.get("position").asString()).isEqualTo(NEARLY);
        assertThat(game.get("toMove").asString()).isEqualTo("A");
        assertThat(game.get("round").asInt()).isEqualTo(7);
        assertThat(game.get("rated").asBoolean()).isFalse();
        assertThat(game.get("preset").asString()).isEqualTo("qq-adjacent");
    }

    @Test
    void fromAnImpossibleOneNoneBeginsAndItComesBackWithTheReason() {
        String unknown = NEARLY.replace("4A4", "4B4");
        assertThat(lobby().create(Map.of("position", unknown, "men", "15"))
                        .expect(422)
                        .text())
                .contains("摆局面", "role=\"alert\"", "这一局没有 B 席", "value=\"" + unknown + "\"")
                .contains("name=\"men\" value=\"15\" checked");
        assertThat(lobby().create(Map.of("position", "nonsense")).expect(422).text())
                .contains("局面要有四项", "value=\"nonsense\"");
    }

    @Test
    void itIsFoundFromWhereOneLooksForIt() {
        assertThat(lobby().page()).contains("href=\"/editor\">摆个局面再开");
        assertThat(lobby().see("/records").text()).contains("href=\"/editor\">只有局面？摆出来");
        assertThat(lobby().see("/rules").text()).contains("tips\">", "</a><a href=\"/editor\">摆局面");
        assertThat(lobby().see("/archive").text()).contains("href=\"/editor?position=star4%20D/DD");
    }
}
