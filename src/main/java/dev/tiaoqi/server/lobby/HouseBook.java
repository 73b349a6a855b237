package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.account.Names;
import dev.tiaoqi.server.game.Chance;
import dev.tiaoqi.server.game.Code;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.TooMany;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Where people keep the rules they like. */
@Component
public class HouseBook {

    /** So many a person. */
    static final int MOST = 50;

    private final HouseRuleRows rows;
    private final Chance chance;
    private final Clock clock;

    HouseBook(HouseRuleRows rows, Chance chance, Clock clock) {
        this.rows = rows;
        this.chance = chance;
        this.clock = clock;
    }

    /** Keeps what this wish for a game agrees on; throws what is wrong with it or with the name. */
    public HouseRules keep(UUID person, String name, NewGameBody wish) {
        Rules rules = checked(wish);
        String clean = Names.clean("name", name);
        if (rows.count(person) >= MOST) {
            throw TooMany.atOnce("houseRules", MOST);
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        HouseRules kept = new HouseRules(chance.name(), person, clean, rules, now);
        rows.add(kept);
        return kept;
    }

    /** Throws what is wrong with the wish or the name, whosever they are. */
    public void check(String name, NewGameBody wish) {
        checked(wish);
        Names.clean("name", name);
    }

    public Optional<HouseRules> find(String code) {
        return Code.of(code).flatMap(rows::find);
    }

    public List<HouseRules> of(UUID person) {
        return rows.of(person, MOST);
    }

    /** Throws {@code notFound} for what is not his. */
    public HouseRules rename(String code, UUID person, String name) {
        String clean = Names.clean("name", name);
        return Code.of(code)
                .filter(known -> rows.rename(known, person, clean))
                .flatMap(rows::find)
                .orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
    }

    /** Throws {@code notFound} for what is not his. */
    public void forget(String code, UUID person) {
        if (Code.of(code).filter(known -> rows.delete(known, person)).isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_FOUND);
        }
    }

    private static Rules checked(NewGameBody wish) {
        Rules read = RulesReader.read(wish);
        boolean rated = RatedWish.asked(wish).orElseGet(() -> read.get(Option.RATED));
        Rules rules = read.with(Option.RATED, rated);
        List<Problem> problems = rules.problems();
        if (!problems.isEmpty()) {
            throw new Impossible(Impossible.Kind.RULES, problems);
        }
        return rules;
    }
}
