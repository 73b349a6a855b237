package dev.tiaoqi.server.web;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;

/** What is said about each problem: in the message files under {@code problem.CODE.title}, {@code .detail}, {@code .help}. */
@Component
class ProblemTexts {

    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");

    private final Texts texts;

    ProblemTexts(Texts texts) {
        this.texts = texts;
    }

    String title(ProblemCode code, Language language) {
        return texts.say(language, key(code, "title"));
    }

    /** What happened, with the facts; the title alone where a fact of the sentence is missing. */
    String detail(ApiProblem problem, Language language) {
        return texts.say(language, key(problem.code(), "detail"), spoken(problem.facts(), language))
                .orElseGet(() -> title(problem.code(), language));
    }

    /** What happened, whatever the facts are: in their places stands what they are called. */
    String sentence(ProblemCode code, Language language) {
        return unfilled(key(code, "detail"), language);
    }

    /** What to do about it. */
    String help(ProblemCode code, Language language) {
        return unfilled(key(code, "help"), language);
    }

    private String unfilled(String key, Language language) {
        return PLACE.matcher(texts.say(language, key))
                .replaceAll(place -> Matcher.quoteReplacement(texts.say(language, "problems.fact." + place.group(1))));
    }

    private Map<String, Object> spoken(Map<String, ?> facts, Language language) {
        Map<String, Object> spoken = RetryAfter.inWords(facts);
        spoken.computeIfPresent(
                "reason",
                (name, reason) -> texts.say(language, "reason." + reason, facts).orElse(reason.toString()));
        spoken.computeIfPresent(
                "item",
                (name, item) -> texts.say(language, "item." + item, facts).orElse(item.toString()));
        return spoken;
    }

    private static String key(ProblemCode code, String part) {
        return "problem." + code.code() + "." + part;
    }
}
