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

/**
 * The sentences that a script says: those of a file of texts whose keys begin alike. As a component those of the page of a
 * game, {@code play.} in {@code texts/game.properties}.
 */
@Component
public class ScriptTexts {

    private final Map<Language, Map<String, String>> all;

    ScriptTexts() {
        this("texts.game", "play.");
    }

    private ScriptTexts(String bundle, String prefix) {
        this.all = Stream.of(Language.values())
                .collect(Collectors.toUnmodifiableMap(
                        language -> language, language -> read(bundle, prefix, language.locale())));
    }

    /** Those of another page: of this bundle, without the prefix. */
    public static ScriptTexts of(String bundle, String prefix) {
        return new ScriptTexts(bundle, prefix);
    }

    public Map<String, String> in(Language language) {
        return all.getOrDefault(language, Map.of());
    }

    private static Map<String, String> read(String bundleName, String prefix, Locale locale) {
        ResourceBundle bundle = ResourceBundle.getBundle(
                bundleName,
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        SortedMap<String, String> texts = new TreeMap<>();
        bundle.keySet().stream()
                .filter(key -> key.startsWith(prefix))
                .forEach(key -> texts.put(key.substring(prefix.length()), bundle.getString(key)));
        return texts;
    }
}
