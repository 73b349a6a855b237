package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is wrong with a form, each beside the field it belongs to. */
final class Complaints {

    private static final Pattern SEAT = Pattern.compile("seats\\[(\\d)](\\.me)?");
    /** A new game asks nobody else to sit down twice. */
    private static final Set<ProblemCode> AGAINST_POINTS =
            EnumSet.of(ProblemCode.RATED_NEEDS_ACCOUNTS, ProblemCode.ALREADY_SEATED);

    /** Beside which field a problem of the rules stands. */
    private static final Map<String, String> FIELDS = Map.ofEntries(
            Map.entry("playersRefused", "players"),
            Map.entry("menRefused", "men"),
            Map.entry("ratedNeedsRounds", "maxRounds"),
            Map.entry("ratedWithoutExtras", "rated"),
            Map.entry("ratedNeedsOpening", "rated"),
            Map.entry("teamsNeedFourOrSix", "teams"),
            Map.entry("deadGameNeedsTwo", "deadGame"),
            Map.entry("firstNotSeated", "first"),
            Map.entry("ownMenNeedsDeadlines", "homeDeadlines"),
            Map.entry("deadlinesMustRise", "homeDeadlines"),
            Map.entry("itemsNeedStar4", "items"),
            Map.entry("diceAlone", "dice"),
            Map.entry("captureByAdjacentHops", "capture"),
            Map.entry("captureWithoutItems", "capture"));

    private final Saying saying;
    private final Map<String, String> found = new LinkedHashMap<>();

    Complaints(Saying saying) {
        this.saying = saying;
    }

    Map<String, String> found() {
        return found;
    }

    /** The value, or a complaint in its place. */
    <T> Optional<T> collect(Supplier<T> attempt) {
        try {
            return Optional.of(attempt.get());
        } catch (ApiProblem problem) {
            add(field(problem, List.of()), problem);
            return Optional.empty();
        }
    }

    void add(String field, ApiProblem problem) {
        found.putIfAbsent(field, saying.beside(problem));
    }

    /** A number that is none, or not one of those allowed. */
    void outside(String field, int min, int max) {
        found.put(field, saying.range(min, max));
    }

    /** What the wish as a whole was refused for; seats are named by their place among these. */
    void refused(ApiProblem problem, List<Seat> seats) {
        if (AGAINST_POINTS.contains(problem.code())) {
            found.putIfAbsent(Choices.RATED, saying.rated(problem));
            return;
        }
        add(field(problem, seats), problem);
    }

    void refused(Impossible impossible) {
        for (Problem problem : impossible.problems()) {
            found.putIfAbsent(
                    FIELDS.getOrDefault(problem.code(), NewGameForm.WHOLE),
                    saying.impossible(impossible.kind(), problem));
        }
    }

    private static String field(ApiProblem problem, List<Seat> seats) {
        Map<String, Object> facts = new HashMap<>(problem.facts());
        Object named = Optional.ofNullable(facts.get("field")).orElseGet(() -> facts.get("option"));
        String field = Objects.toString(named, NewGameForm.WHOLE).replace("options.", "");
        Matcher seat = SEAT.matcher(field);
        if (!seat.matches()) {
            return field;
        }
        int place = Integer.parseInt(seat.group(1));
        String letter = place < seats.size() ? seats.get(place).name() : "";
        return (seat.group(2) == null ? "seat." : "name.") + letter;
    }
}
