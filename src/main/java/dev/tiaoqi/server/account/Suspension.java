package dev.tiaoqi.server.account;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** That somebody may look and do nothing else, until an instant or until it is lifted, and why. */
public record Suspension(Optional<Instant> until, String reason) {

    /** Whether it still holds. */
    public boolean holdsAt(Instant now) {
        return until.isEmpty() || until.get().isAfter(now);
    }

    /** What he is told. */
    Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("reason", reason);
        until.ifPresent(end -> facts.put("until", end));
        return facts;
    }
}
