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
public class RulesInForce {

    private final Texts texts;

    RulesInForce(Texts texts) {
        this.texts = texts;
    }

    /** The kind of game in one line, from which preset it started, and what holds in it. */
    public Sheet of(Rules rules, Language language) {
        Teller teller = new Teller(rules, language);
        List<Line> lines = new ArrayList<>();
        texts.say(language, "game.rules.board." + rules.board(), Map.of())
                .ifPresent(words -> lines.add(new Line(words, false)));
        lines.add(teller.choice(Option.HOP));
        lines.add(teller.choice(Option.FOREIGN_CAMPS));
        lines.add(teller.choice(Option.STAY_IN_TARGET));
        lines.add(teller.choice(Option.WIN));
        lines.add(teller.choice(Option.PASS));
        lines.add(teller.choice(Option.TURN_ORDER));
        Stream.of(
                        Option.FIRST_ENTRY_SKIPS,
                        Option.EQUAL_TURNS,
                        Option.DEAD_GAME,
                        Option.ITEMS,
                        Option.DICE,
                        Option.CAPTURE)
                .filter(rules::get)
                .forEach(option -> lines.add(teller.line(option, teller.say("game.rules." + option.json()))));
        if (rules.get(Option.TEAMS)) {
            lines.add(teller.line(Option.TEAMS, teller.say("game.rules.teams." + rules.players())));
        }
        rules.get(Option.REPETITION_LIMIT)
                .ifPresent(limit -> lines.add(teller.line(
                        Option.REPETITION_LIMIT, teller.say("game.rules.repetitionLimit", Map.of("limit", limit)))));
        rules.get(Option.HOME_DEADLINES)
                .forEach(deadline -> lines.add(teller.line(
                        Option.HOME_DEADLINES,
                        teller.say(
                                "game.rules.homeDeadline", Map.of("round", deadline.round(), "men", deadline.men())))));
        lines.add(teller.line(Option.CLOCK, teller.clock()));
        lines.add(teller.line(
                Option.MAX_ROUNDS, teller.say("game.rules.maxRounds", Map.of("rounds", rules.get(Option.MAX_ROUNDS)))));
        lines.add(new Line(teller.say(rules.get(Option.RATED) ? "game.rules.rated" : "game.rules.unrated"), false));
        return new Sheet(teller.kind(), teller.preset(), lines);
    }

    /** {@code preset} says where the rules started from; the lines that differ from it say so. */
    public record Sheet(String kind, String preset, List<Line> lines) {}

    /** A rule in words, and whether the preset has it otherwise. */
    public record Line(String words, boolean differs) {}

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
            List<String> parts = new ArrayList<>();
            texts.say(language, "game.board." + rules.board(), Map.of()).ifPresent(parts::add);
            parts.add(say("game.hop." + rules.options().text(Option.HOP)));
            Stream.of(Option.ITEMS, Option.DICE, Option.CAPTURE)
                    .filter(rules::get)
                    .forEach(variant -> parts.add(say("option." + variant.json())));
            parts.add(say("game.players." + rules.players()));
            parts.add(say("game.men", Map.of("men", rules.men())));
            return String.join(" · ", parts);
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

        Line choice(Option<?> option) {
            return line(
                    option,
                    say("game.rules." + option.json() + "." + rules.options().text(option)));
        }

        Line line(Option<?> option, String words) {
            return new Line(
                    words, !rules.get(option).equals(rules.presetOptions().get(option)));
        }

        String preset() {
            return say(
                    "game.rules.preset",
                    Map.of("preset", say("option.preset." + rules.preset().text())));
        }

        String say(String key) {
            return texts.say(language, key);
        }

        String say(String key, Map<String, ?> facts) {
            return texts.say(language, key, facts).orElseThrow();
        }
    }
}
