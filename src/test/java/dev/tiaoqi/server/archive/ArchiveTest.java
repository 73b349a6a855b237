package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.WholeServer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What was played can be found again, by those who may find it. */
@WholeServer
class ArchiveTest extends ArchivedTest {

    @Test
    void gamesAreFoundByWhoPlayedHowAndHowItWent() {
        Player a = player();
        Player d = player();
        String won = resigned(a, d, d, "k4-k5", "g14-g13");
        String lost = resigned(a, d, a, "k4-k5");
        String other = resigned(player(), a, a, "j4-j5");
        String by = "?player=" + encoded(a.name());
        assertThat(found(guest(), by)).containsExactly(other, lost, won);
        assertThat(found(guest(), by + "&opponent=" + encoded(d.name()))).containsExactly(lost, won);
        assertThat(found(guest(), by + "&result=won")).containsExactly(won);
        assertThat(found(guest(), by + "&result=lost")).containsExactly(other, lost);
        assertThat(found(guest(), by + "&result=drawn")).isEmpty();
        assertThat(found(guest(), by + "&reason=resignation&preset=classic&players=2"))
                .hasSize(3);
        assertThat(found(guest(), by + "&reason=finished")).isEmpty();
        assertThat(found(guest(), by + "&preset=halma")).isEmpty();
        assertThat(found(guest(), by + "&players=3")).isEmpty();
        assertThat(found(guest(), by + "&minRounds=2")).containsExactly(won);
        assertThat(found(guest(), by + "&maxRounds=1")).containsExactly(other, lost);
        assertThat(found(guest(), by + "&from=2026-01-01&to=2126-01-01")).hasSize(3);
        assertThat(found(guest(), by + "&to=2026-01-01")).isEmpty();
        assertThat(found(guest(), "?player=nobody")).isEmpty();
        // Computers that other tests left at their games end them when they like.
        assertThat(found(guest(), "?limit=100")).containsSubsequence(other, lost, won);
        assertThat(found(guest(), "?reason=resignation&limit=100")).containsSubsequence(other, lost, won);
    }

    @Test
    void gamesAreFoundByHowTheyBegan() {
        Player a = player();
        Player d = player();
        String one = resigned(a, d, d, "j4-i5", "g14-g13", "k4-k5");
        String transposed = resigned(a, d, d, "k4-k5", "g14-g13", "j4-i5");
        String mirrored = resigned(a, d, d, "m4-m5", "g14-h13", "l4-l5");
        String by = "?player=" + encoded(a.name());
        assertThat(found(guest(), by + "&moves=j4-i5+g14-g13+k4-k5")).containsExactly(one);
        assertThat(found(guest(), by + "&moves=1.+J4-I5+g14-g13")).containsExactly(one);
        assertThat(found(guest(), by + "&moves=m4-m5,h14-h13")).isEmpty();
        assertThat(found(guest(), by + "&moves=j4-i5")).containsExactly(mirrored, one);
        assertThat(found(guest(), by + "&moves=m4-m5")).containsExactly(mirrored, one);
        String after = look(a.visitor(), one).get("position").asString();
        String at = by + "&position=" + url(before(one));
        assertThat(after).isNotEmpty();
        assertThat(found(guest(), at)).containsExactly(transposed, one);
        assertThat(found(guest(), "?position=" + url(before(one)))).contains(transposed, one);
        assertThat(found(guest(), by + "&position=" + url(OPENING))).hasSize(3);
        assertThat(found(guest(), by + "&position=" + url(OPENING.replace("A 1", "D 9"))))
                .isEmpty();
    }

    @Test
    void privateGamesAreFoundByThoseWhoPlayedThemAndCountNowhere() {
        Player a = player();
        Player d = player();
        int before = played(OPENING, FIRST);
        String closed = inPrivate(a, d);
        play(closed, List.of(a.visitor(), d.visitor()), FIRST, "g14-g13");
        resign(d, closed);
        String linked = create(a.visitor(), "{\"visibility\": \"link\", \"options\": {\"first\": \"A\"}}");
        join(d.visitor(), linked).expect(200);
        play(linked, List.of(a.visitor(), d.visitor()), "k4-k5", "g14-g13");
        resign(d, linked);
        String by = "?player=" + encoded(a.name());
        for (String query : List.of(by, "?limit=100", by + "&moves=" + FIRST, "?moves=" + FIRST)) {
            assertThat(found(guest(), query)).as(query).doesNotContain(closed, linked);
            assertThat(found(nobody(), query)).as(query).doesNotContain(closed, linked);
        }
        for (Player own : List.of(a, d)) {
            assertThat(found(own.visitor(), by)).containsExactly(linked, closed);
            assertThat(found(own.visitor(), "?limit=100")).contains(linked, closed);
            assertThat(found(own.visitor(), "?moves=" + FIRST)).contains(closed).doesNotContain(linked);
            assertThat(found(own.visitor(), by + "&moves=" + FIRST)).containsExactly(closed);
        }
        assertThat(played(OPENING, FIRST)).isEqualTo(before);
    }

    @Test
    void pagesNeitherRepeatNorSkip() {
        Player a = player();
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            made.addFirst(resigned(a, player(), a, "k4-k5"));
        }
        for (String table : List.of("archive_games", "archive_positions", "game_results")) {
            made.forEach(game -> jdbc.sql("update " + table + " set ended_at = :at where game_id = :game")
                    .param("at", java.time.OffsetDateTime.parse("2021-03-01T12:00:00Z"))
                    .param("game", game)
                    .update());
        }
        for (String filter : List.of(
                "player=" + encoded(a.name()), "position=" + url(OPENING) + "&to=2021-03-01", "to=2021-03-01")) {
            List<String> seen = new ArrayList<>();
            String next = "";
            do {
                JsonNode page = guest().get("/api/v1/archive/games?limit=2&" + filter + next)
                        .expect(200)
                        .json();
                seen.addAll(texts(page.get("items"), "id"));
                next = page.get("next").isNull()
                        ? ""
                        : "&cursor=" + page.get("next").asString();
            } while (!next.isEmpty());
            assertThat(seen).as(filter).containsExactlyInAnyOrderElementsOf(made);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/games?result=won | result",
                "/games?opponent=x | opponent",
                "/games?player=x&result=both | result",
                "/games?preset=go | preset",
                "/games?players=5 | players",
                "/games?reason=boredom | reason",
                "/games?minRounds=-1 | minRounds",
                "/games?limit=0 | limit",
                "/games?cursor=x | cursor",
                "/games?from=yesterday | from",
                "/games?moves=a1-b2 | moves",
                "/games?moves=k4-k5+k5-k6 | moves",
                "/games?moves=k4-k5&position=x | position",
                "/openings?preset=go | preset",
                "/openings?players=x | players"
            })
    void whatCannotBeAsked(String path, String field) {
        JsonNode problem = nobody().get("/api/v1/archive" + path)
                .expectProblem(400, "invalidValue")
                .json();
        assertThat(problem.get("field").asString()).isEqualTo(field);
    }

    @Test
    void positionsThatCannotBeAreRefused() {
        for (String path : List.of("/games?position=", "/openings?position=")) {
            nobody().get("/api/v1/archive" + path + url("star4 1/2 A 1")).expectProblem(422, "impossiblePosition");
            nobody().get("/api/v1/archive" + path + "%00").expectProblem(422, "impossiblePosition");
        }
    }
}
