package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;

class RecordsIT extends BrowserTest {

    @Test
    void aRecordThatOneBringsIsReplayedAndAWrongOneIsMarked() {
        String record = record();
        Screen screen = screen(desktop());
        screen.page().navigate("/records");
        read(screen, record.replace("f15:h13", "f15:a13"));
        assertThat(screen.says()).containsText("走不到");
        assertThat(screen.find("#fault mark")).hasText("f15:a13");
        assertThat(screen.find("#view")).isHidden();
        read(screen, record);
        assertThat(screen.find(".record td button")).hasCount(2);
        assertThat(screen.find("#fault")).isHidden();
        assertThat(screen.find("#ending")).containsText("认输");
        screen.find(".mast .to-dark").click();
        assertThat(screen.find("html")).hasAttribute("data-theme", "dark");
        assertThat(screen.find("#text")).hasValue(record);
        assertThat(screen.find(".record td button")).hasCount(2);
        screen.find(".scrubber").focus();
        screen.page().keyboard().press("Home");
        assertThat(screen.find(".scrubber")).hasAttribute("aria-valuenow", "0");
        screen.awaitCalm();
        assertThat(screen.men()).hasSize(20).containsEntry("l3", "圆点").doesNotContainKey("j5");
        screen.page().keyboard().press("ArrowRight");
        screen.awaitCalm();
        assertThat(screen.men()).containsEntry("j5", "圆点");
        screen.find(".figures summary").click();
        assertThat(screen.find(".figures tbody tr")).hasCount(2);
    }

    @Test
    void theAddressOfATurnLeadsToIt() {
        Visitor ming = guest();
        String game = played(ming);
        Screen screen = screen(desktop()).open(game + "?ply=1");
        assertThat(screen.find("[aria-current=step]")).hasText("l3:j5");
        assertThat(screen.find(".scrubber")).hasAttribute("aria-valuenow", "1");
        screen.find(".scrubber").focus();
        screen.page().keyboard().press("ArrowLeft");
        screen.page().waitForURL("**/games/" + game + "?ply=0");
    }

    private String record() {
        Visitor ming = guest();
        return ming.with("Accept", "text/plain")
                .get("/api/v1/games/" + played(ming))
                .expect(200)
                .text();
    }

    /** Two moves at one screen, then D resigns. */
    private static String played(Visitor ming) {
        String game = ming.post(
                        "/api/v1/games", "{\"seats\": [\"me\", {\"me\": \"Lan\"}], \"options\": {\"first\": \"A\"}}")
                .expect(201)
                .json()
                .get("id")
                .asString();
        String at = "/api/v1/games/" + game;
        ming.post(at + "/moves", "{\"move\": \"l3:j5\", \"ply\": 0}").expect(200);
        ming.post(at + "/moves", "{\"move\": \"f15:h13\", \"ply\": 1}").expect(200);
        ming.post(at + "/resignation", "{\"seat\": \"D\"}").expect(200);
        return game;
    }

    private static void read(Screen screen, String record) {
        screen.find("#text").fill(record);
        screen.find("#reader .main").click();
    }
}
