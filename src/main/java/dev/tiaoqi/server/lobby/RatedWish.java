package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Whether a new game is for points (R11). Who asks for it gets it or hears why not; where only the preset says so, the
 * game is unrated with a computer, a guest, a second seat of one person or a start position.
 */
record RatedWish(Optional<Boolean> asked, Person host, boolean fromPosition) {

    static final String FIELD = "rated";

    static RatedWish of(NewGameBody body, Person host) {
        return new RatedWish(asked(body), host, body.position() != null);
    }

    /** What is said of it, if anything is. */
    static Optional<Boolean> asked(NewGameBody body) {
        Map<String, @Nullable Object> options = Objects.requireNonNullElse(body.options(), Map.of());
        Optional<Boolean> inOptions = Optional.ofNullable(options.get(FIELD)).map(RatedWish::flag);
        return Optional.ofNullable(body.rated()).or(() -> inOptions);
    }

    /** The rules with this settled for those who shall sit there. */
    Rules settled(Rules rules, SortedMap<Seat, Sitter> sitters) {
        Optional<ApiProblem> against = against(sitters);
        if (asked.orElse(false)) {
            if (fromPosition) {
                throw new Impossible(Impossible.Kind.RULES, List.of(Problem.of("ratedNeedsOpening")));
            }
            against.ifPresent(problem -> {
                throw problem;
            });
        }
        boolean possible = against.isEmpty() && !fromPosition;
        return rules.with(Option.RATED, asked.orElse(rules.get(Option.RATED) && possible));
    }

    private Optional<ApiProblem> against(SortedMap<Seat, Sitter> sitters) {
        if (!host.registered() && sitters.values().stream().anyMatch(sitter -> sitter.is(host.id()))) {
            return Optional.of(new ApiProblem(ProblemCode.RATED_NEEDS_ACCOUNTS, Map.of("kind", "guest")));
        }
        if (sitters.values().stream().anyMatch(Sitter.Computer.class::isInstance)) {
            return Optional.of(new ApiProblem(ProblemCode.RATED_NEEDS_ACCOUNTS, Map.of("kind", "bot")));
        }
        List<Seat> own = sitters.entrySet().stream()
                .filter(entry -> entry.getValue().is(host.id()))
                .map(Map.Entry::getKey)
                .toList();
        return own.size() > 1
                ? Optional.of(new ApiProblem(ProblemCode.ALREADY_SEATED, Map.of("seats", own)))
                : Optional.empty();
    }

    private static boolean flag(Object value) {
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw Invalid.value("options." + FIELD, "unknown");
    }
}
