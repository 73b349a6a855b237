package dev.tiaoqi.server.web;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The paragraph of the rules, as the page of rules numbers them, that stands behind a refusal or an ending. */
public final class Paragraphs {

    private static final Map<String, String> REFUSED = refused();

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

    /** By what is wrong with the position that a game shall begin from. */
    private static final Map<String, String> IMPOSSIBLE = Map.ofEntries(
            Map.entry("seatNotInGame", "R1.5"),
            Map.entry("tooManyMen", "R1.5"),
            Map.entry("nobodyToMove", "R2.9"),
            Map.entry("firstDisagrees", "R2.9"),
            Map.entry("seatNotStillIn", "R3.1"),
            Map.entry("tooFewStillIn", "R3.2"),
            Map.entry("roundBeyondMaxRounds", "R3.7"),
            Map.entry("teamHasWon", "R7.win"),
            Map.entry("teamHasLost", "R7.win"),
            Map.entry("obstacleAtStart", "R8"),
            Map.entry("obstacleInCamp", "R8"),
            Map.entry("obstacleNotInGame", "R8"));

    private Paragraphs() {}

    /** Where it is said why this can't be done; empty when it is no matter of the rules. */
    public static Optional<String> of(ProblemCode code) {
        return ofRefusal(code.code());
    }

    /** Where it is said why a game refuses this, by the refusal's code. */
    public static Optional<String> ofRefusal(String code) {
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

    /** Where it is said why no game begins from a position, by the problem's code. */
    public static Optional<String> ofProblem(String code) {
        return Optional.ofNullable(IMPOSSIBLE.get(code));
    }

    private static Map<String, String> refused() {
        Map<String, String> at = new HashMap<>();
        put(at, "R2.1", "noManThere notYourMan occupied");
        put(at, "R2.2", "unreachable");
        put(at, "R2.3", "sameCell");
        put(at, "R2.6", "foreignCamp");
        put(at, "R2.7", "mustStayInTarget");
        put(at, "R2.8", "mustPass mayNotPass");
        put(at, "R2.9", "notYourTurn");
        put(at, "R3.2", "gameOver");
        put(at, "R3.3", "notStillIn notAway");
        put(at, "R3.4", "noOffer ownOffer offerStands tooEarly");
        put(at, "R3.5", "tooLateToCancel");
        put(at, "R4.3", "repetition");
        put(at, "R6", "ratedNeedsAccounts");
        put(at, "R8", "itemNotHeld itemNeedsEmptyCell itemInCamp itemOutOfReach");
        put(at, "R8.use", "itemOneATurn itemOutOfPlace itemNeedsMove itemTurnOver");
        put(at, "R8.swap", "itemNeedsTheirMan itemTheirForeignCamp itemTheirTarget");
        put(at, "R8.marble", "itemSameMan itemNeedsSecondPart itemNotBeforePass");
        put(at, "R8.whirlwind", "itemDeal");
        put(at, "R11", "impossibleRules");
        put(at, "R9.1", "actions awaitsThrow noThrow");
        put(at, "R9.3", "ambiguous");
        return Map.copyOf(at);
    }

    private static void put(Map<String, String> at, String paragraph, String codes) {
        for (String code : codes.split(" ", -1)) {
            at.put(code, paragraph);
        }
    }
}
