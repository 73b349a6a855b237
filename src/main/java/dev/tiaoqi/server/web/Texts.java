package dev.tiaoqi.server.web;

import java.text.Bidi;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSource;
import org.springframework.stereotype.Component;

/** The sentences of the message files, with facts put in by name: {@code {from}}. */
@Component
public class Texts {

    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");

    private final MessageSource messages;

    Texts(MessageSource messages) {
        this.messages = messages;
    }

    /** The text under this key, which must be there. */
    public String say(Language language, String key) {
        return messages.getMessage(key, null, language.locale());
    }

    /** The text under this key with its facts; empty if the key is unknown or a fact that it names is missing. */
    public Optional<String> say(Language language, String key, Map<String, ?> facts) {
        @Nullable String text = messages.getMessage(key, null, null, language.locale());
        if (text == null || !PLACE.matcher(text).results().allMatch(place -> facts.containsKey(place.group(1)))) {
            return Optional.empty();
        }
        // The facts go in after the text was taken apart: what a player typed is never read as a place of its own.
        return Optional.of(PLACE.matcher(text)
                .replaceAll(place -> Matcher.quoteReplacement(setOff(String.valueOf(facts.get(place.group(1)))))));
    }

    /** What is written from right to left is set off, or it would turn round what stands beside it in the sentence. */
    private static String setOff(String fact) {
        return Bidi.requiresBidi(fact.toCharArray(), 0, fact.length()) ? "\u2068" + fact + "\u2069" : fact;
    }
}
