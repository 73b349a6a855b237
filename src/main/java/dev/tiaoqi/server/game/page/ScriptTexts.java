package dev.tiaoqi.server.game.page;

import dev.tiaoqi.server.web.Language;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** The sentences that the script of the page says: those of {@code texts/game.properties} that begin with {@code play.} */
@Component
public class ScriptTexts {

    private static final String BUNDLE = "texts.game";
    private static final String PREFIX = "play.";

    private final Map<Language, Map<String, String>> all = Stream.of(Language.values())
            .collect(Collectors.toUnmodifiableMap(language -> language, language -> read(language.locale())));

    public Map<String, String> in(Language language) {
        return all.getOrDefault(language, Map.of());
    }

    private static Map<String, String> read(Locale locale) {
        ResourceBundle bundle = ResourceBundle.getBundle(
                BUNDLE, locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        SortedMap<String, String> texts = new TreeMap<>();
        bundle.keySet().stream()
                .filter(key -> key.startsWith(PREFIX))
                .forEach(key -> texts.put(key.substring(PREFIX.length()), bundle.getString(key)));
        return texts;
    }
}
