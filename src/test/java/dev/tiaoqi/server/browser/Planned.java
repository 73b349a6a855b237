package dev.tiaoqi.server.browser;

import tools.jackson.databind.JsonNode;

/** A game of which somebody knows how it goes on. */
interface Planned {

    int players();

    /** What a new game asks for: the maker sits at A, the other seats wait for somebody. */
    String wish(String options);

    /** What whoever is to move in this game plays. */
    Step next(JsonNode game);

    record Step(String from, String to) {}

    /** The seats of a wish. */
    static String seats(int players) {
        return "\"me\"" + ", \"open\"".repeat(players - 1);
    }
}
