package dev.tiaoqi.server.web;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The paragraph of the rules, as the page of rules numbers them, that stands behind a refusal or an ending. */
public final class Paragraphs {

    private static final Map<ProblemCode, String> REFUSED = refused();

    private static final Map<String, String> ENDED = Map.ofEntries(
            Map.entry("finished", "R3.1"),
            Map.entry("resignation", "R3.3"),
            Map.entry("quit", "R3.3"),
            Map.entry("agreement", "R3.4"),
            Map.entry("passive", "R4.1"),
            Map.entry("timeout", "R4.2"),
            Map.entry("equalTurns", "R3.2"),
            Map.entry("teamWon", "R7.win"),
            Map.entry("deadGame", "R5.2"),
            Map.entry("captured", "R9.3"),
            Map.entry("maxRounds", "R3.7"),
            Map.entry("allPassed", "R3.7"),
            Map.entry("cancelled", "R3.5"),
            Map.entry("abandoned", "R3.5"),
            Map.entry("void", "R3.5"));

    private static final Map<String, String> AGREED = Map.ofEntries(
            Map.entry("hop", "R2.2"),
            Map.entry("foreignCamps", "R2.6"),
            Map.entry("stayInTarget", "R2.7"),
            Map.entry("pass", "R2.8"),
            Map.entry("turnOrder", "R2.9"),
            Map.entry("first", "R2.9"),
            Map.entry("firstEntrySkips", "R2.9"),
            Map.entry("win", "R3.1"),
            Map.entry("equalTurns", "R3.2"),
            Map.entry("maxRounds", "R3.7"),
            Map.entry("repetitionLimit", "R4.3"),
            Map.entry("deadGame", "R5.2"),
            Map.entry("homeDeadlines", "R4.1"),
            Map.entry("clock", "R4.2"),
            Map.entry("teams", "R7"),
            Map.entry("items", "R8"),
            Map.entry("dice", "R9.1"),
            Map.entry("capture", "R9.3"),
            Map.entry("rated", "R6"));

    private Paragraphs() {}

    /** Where it is said why this can't be done; empty when it is no matter of the rules. */
    public static Optional<String> of(ProblemCode code) {
        return Optional.ofNullable(REFUSED.get(code));
    }

    /** Where this way to end is explained, by the {@code reason} of a result. */
    public static Optional<String> ofEnding(String reason) {
        return Optional.ofNullable(ENDED.get(reason));
    }

    /** Where an option is explained, by its name in JSON. */
    public static Optional<String> ofOption(String name) {
        return Optional.ofNullable(AGREED.get(name));
    }

    private static Map<ProblemCode, String> refused() {
        Map<ProblemCode, String> at = new EnumMap<>(ProblemCode.class);
        at.put(ProblemCode.NO_MAN_THERE, "R2.1");
        at.put(ProblemCode.NOT_YOUR_MAN, "R2.1");
        at.put(ProblemCode.OCCUPIED, "R2.1");
        at.put(ProblemCode.UNREACHABLE, "R2.2");
        at.put(ProblemCode.SAME_CELL, "R2.3");
        at.put(ProblemCode.FOREIGN_CAMP, "R2.6");
        at.put(ProblemCode.MUST_STAY_IN_TARGET, "R2.7");
        at.put(ProblemCode.MUST_PASS, "R2.8");
        at.put(ProblemCode.MAY_NOT_PASS, "R2.8");
        at.put(ProblemCode.NOT_YOUR_TURN, "R2.9");
        at.put(ProblemCode.GAME_OVER, "R3.2");
        at.put(ProblemCode.NOT_STILL_IN, "R3.3");
        at.put(ProblemCode.NOT_AWAY, "R3.3");
        at.put(ProblemCode.NO_OFFER, "R3.4");
        at.put(ProblemCode.OWN_OFFER, "R3.4");
        at.put(ProblemCode.OFFER_STANDS, "R3.4");
        at.put(ProblemCode.TOO_EARLY, "R3.4");
        at.put(ProblemCode.TOO_LATE_TO_CANCEL, "R3.5");
        at.put(ProblemCode.REPETITION, "R4.3");
        at.put(ProblemCode.RATED_NEEDS_ACCOUNTS, "R6");
        at.put(ProblemCode.IMPOSSIBLE_RULES, "R11");
        return at;
    }
}
