package dev.tiaoqi.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpenDoorsTest extends ServerTest {

    @Test
    void pagesOfOtherSitesMayCallTheApiWithAToken() {
        Answer preflight = nobody().send(
                        "OPTIONS",
                        "/api/v1/account",
                        BodyPublishers.noBody(),
                        Map.of(
                                "Origin", "https://other.example",
                                "Access-Control-Request-Method", "DELETE",
                                "Access-Control-Request-Headers", "authorization, idempotency-key"));
        preflight.expect(200);
        assertThat(preflight.header("Access-Control-Allow-Origin")).isEqualTo("*");
        assertThat(preflight.header("Access-Control-Allow-Credentials")).isEmpty();
        Answer call = guest().with("Origin", "https://other.example")
                .get("/api/v1/account")
                .expect(200);
        assertThat(call.header("Access-Control-Allow-Origin")).isEqualTo("*");
        Answer refused = nobody().withToken("tq_x")
                .with("Origin", "https://other.example")
                .get("/api/v1/account");
        assertThat(refused.expectProblem(401, "badToken").header("Access-Control-Allow-Origin"))
                .isEqualTo("*");
    }

    @Test
    void ourPagesAreOursAlone() {
        Visitor other = nobody().with("Origin", "https://other.example").with("Accept", "text/html");
        assertThat(other.get("/problems").header("Access-Control-Allow-Origin")).isEmpty();
    }

    @Test
    void nothingInlineRunsAndNobodyFramesUs() {
        Answer page = nobody().with("Accept", "text/html").get("/problems").expect(200);
        assertThat(page.header("Content-Security-Policy"))
                .contains("default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(page.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(page.header("Referrer-Policy")).isEqualTo("same-origin");
        assertThat(page.header("Cache-Control")).contains("no-store");
    }

    @Test
    void thePublicPortTellsOnlyWhetherTheServerIsWell() {
        assertThat(nobody().get("/actuator/health").expect(200).text()).isEqualTo("{\"status\":\"UP\"}");
        nobody().get("/actuator").expectProblem(404, "notFound");
        nobody().get("/actuator/metrics").expectProblem(404, "notFound");
        nobody().get("/actuator/env").expectProblem(404, "notFound");
    }

    @Test
    void whatNeverChangesIsKept() {
        assertThat(nobody().get("/icon.svg").expect(200).header("Cache-Control"))
                .contains("max-age=86400");
        assertThat(nobody().get("/assets/nothing.js")
                        .expectProblem(404, "notFound")
                        .header("Content-Security-Policy"))
                .contains("default-src 'none'");
        nobody().get("/frontend-manifest.json").expectProblem(404, "notFound");
        nobody().get("/application.yml").expectProblem(404, "notFound");
    }
}
