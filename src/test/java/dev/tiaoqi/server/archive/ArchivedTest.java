package dev.tiaoqi.server.archive;

import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.rating.RatedTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Games that end, and what the archive answers of them. */
abstract class ArchivedTest extends RatedTest {

    static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

    /** A first move that no other test plays, so that what is counted here is counted alone. */
    static final String FIRST = "l3:l5";

    static String inPrivate(Player host, Player other) {
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

    static String resigned(Player a, Player d, Player loser, String... moves) {
        String game = twoAtTable(a.visitor(), d.visitor());
        play(game, List.of(a.visitor(), d.visitor()), moves);
        resign(loser, game);
        return game;
    }

    /** The position before the resignation lifted anybody's men. */
    String before(String game) {
        JsonNode whole = look(nobody(), game);
        JsonNode turns = whole.get("turns");
        StringBuilder moves = new StringBuilder();
        turns.forEach(turn -> moves.append(turn.get("move").asString()).append(' '));
        return Path.of(dev.tiaoqi.engine.rules.Preset.CLASSIC, 2, moves.toString())
                .position();
    }

    List<String> found(Visitor viewer, String query) {
        return texts(
                viewer.get("/api/v1/archive/games" + query).expect(200).json().get("items"), "id");
    }

    JsonNode tree(String query) {
        return nobody().get("/api/v1/archive/openings" + query).expect(200).json();
    }

    int played(String position, String move) {
        return count(position, move, "games");
    }

    int count(String position, String move, String what) {
        return tree("?position=" + url(position))
                .get("moves")
                .valueStream()
                .filter(each -> is(each, move))
                .mapToInt(each -> each.get(what).asInt())
                .sum();
    }

    JsonNode branch(String position, String move) {
        return tree("?position=" + url(position))
                .get("moves")
                .valueStream()
                .filter(each -> is(each, move))
                .findFirst()
                .orElseThrow();
    }

    static boolean is(JsonNode branch, String move) {
        return branch.get("move").asString().equals(move)
                || branch.at("/mirror/move").asString("").equals(move);
    }

    static String url(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
