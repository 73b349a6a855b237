package dev.tiaoqi.server.lobby.page;

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
import java.util.Optional;
import org.springframework.stereotype.Component;

/** What was agreed, in one line: only what differs from the usual is said. */
@Component
class RulesInWords {

    private final Texts texts;

    RulesInWords(Texts texts) {
        this.texts = texts;
    }

    Words of(Rules rules, Language language) {
        List<String> rest = new ArrayList<>();
        brief("men", Integer.toString(rules.men()), language).ifPresent(rest::add);
        brief("board." + rules.board(), rules.board(), language).ifPresent(rest::add);
        Option.ALL.stream()
                .filter(option -> option != Option.HOP && !option.equals(Option.RATED))
                .filter(option -> !rules.get(option).equals(option.initial()))
                .forEach(option -> brief(option, rules, language).ifPresent(rest::add));
        String hop = texts.say(language, "hop." + rules.options().text(Option.HOP));
        return new Words(hop, String.join(" · ", rest));
    }

    private Optional<String> brief(Option<?> option, Rules rules, Language language) {
        if (option.equals(Option.CLOCK)) {
            return clock(rules.get(Option.CLOCK), language);
        }
        String value = rules.options().text(option);
        return brief(option.json() + "." + value, value, language).or(() -> brief(option.json(), value, language));
    }

    private Optional<String> clock(Clock clock, Language language) {
        return switch (clock) {
            case Clock.None none -> Optional.empty();
            case Clock.PerMove perMove ->
                texts.say(language, "brief.clock.perMove", Map.of("seconds", number(perMove.move(), 1)));
            case Clock.Fischer fischer ->
                texts.say(
                        language,
                        "brief.clock.fischer",
                        Map.of("minutes", number(fischer.base(), 60), "seconds", number(fischer.increment(), 1)));
            case Clock.Correspondence days ->
                texts.say(
                        language,
                        "brief.clock.correspondence",
                        Map.of("days", days.move().toDays()));
        };
    }

    /** So many units of so many seconds, with as many figures as it takes. */
    private static String number(Duration duration, int seconds) {
        return BigDecimal.valueOf(duration.toMillis())
                .divide(BigDecimal.valueOf(1000L * seconds), 2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private Optional<String> brief(String key, String value, Language language) {
        return texts.say(language, "brief." + key, Map.of("value", value));
    }

    /** The kind of hop, and the rest. */
    record Words(String hop, String rest) {}
}
