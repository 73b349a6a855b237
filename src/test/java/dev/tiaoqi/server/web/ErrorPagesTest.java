package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ErrorPagesTest extends ServerTest {

    private static final String BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

    @Test
    void aBrowserGetsAPageThatSaysWhatToDo() {
        Answer page =
                nobody().with("Accept", BROWSER).get("/nowhere?x=%3Cscript%3E").expect(404);
        assertThat(page.header("Content-Type")).startsWith("text/html");
        assertThat(page.text()).contains("没有找到", "回大厅", "/problems/notFound").doesNotContain("<script>");
        assertThat(page.header("Content-Security-Policy")).contains("default-src 'none'");
    }

    @Test
    void inItsOwnLanguage() {
        Visitor english = nobody().with("Accept", BROWSER).with("Accept-Language", "en-GB,en;q=0.9,zh;q=0.5");
        Answer page = english.get("/nowhere").expect(404);
        assertThat(page.text()).contains("Not found", "To the lobby", "lang=\"en\"");
        assertThat(english.get("/problems/nonsense").expect(404).text()).contains("Not found");
        english.get("/error").expect(404);
    }

    @Test
    void aScriptGetsJsonInItsLanguage() {
        Answer zh = nobody().get("/api/v1/nothing").expectProblem(404, "notFound");
        assertThat(zh.header("Content-Language")).isEqualTo("zh");
        Answer en = nobody().with("Accept-Language", "fr, en;q=0.5")
                .get("/api/v1/nothing")
                .expectProblem(404, "notFound");
        assertThat(en.header("Content-Language")).isEqualTo("en");
        assertThat(en.json().get("title").asString()).isEqualTo("Not found");
        assertThat(en.json().get("type").asString()).isEqualTo("http://tiaoqi.example/problems/notFound");
        assertThat(en.json().get("instance").asString()).isEqualTo("/api/v1/nothing");
        nobody().with("Accept-Language", ";;,,=").get("/api/v1/nothing").expectProblem(404, "notFound");
        nobody().get("/nowhere").expectProblem(404, "notFound");
    }

    @Test
    void theLanguageChosenInABrowserCountsForItsCallsToo() {
        Visitor english = nobody().with("Cookie", "tq_prefs=lang=en").with("Accept-Language", "zh");
        assertThat(english.get("/api/v1/nothing").header("Content-Language")).isEqualTo("en");
        assertThat(english.withToken("x")
                        .get("/api/v1/account")
                        .expectProblem(401, "badToken")
                        .header("Content-Language"))
                .as("a script's call reads no cookies")
                .isEqualTo("zh");
    }

    @ParameterizedTest
    @EnumSource
    void everyCodeHasAPageThatCallsTheFactsByName(ProblemCode code) {
        Visitor reader = nobody().with("Accept", BROWSER);
        assertThat(reader.get("/problems/" + code.code()).expect(200).text())
                .contains("<code>" + code.code())
                .doesNotContain("{");
        assertThat(reader.with("Accept-Language", "en")
                        .get("/problems/" + code.code())
                        .expect(200)
                        .text())
                .contains("lang=\"en\"")
                .doesNotContain("{");
    }

    @Test
    void allCodesStandInOneList() {
        String page =
                nobody().with("Accept", BROWSER).get("/problems").expect(200).text();
        for (ProblemCode code : ProblemCode.values()) {
            assertThat(page).contains("/problems/" + code.code());
        }
    }
}
