package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.server.game.Table;

/** What an event is called: by the row it tells of, and whether the game ended with it. */
final class EventTypes {

    private EventTypes() {}

    static String of(Table table) {
        String ending = table.status().over() ? "ended" : "";
        return switch (table.log().getLast().kind()) {
            case TURN, STUCK -> "turn"; // the turn that ends a game is one event, with the result in it
            case OFFER, ACCEPTED, DECLINED -> ending.isEmpty() ? "offer" : ending;
            case TAKE_BACK, TAKE_BACK_ACCEPTED, TAKE_BACK_DECLINED -> "offer";
            case TAKEN_BACK -> "takenBack";
            case CARE, CARE_ENDED -> "seat";
            case CREATED, JOINED, LEFT, STARTED, HANDED, CANCELLED, ABANDONED, VOID, RESIGNED, QUIT ->
                ending.isEmpty() ? "seat" : ending;
        };
    }
}
