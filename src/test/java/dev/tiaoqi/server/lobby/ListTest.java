package dev.tiaoqi.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ListTest extends GameTest {

    @Test
    void pagesNeitherRepeatNorSkipWhileGamesAreAdded() {
        Visitor ming = guest();
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            made.addFirst(create(ming, "{\"seats\": [\"me\", \"bot:1\"]}"));
        }
        List<String> listed = new ArrayList<>();
        String path = "/api/v1/games?mine=true&limit=2";
        for (String next = path; next != null; ) {
            Answer answer = ming.get(next).expect(200);
            listed.addAll(texts(answer.json().get("items"), "id"));
            create(ming, "{\"seats\": [\"me\", \"bot:1\"]}");
            JsonNode cursor = answer.json().get("next");
            next = cursor.isNull() ? null : path + "&cursor=" + cursor.asString();
            if (next != null) {
                assertThat(answer.header("Link"))
                        .isEqualTo("<http://tiaoqi.example" + next.replace("mine=true&limit=2", "mine=true&limit=2")
                                + ">; rel=\"next\"");
            }
        }
        assertThat(listed).isEqualTo(made);
    }

    @Test
    void itemsAreTheGamesWithoutTurnsAndPosition() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        move(ming, game, "l3:j5", 0).expect(200);
        JsonNode whole = look(lan, game);
        JsonNode item = lan.get("/api/v1/games?mine=true").expect(200).json().at("/items/0");
        assertThat(item.has("turns")).isFalse();
        assertThat(item.has("position")).isFalse();
        item.properties().forEach(field -> {
            if (!field.getKey().equals("seats")) {
                assertThat(field.getValue()).as(field.getKey()).isEqualTo(whole.get(field.getKey()));
            }
        });
        assertThat(texts(item.get("seats"), "name")).isEqualTo(texts(whole.get("seats"), "name"));
    }

    @Test
    void listsCanBeNarrowed() {
        Visitor ming = guest();
        Visitor lan = guest();
        String running = twoAtTable(ming, lan);
        String open = newGame(ming);
        assertThat(texts(
                        ming.get("/api/v1/games?mine=true&status=running")
                                .json()
                                .get("items"),
                        "id"))
                .containsExactly(running);
        assertThat(texts(
                        ming.get("/api/v1/games?mine=true&status=open&preset=classic")
                                .json()
                                .get("items"),
                        "id"))
                .containsExactly(open);
        assertThat(texts(nobody().get("/api/v1/games?status=open").json().get("items"), "id"))
                .contains(open)
                .doesNotContain(running);
        assertThat(nobody().get("/api/v1/games?player=nobody-of-that-name")
                        .expect(200)
                        .json()
                        .get("items"))
                .isEmpty();
        nobody().get("/api/v1/games?mine=true").expectProblem(401, "notSignedIn");
    }

    @Test
    void mineWithSomebodyAreThoseThatBothHaveAPartIn() {
        Visitor ming = guest();
        Visitor lan = guest();
        String both = twoAtTable(ming, lan);
        String alone = newGame(ming);
        String others = twoAtTable(lan, guest());
        String name = lan.get("/api/v1/account").json().get("name").asString();
        String query = "?player=" + java.net.URLEncoder.encode(name, java.nio.charset.StandardCharsets.UTF_8);
        assertThat(listed(query + "&mine=true", ming)).containsExactly(both);
        assertThat(listed(query, ming)).contains(both, others).doesNotContain(alone);
        assertThat(listed("?mine=true", ming)).containsExactly(alone, both);
        assertThat(listed("?mine=true&player=nobody-of-that-name", ming)).isEmpty();
    }

    @Test
    void theLobbysListCanBeNarrowedByTerms() {
        Visitor ming = guest();
        String two = newGame(ming);
        String three = create(ming, "{\"players\": 3}");
        String running = twoAtTable(ming, guest());
        assertThat(listed("?seat=free&players=3&limit=100")).contains(three).doesNotContain(two, running);
        assertThat(listed("?status=open&players=2&rated=false&preset=classic&limit=100"))
                .contains(two)
                .doesNotContain(three, running);
        String rated = create(player(), "{\"rated\": true}");
        assertThat(listed("?status=open&rated=true&limit=100")).contains(rated).doesNotContain(two, three);
        assertThat(listed("?status=open&rated=false&limit=100")).contains(two).doesNotContain(rated);
        assertThat(listed("?mine=true&seat=free", ming)).containsExactly(three, two);
    }

    @Test
    void narrowedPagesStandStillWhileGamesAreAdded() {
        Visitor ming = guest();
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            made.addFirst(create(ming, "{\"players\": 4, \"seats\": [\"me\", \"open\", \"bot:1\", \"bot:1\"]}"));
        }
        List<String> found = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = nobody().get("/api/v1/games?seat=free&players=4&limit=1" + cursor)
                    .expect(200)
                    .json();
            found.addAll(texts(page.get("items"), "id"));
            create(guest(), "{\"players\": 4}");
            cursor = page.get("next").isNull()
                    ? ""
                    : "&cursor=" + page.get("next").asString();
        } while (!cursor.isEmpty());
        assertThat(found).doesNotHaveDuplicates().containsSubsequence(made);
    }

    private Visitor player() {
        String body = "{\"name\": \"l" + System.nanoTime() + "\", \"password\": \"nine men's morris\"}";
        return nobody().withToken(nobody().post("/api/v1/account/sign-up", body)
                .expect(201)
                .json()
                .get("token")
                .asString());
    }

    private List<String> listed(String query) {
        return listed(query, nobody());
    }

    private static List<String> listed(String query, Visitor who) {
        return texts(who.get("/api/v1/games" + query).expect(200).json().get("items"), "id");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "limit=0",
                "limit=-1",
                "limit=101",
                "limit=1.5",
                "limit=2147483648",
                "limit=x",
                "cursor=x",
                "cursor=%00",
                "status=lost",
                "preset=none",
                "players=x",
                "rated=perhaps",
                "seat=mine",
                "seat=free&status=running",
                "mine=perhaps"
            })
    void whatCannotBeAskedIsRefused(String query) {
        Answer answer = guest().get("/api/v1/games?" + query);
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
    }
}
