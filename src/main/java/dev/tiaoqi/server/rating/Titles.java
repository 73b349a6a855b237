package dev.tiaoqi.server.rating;

import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.util.OptionalInt;
import org.springframework.stereotype.Component;

/** What the levels are called (R6.9). */
@Component
public class Titles {

    private final Texts texts;

    Titles(Texts texts) {
        this.texts = texts;
    }

    public String of(int level, Language language) {
        return texts.say(language, "level." + level);
    }

    /** The total at which the level after this one begins; empty at the highest. */
    public static OptionalInt nextAt(int level) {
        return level < Levels.HIGHEST ? OptionalInt.of(Levels.from(level + 1)) : OptionalInt.empty();
    }
}
