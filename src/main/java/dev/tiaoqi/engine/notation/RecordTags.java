package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.board.Seat;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a record says that the game itself does not know: the event, the address, the day (UTC) it began, who sat
 * where, and, for a game that was cancelled, abandoned or voided, that word as its termination. Texts with control or
 * bidirectional marks are refused with an {@link IllegalArgumentException}.
 */
public record RecordTags(
        String event, String site, LocalDate date, SortedMap<Seat, String> names, Optional<String> termination) {

    public RecordTags {
        names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
        Quoted.check(event);
        Quoted.check(site);
        names.values().forEach(Quoted::check);
    }

    /** Tags of a game that runs or came to its end. */
    public static RecordTags of(String event, String site, LocalDate date, Map<Seat, String> names) {
        return new RecordTags(event, site, date, new TreeMap<>(names), Optional.empty());
    }

    /** The same, of a game that ended without a result, for this reason. */
    public RecordTags endedWithoutResult(String reason) {
        return new RecordTags(event, site, date, names, Optional.of(reason));
    }
}
