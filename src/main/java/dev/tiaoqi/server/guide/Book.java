package dev.tiaoqi.server.guide;

import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The contents with their words: {@code rules.R2.1} is a title, {@code rules.R2.1.1} and on what it says. */
@Component
class Book {

    private final Texts texts;

    Book(Texts texts) {
        this.texts = texts;
    }

    List<Chapter> rules(Language language) {
        return chapters("rules", Contents.RULES, language);
    }

    List<Chapter> tips(Language language) {
        return chapters("tips", Contents.TIPS, language);
    }

    private List<Chapter> chapters(String room, List<Contents.Part> parts, Language language) {
        return parts.stream()
                .map(part -> new Chapter(
                        part.id(),
                        texts.say(language, room + ".chapter." + part.id()),
                        texts.say(language, room + ".chapter." + part.id() + ".lead", Map.of()).stream()
                                .toList(),
                        part.entries().stream()
                                .map(entry -> new Chapter.Paragraph(
                                        entry.id(),
                                        texts.say(language, room + "." + entry.id()),
                                        lines(room + "." + entry.id(), language),
                                        entry.figures()))
                                .toList()))
                .toList();
    }

    private List<String> lines(String key, Language language) {
        List<String> lines = new ArrayList<>();
        Optional<String> line = texts.say(language, key + ".1", Map.of());
        while (line.isPresent()) {
            lines.add(line.get());
            line = texts.say(language, key + "." + (lines.size() + 1), Map.of());
        }
        return lines;
    }
}
