package dev.tiaoqi.server.guide;

import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** What the script of the rule book says: a little of its own ({@code rules.say.}), and what a game says of items. */
@Component
class Sentences {

    private static final String OWN = "rules.say.";
    private static final String GAME = "play.";
    private static final List<String> OWNS =
            List.of("turn", "die", "die.less", "actions", "passed", "captured", "over", "full", "failed");
    private static final List<String> GAMES = Stream.of(
                    Arrays.stream(Item.values()).map(item -> "item." + item.text()),
                    Stream.of("roadblock", "roadMender", "wing", "swap", "whirlwind", "move", "second")
                            .map(ask -> "items.ask." + ask),
                    Stream.of("used", "oneATurn", "first", "beforeMove", "nowhere", "stormReady")
                            .map(why -> "items.not." + why),
                    Stream.of("items.colon", "separator"))
            .flatMap(keys -> keys)
            .toList();

    private final Texts texts;
    private final JsonMapper json;

    Sentences(Texts texts, JsonMapper json) {
        this.texts = texts;
        this.json = json;
    }

    /** As JSON that can stand in a page. */
    String in(Language language) {
        SortedMap<String, String> all = new TreeMap<>();
        // With their places for facts, which the script fills in.
        OWNS.forEach(key -> all.put(key, texts.say(language, OWN + key)));
        GAMES.forEach(key -> all.put(key, texts.say(language, GAME + key)));
        return json.writeValueAsString(all).replace("<", "\\u003c");
    }
}
