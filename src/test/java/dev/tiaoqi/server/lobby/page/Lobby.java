package dev.tiaoqi.server.lobby.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A browser in the lobby, which sends forms. */
record Lobby(Visitor browser) {

    private static final String FORM = "application/x-www-form-urlencoded";

    static Lobby of(Visitor browser) {
        return new Lobby(browser.with("Accept", "text/html"));
    }

    Answer see(String path) {
        return browser.get(path);
    }

    String page() {
        return see("/").expect(200).text();
    }

    Answer send(String path, Map<String, String> fields) {
        String form = fields.entrySet().stream()
                .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&"));
        return browser.post(path, form, FORM);
    }

    Answer playComputer() {
        return send("/", Map.of("computer", ""));
    }

    Answer join(String game) {
        return send("/", Map.of("join", game));
    }

    Answer create(Map<String, String> fields) {
        Map<String, String> all = new HashMap<>(fields);
        all.put("create", "");
        return send("/", all);
    }

    /** The game that an answer leads to. */
    static String game(Answer answer) {
        String to = answer.expect(303).header("Location");
        assertThat(to).startsWith("/games/");
        return to.substring("/games/".length());
    }

    /** The game as this browser sees it. */
    JsonNode json(String game) {
        return script().get("/api/v1/games/" + game).expect(200).json();
    }

    /** The same browser, when a script of ours calls. */
    Visitor script() {
        return browser.with("Accept", "*/*");
    }

    /** Whether the answer makes its reader a guest. */
    static boolean makesGuest(Answer answer) {
        return answer.headers("Set-Cookie").stream().anyMatch(cookie -> cookie.startsWith("tq_guest="));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
