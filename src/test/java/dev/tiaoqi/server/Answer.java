package dev.tiaoqi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the server said to a {@link Visitor}. */
public record Answer(HttpResponse<String> response) {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Pattern CSRF = Pattern.compile("name=\"csrf-token\" content=\"([^\"]+)\"");

    public int status() {
        return response.statusCode();
    }

    public String text() {
        return response.body();
    }

    public JsonNode json() {
        return JSON.readTree(text());
    }

    /** The header's value; empty if it isn't there. */
    public String header(String name) {
        return response.headers().firstValue(name).orElse("");
    }

    public List<String> headers(String name) {
        return response.headers().allValues(name);
    }

    /** The page's CSRF token. */
    public String csrf() {
        Matcher found = CSRF.matcher(text());
        assertThat(found.find()).as("a CSRF token in %s", text()).isTrue();
        return found.group(1);
    }

    public Answer expect(int status) {
        assertThat(status()).as(text()).isEqualTo(status);
        return this;
    }

    /** Expects a problem of this status and code, whole and in the right form. */
    public Answer expectProblem(int status, String code) {
        expect(status);
        assertThat(header("Content-Type")).startsWith("application/problem+json");
        assertThat(json().get("code").asString()).isEqualTo(code);
        assertThat(json().get("status").asInt()).isEqualTo(status);
        assertThat(json().get("type").asString()).endsWith("/problems/" + code);
        assertThat(json().get("title").asString()).isNotBlank();
        assertThat(json().get("detail").asString()).isNotBlank().doesNotContain("{");
        assertThat(header("Content-Language")).isIn("zh", "en");
        return this;
    }
}
