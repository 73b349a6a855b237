package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** How often each move was played and how it went. */
@WholeServer
class OpeningTreeTest extends ArchivedTest {

    private static final String FIRST_MIRRORED = "l3:j5";

    @Autowired
    private Backlog backlog;

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
}
