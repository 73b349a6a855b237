package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import dev.tiaoqi.server.rating.RatedTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** What was played can be found again, by those who may find it. */
@WholeServer
class ArchiveTest extends RatedTest {

    private static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

    /** A first move that no other test plays, so that what is counted here is counted alone. */
    private static final String FIRST = "l3:l5";

    private static final String FIRST_MIRRORED = "l3:j5";

    @Autowired
    private Backlog backlog;

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
        assertThat(found(guest(), "?limit=3")).containsExactly(other, lost, won);
        assertThat(found(guest(), "?reason=resignation&limit=1")).containsExactly(other);
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
    void theTreeSaysHowOftenEachMoveWasPlayedAndHowItWent() {
        Player a = player();
        Player d = player();
        int before = played(OPENING, FIRST);
        resigned(a, d, d, FIRST, "f15:h13");
        resigned(a, d, a, FIRST_MIRRORED, "g14-g13");
        JsonNode move = branch(OPENING, FIRST);
        assertThat(move.get("games").asInt()).isEqualTo(before + 2);
        assertThat(move.get("won").asInt()
                        + move.get("drawn").asInt()
                        + move.get("lost").asInt())
                .isEqualTo(before + 2);
        assertThat(move.at("/mirror/move").asString()).isIn(FIRST, FIRST_MIRRORED);
        String next = move.get("move").asString().equals(FIRST)
                ? move.get("position").asString()
                : move.at("/mirror/position").asString();
        assertThat(next).endsWith(" D 1");
        JsonNode reply = branch(next, "f15:h13");
        assertThat(reply.get("games").asInt()).isPositive();
        assertThat(reply.get("lost").asInt()).isPositive();
        assertThat(reply.get("mirror").isNull()).isTrue();
        String image = Fold.of(next).shown().mirrored().toString();
        JsonNode mirrored = branch(image, Moves.mirrored(dev.tiaoqi.engine.board.Topology.STAR4, "f15:h13"));
        assertThat(mirrored.get("games")).isEqualTo(reply.get("games"));
        assertThat(tree("?position=" + url(next) + "&preset=halma").get("moves"))
                .isEmpty();
        assertThat(tree("?position=" + url(next) + "&preset=classic&players=2").get("moves"))
                .isNotEmpty();
        assertThat(tree("").get("position").asString()).isEqualTo(OPENING);
    }

    @Test
    void turnsThatWereTakenBackWereNotPlayed() {
        Visitor a = guest();
        int before = played(OPENING, "k3:k5");
        String game = create(a, "{\"seats\": [\"me\", {\"me\": \"Lan\"}], \"options\": {\"first\": \"A\"}}");
        move(a, game, "k3:k5", 0).expect(200);
        a.post(at(game, "/take-back"), "{\"seat\": \"A\"}").expect(200);
        assertThat(look(a, game).get("ply").asInt()).isZero();
        int others = played(OPENING, "k3:i5");
        move(a, game, "k3:i5", 0).expect(200);
        a.post(at(game, "/resignation"), "{\"seat\": \"A\"}").expect(200);
        assertThat(played(OPENING, "k3:k5")).isEqualTo(before);
        assertThat(played(OPENING, "k3:i5")).isEqualTo(others + 1);
    }

    @Test
    void aVoidGameIsTakenOut() {
        Player a = player();
        Player d = player();
        int before = played(OPENING, FIRST);
        String game = resigned(a, d, d, FIRST);
        assertThat(played(OPENING, FIRST)).isEqualTo(before + 1);
        Player admin = player();
        jdbc.sql("update people set admin = true where id = :id")
                .param("id", admin.id())
                .update();
        jdbc.sql("update credentials set scopes = 'read play admin' where person_id = :id")
                .param("id", admin.id())
                .update();
        admin.visitor()
                .post("/api/v1/admin/games/" + game + "/void", "{\"reason\": \"so it must be\"}")
                .expect(200);
        assertThat(played(OPENING, FIRST)).isEqualTo(before);
        assertThat(found(a.visitor(), "?player=" + encoded(a.name()))).isEmpty();
        assertThat(found(a.visitor(), "?limit=100")).doesNotContain(game);
        assertThat(jdbc.sql("select count(*) from openings where games <= 0")
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    @Test
    void gamesFromBeforeTheArchiveAreFiledLater() {
        Player a = player();
        Player d = player();
        String game = resigned(a, d, d, FIRST, "g14-g13");
        int with = played(OPENING, FIRST);
        jdbc.sql("delete from archive_games where game_id = :id")
                .param("id", game)
                .update();
        jdbc.sql("insert into archive_backlog (game_id) values (:id)")
                .param("id", game)
                .update();
        assertThat(found(guest(), "?player=" + encoded(a.name()))).isEmpty();
        backlog.work();
        assertThat(found(guest(), "?player=" + encoded(a.name()))).containsExactly(game);
        assertThat(played(OPENING, FIRST)).isEqualTo(with + 1);
        backlog.work();
        assertThat(played(OPENING, FIRST)).isEqualTo(with + 1);
    }

    @Test
    void ofThreeEachScoresAgainstTheOthersAndNoMirrorCounts() {
        List<Player> three = List.of(player(), player(), player());
        String game = rated("", three.toArray(Player[]::new));
        String opening = look(three.getFirst().visitor(), game).get("position").asString();
        int gamesBefore = count(opening, "j4-i5", "games");
        int wonBefore = count(opening, "j4-i5", "won");
        move(three.get(0).visitor(), game, "j4-i5", 0).expect(200);
        resign(three.get(1), game);
        resign(three.get(2), game);
        JsonNode move = branch(opening, "j4-i5");
        assertThat(move.get("games").asInt()).isEqualTo(gamesBefore + 1);
        assertThat(move.get("won").asInt()).isEqualTo(wonBefore + 1);
        assertThat(move.get("mirror").isNull()).isTrue();
        assertThat(move.get("position").asString()).endsWith(" C 1");
        assertThat(tree("?players=3").get("position").asString()).isEqualTo(opening);
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

    private static String inPrivate(Player host, Player other) {
        JsonNode made = host.visitor()
                .post("/api/v1/games", "{\"visibility\": \"private\", \"options\": {\"first\": \"A\"}}")
                .expect(201)
                .json();
        String code = made.get("inviteUrl").asString().replaceAll(".*/", "");
        String game = made.get("id").asString();
        other.visitor()
                .post(at(game, "/seats"), "{\"invite\": \"" + code + "\"}")
                .expect(200);
        return game;
    }

    private static String resigned(Player a, Player d, Player loser, String... moves) {
        String game = twoAtTable(a.visitor(), d.visitor());
        play(game, List.of(a.visitor(), d.visitor()), moves);
        resign(loser, game);
        return game;
    }

    /** The position before the resignation lifted anybody's men. */
    private String before(String game) {
        JsonNode whole = look(nobody(), game);
        JsonNode turns = whole.get("turns");
        StringBuilder moves = new StringBuilder();
        turns.forEach(turn -> moves.append(turn.get("move").asString()).append(' '));
        return Path.of(dev.tiaoqi.engine.rules.Preset.CLASSIC, 2, moves.toString())
                .position();
    }

    private List<String> found(Visitor viewer, String query) {
        return texts(
                viewer.get("/api/v1/archive/games" + query).expect(200).json().get("items"), "id");
    }

    private JsonNode tree(String query) {
        return nobody().get("/api/v1/archive/openings" + query).expect(200).json();
    }

    private int played(String position, String move) {
        return count(position, move, "games");
    }

    private int count(String position, String move, String what) {
        return tree("?position=" + url(position))
                .get("moves")
                .valueStream()
                .filter(each -> is(each, move))
                .mapToInt(each -> each.get(what).asInt())
                .sum();
    }

    private JsonNode branch(String position, String move) {
        return tree("?position=" + url(position))
                .get("moves")
                .valueStream()
                .filter(each -> is(each, move))
                .findFirst()
                .orElseThrow();
    }

    private static boolean is(JsonNode branch, String move) {
        return branch.get("move").asString().equals(move)
                || branch.at("/mirror/move").asString("").equals(move);
    }

    private static String url(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
