package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What no HTTP client would send: the container and the firewall speak as the rest of the house does. */
class BadRequestLineTest extends ServerTest {

    private static final String END = "Host: a\r\nConnection: close\r\n\r\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FOO\r\n\r\n",
                "\u0016\u0003\u0001\u0002\r\n\r\n",
                "GET /api/v1/a|b HTTP/1.1\r\n" + END,
                "GET /api/v1/a b HTTP/1.1\r\n" + END,
                "GET /api/v1/%00 HTTP/1.1\r\n" + END,
                "GET /api/v1/%zz HTTP/1.1\r\n" + END,
                "GET /api/v1/a;b=c HTTP/1.1\r\n" + END,
                "GET /api/v1/games?limit=%F0%9F HTTP/1.1\r\n" + END,
                "GET /api/v1/games?limit=%zz HTTP/1.1\r\n" + END,
                "GET /api/v1/games?mine=%C0%AF HTTP/1.1\r\n" + END,
                "GET /leaderboard?preset=%F0%9F HTTP/1.1\r\n" + END,
                "GET //api/v1/account HTTP/1.1\r\n" + END,
                "GET /api/v1/%2e%2e/account HTTP/1.1\r\n" + END,
                "GET /api/v1/../../etc/passwd HTTP/1.1\r\n" + END,
                "GET /api/v1/a%2fb HTTP/1.1\r\n" + END,
                "GET /api/v1/account HTTP/9.1\r\n" + END,
                "BREW /api/v1/account HTTP/1.1\r\n" + END,
                "GET /api/v1/account HTTP/1.1\r\nConnection: close\r\n\r\n",
                "GET /api/v1/account HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
                "GET /api/v1/account HTTP/1.1\r\nHost: a\r\n" + END,
                "POST /api/v1/guests HTTP/1.1\r\nContent-Length: x\r\n" + END,
                "POST /api/v1/guests HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n" + END,
                "POST /api/v1/guests HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n" + END
                        + "zz\r\n",
                "POST /api/v1/guests HTTP/1.1\r\nTransfer-Encoding: nonsense\r\n" + END,
            })
    void whatIsNoRequestIsUnreadable(String request) {
        expectProblem(raw(request), 400, "unreadable");
    }

    @Test
    void formsAreReadAsStrictlyAsTheRest() {
        Visitor browser = browser();
        assertThat(browser.submit("/", "seek=&preset=%F0%9F").expect(400).text())
                .contains("/problems/unreadable");
        assertThat(browser.submit("/", "a=1&".repeat(300)).expect(400).text()).contains("/problems/unreadable");
        assertThat(browser.submit("/", "seek=&preset=" + "x".repeat(70_000))
                        .expect(413)
                        .text())
                .contains("/problems/tooLarge");
    }

    @Test
    void headersHaveAnEnd() {
        expectProblem(
                raw("GET /api/v1/account HTTP/1.1\r\nX-Long: " + "x".repeat(9000) + "\r\n" + END), 400, "unreadable");
        expectProblem(raw("GET /api/v1/" + "x".repeat(9000) + " HTTP/1.1\r\n" + END), 400, "unreadable");
    }

    @Test
    void nobodyTraces() {
        expectProblem(raw("TRACE /api/v1/account HTTP/1.1\r\n" + END), 405, "methodNotAllowed");
    }

    private static void expectProblem(String answer, int status, String code) {
        assertThat(answer)
                .startsWith("HTTP/1.1 " + status + " ")
                .contains("Content-Type: application/problem+json")
                .contains("\"code\":\"" + code + "\"")
                .doesNotContainIgnoringCase("<html")
                .doesNotContainIgnoringCase("tomcat");
    }

    private String raw(String request) {
        return Wire.send(port(), request);
    }
}
