package dev.tiaoqi.server.game.page;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** The rules of one game in a few lines. */
@Component
class RulesInForce {

    private final Texts texts;

    RulesInForce(Texts texts) {
        this.texts = texts;
    }

    /** The kind of game in one line, and what holds in it. */
    Sheet of(Rules rules, Language language) {
        Teller teller = new Teller(rules, language);
        List<String> lines = new ArrayList<>();
        lines.add(teller.choice(Option.HOP));
        lines.add(teller.choice(Option.FOREIGN_CAMPS));
        lines.add(teller.choice(Option.STAY_IN_TARGET));
        lines.add(teller.choice(Option.WIN));
        lines.add(teller.choice(Option.PASS));
        lines.add(teller.choice(Option.TURN_ORDER));
        if (rules.get(Option.TEAMS)) {
            lines.add(teller.say("game.rules.teams"));
        }
        if (rules.get(Option.EQUAL_TURNS)) {
            lines.add(teller.say("game.rules.equalTurns"));
        }
        rules.get(Option.REPETITION_LIMIT)
                .ifPresent(limit -> lines.add(teller.say("game.rules.repetitionLimit", Map.of("limit", limit))));
        lines.add(teller.say("game.rules.maxRounds", Map.of("rounds", rules.get(Option.MAX_ROUNDS))));
        return new Sheet(teller.kind(), lines);
    }

    record Sheet(String kind, List<String> lines) {}

    private final class Teller {

        private final Rules rules;
        private final Language language;

        Teller(Rules rules, Language language) {
            this.rules = rules;
            this.language = language;
        }

        String kind() {
            return String.join(
                    " · ",
                    say("game.hop." + rules.options().text(Option.HOP)),
                    say("game.players." + rules.players()),
                    say("game.men", Map.of("men", rules.men())));
        }

        String choice(Option<?> option) {
            return say("game.rules." + option.json() + "." + rules.options().text(option));
        }

        String say(String key) {
            return texts.say(language, key);
        }

        String say(String key, Map<String, ?> facts) {
            return texts.say(language, key, facts).orElseThrow();
        }
    }
}
