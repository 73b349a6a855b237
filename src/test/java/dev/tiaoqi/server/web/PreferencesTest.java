package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PreferencesTest extends ServerTest {

    private static final String FORM = "application/x-www-form-urlencoded";

    @Test
    void theFirstPaintAfterAChoiceIsRight() {
        Visitor browser = browser();
        browser.post("/preferences", "theme=dark", FORM).expect(204);
        Answer chosen =
                browser.post("/preferences", "lang=en&coordinates=on", FORM).expect(204);
        assertThat(chosen.header("Set-Cookie"))
                .startsWith("tq_prefs=coordinates=on&lang=en&theme=dark;")
                .contains("HttpOnly", "SameSite=Lax");
        assertThat(browser.with("Accept", "text/html").get("/problems").text())
                .contains("lang=\"en\"", "data-theme=\"dark\"", "data-coordinates=\"on\"");
    }

    @ParameterizedTest
    @CsvSource({
        "/problems?x=1, /problems?x=1",
        "/editor?position=star4%20D/DD%20A%201&players=2#board, /editor?position=star4%20D/DD%20A%201&players=2#board",
        "//evil.example/, /",
        "/\\evil.example, /",
        "https://evil.example/, /",
        "javascript:alert(1), /",
        "'/a\r\nSet-Cookie: b=c', /",
    })
    void aFormGoesBackToAPageOfOurs(String back, String to) {
        String form = "theme=light&back=" + java.net.URLEncoder.encode(back, java.nio.charset.StandardCharsets.UTF_8);
        Answer answer = browser().post("/preferences", form, FORM).expect(303);
        assertThat(answer.header("Location")).isEqualTo(to);
    }

    @Test
    void onlyWhatThereIsCanBeChosen() {
        browser().post("/preferences", "theme=pink", FORM).expectProblem(400, "invalidValue");
        browser().post("/preferences", "colour=dark", FORM).expectProblem(400, "unknownField");
        browser()
                .with("X-CSRF-TOKEN", "")
                .post("/preferences", "theme=dark", FORM)
                .expectProblem(403, "csrf");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "=", "&&&", "lang", "lang=fr", "theme=<x>", "a=b&lang=en=zh", "lang=zh&lang="})
    void aSpoiltCookieIsAsGoodAsNone(String cookie) {
        assertThat(Preferences.parse(cookie).get("theme")).isEqualTo("auto");
        nobody().with("Cookie", "tq_prefs=" + cookie)
                .with("Accept", "text/html")
                .get("/problems")
                .expect(200);
    }
}
