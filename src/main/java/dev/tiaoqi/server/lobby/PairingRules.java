package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import org.springframework.stereotype.Component;

/** By which rules those who were paired play. */
@Component
class PairingRules {

    private final Creator creator;

    PairingRules(Creator creator) {
        this.creator = creator;
    }

    /** Throws what is wrong with the wish. */
    void check(Wish wish) {
        creator.check(body(wish, false));
    }

    /** The one place where a rated wish becomes a rated game: as long as none are offered, it is played for nothing. */
    Rules of(Wish wish) {
        if (!wish.rated()) {
            return unrated(wish);
        }
        try {
            return RulesReader.read(body(wish, true));
        } catch (ApiProblem refused) {
            if (refused.code() != ProblemCode.OPTION_NOT_OFFERED) {
                throw refused;
            }
            return unrated(wish);
        }
    }

    private static Rules unrated(Wish wish) {
        return RulesReader.read(body(wish, false)).with(Option.RATED, false);
    }

    private static NewGameBody body(Wish wish, boolean rated) {
        return new NewGameBody(wish.preset(), null, wish.players(), null, null, null, "listed", rated, null);
    }
}
