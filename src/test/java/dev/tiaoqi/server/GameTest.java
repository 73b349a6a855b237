package dev.tiaoqi.server;

import java.util.List;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** A test with games: how they are made and played in a few words. */
public abstract class GameTest extends ServerTest {

    /** A fills his target with e13-e14; D has few men, and all of them are at home already. */
    protected static final String A_WINS_BY_E13_E14 = "star4 A/AA/AAA/1AAA/4A8/12/11/10/9/10/11/12/13/4/3/DD/D A 30";

    /** A game with an open seat D, A of the host; A begins. */
    protected static String newGame(Visitor host) {
        return create(host, "{\"options\": {\"first\": \"A\"}}");
    }

    /** A game of two, host A and guest D, A begins. */
    protected static String twoAtTable(Visitor host, Visitor other) {
        String game = newGame(host);
        join(other, game).expect(200);
        return game;
    }

    protected static String create(Visitor host, String json) {
        return host.post("/api/v1/games", json).expect(201).json().get("id").asString();
    }

    protected static Answer join(Visitor guest, String game) {
        return guest.post(at(game, "/seats"), "{}");
    }

    protected static Answer move(Visitor player, String game, String move, int ply) {
        return player.post(at(game, "/moves"), "{\"move\": \"" + move + "\", \"ply\": " + ply + "}");
    }

    /** Plays these moves one after another, each by the visitor whose turn it is. */
    protected static void play(String game, List<Visitor> players, String... moves) {
        for (String text : moves) {
            int ply = look(players.getFirst(), game).get("ply").asInt();
            move(players.get(ply % players.size()), game, text, ply).expect(200);
        }
    }

    protected static JsonNode look(Visitor viewer, String game) {
        return viewer.get("/api/v1/games/" + game).expect(200).json();
    }

    protected static String at(String game, String rest) {
        return "/api/v1/games/" + game + rest;
    }

    /** A field of each of the items, as texts. */
    protected static List<String> texts(JsonNode items, String field) {
        return StreamSupport.stream(items.spliterator(), false)
                .map(item -> item.get(field).asString())
                .toList();
    }
}
