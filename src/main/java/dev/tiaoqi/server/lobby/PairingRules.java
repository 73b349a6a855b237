package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
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

    /** The one place where a rated wish becomes a rated game: those who wish for it have accounts. */
    Rules of(Wish wish) {
        return RulesReader.read(body(wish, wish.rated())).with(Option.RATED, wish.rated());
    }

    private static NewGameBody body(Wish wish, boolean rated) {
        return new NewGameBody(wish.preset(), null, wish.players(), null, null, null, "listed", rated, null);
    }
}
