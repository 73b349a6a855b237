package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;

class CsrfTest extends ServerTest {

    private static final String TOKENS = "/api/v1/account/tokens";

    @Test
    void aScriptWithoutATokenIsToldToGetOne() {
        nobody().post(TOKENS, "{}").expectProblem(401, "notSignedIn");
    }

    @Test
    void aTokenNeedsNoCsrfToken() {
        guest().post(TOKENS, "{}").expect(201);
    }

    @Test
    void aCookieAloneIsNotEnough() {
        Visitor browser = browser();
        browser.with("X-CSRF-TOKEN", "").post(TOKENS, "{}").expectProblem(403, "csrf");
        browser.with("X-CSRF-TOKEN", "guessed").post(TOKENS, "{}").expectProblem(403, "csrf");
        browser.with("X-CSRF-TOKEN", "").post(TOKENS, "{}", "text/plain").expectProblem(403, "csrf");
        browser.with("X-CSRF-TOKEN", "").delete(TOKENS + "/1").expectProblem(403, "csrf");
    }

    @Test
    void withThePagesTokenTheCallComesThrough() {
        browser().post(TOKENS, "{}").expectProblem(401, "notSignedIn");
    }

    @Test
    void aPageOfAnotherBrowserDoesNotHelp() {
        String foreign = browser().with("Accept", "text/html").get("/problems").csrf();
        browser().with("X-CSRF-TOKEN", foreign).post(TOKENS, "{}").expectProblem(403, "csrf");
    }

    @Test
    void besideAuthorizationCookiesDontCount() {
        Visitor both = browser().withToken("tq_unknown");
        both.get("/api/v1/account").expectProblem(401, "badToken");
    }

    @Test
    void noAnswerEverStartsASession() {
        assertThat(browser().with("Accept", "text/html").get("/problems").headers("Set-Cookie"))
                .noneMatch(cookie -> cookie.startsWith("JSESSIONID"));
        assertThat(guest().get("/api/v1/account").headers("Set-Cookie")).isEmpty();
    }
}
