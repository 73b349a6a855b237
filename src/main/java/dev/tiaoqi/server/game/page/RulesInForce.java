package dev.tiaoqi.server.game.page;

import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
        Stream.of(Option.FIRST_ENTRY_SKIPS, Option.EQUAL_TURNS, Option.DEAD_GAME, Option.DICE, Option.CAPTURE)
                .filter(rules::get)
                .forEach(option -> lines.add(teller.say("game.rules." + option.json())));
        if (rules.get(Option.TEAMS)) {
            lines.add(teller.say("game.rules.teams." + rules.players()));
        }
        rules.get(Option.REPETITION_LIMIT)
                .ifPresent(limit -> lines.add(teller.say("game.rules.repetitionLimit", Map.of("limit", limit))));
        rules.get(Option.HOME_DEADLINES)
                .forEach(deadline -> lines.add(teller.say(
                        "game.rules.homeDeadline", Map.of("round", deadline.round(), "men", deadline.men()))));
        lines.add(teller.clock());
        lines.add(teller.say("game.rules.maxRounds", Map.of("rounds", rules.get(Option.MAX_ROUNDS))));
        lines.add(teller.say(rules.get(Option.RATED) ? "game.rules.rated" : "game.rules.unrated"));
        return new Sheet(teller.kind(), lines);
    }

    record Sheet(String kind, List<String> lines) {}

    private static String seconds(Duration duration) {
        return BigDecimal.valueOf(duration.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    private static String minutes(Duration duration) {
        return BigDecimal.valueOf(duration.toSeconds())
                .divide(BigDecimal.valueOf(60), 1, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

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

        String clock() {
            return switch (rules.get(Option.CLOCK)) {
                case Clock.None none -> say("game.rules.clock.none");
                case Clock.PerMove perMove ->
                    say("game.rules.clock.perMove", Map.of("seconds", seconds(perMove.move())));
                case Clock.Fischer fischer ->
                    say(
                            "game.rules.clock.fischer",
                            Map.of("minutes", minutes(fischer.base()), "seconds", seconds(fischer.increment())));
                case Clock.Correspondence days ->
                    say(
                            "game.rules.clock.correspondence",
                            Map.of("days", days.move().toDays()));
            };
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
