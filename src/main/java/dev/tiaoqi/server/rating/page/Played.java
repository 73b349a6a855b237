package dev.tiaoqi.server.rating.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game of somebody's history as a line of the page; {@code kind} is win, draw, loss, other or quit. */
public record Played(
        String id,
        String at,
        List<Opponent> opponents,
        String preset,
        Ending ending,
        @Nullable Gain gain,
        int round) {

    /** Somebody else at the table, with his seat's letter; computers and those who are gone have no page. */
    public record Opponent(String seat, String name, boolean linked) {}

    /** How it ended for him. */
    public record Ending(String kind, String words) {}

    /** What it brought him, and what of that needs saying. */
    public record Gain(String points, boolean plus, String note) {}
}
