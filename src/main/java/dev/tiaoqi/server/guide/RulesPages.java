package dev.tiaoqi.server.guide;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.score.Levels;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Paragraphs;
import io.swagger.v3.oas.annotations.Hidden;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;

/** The rules, the tips, and the first steps, with little boards to try. */
@Controller
@Hidden
class RulesPages {

    /** Where each level begins; the first begins nowhere. */
    private static final List<Level> LEVELS = IntStream.rangeClosed(Levels.LOWEST, Levels.HIGHEST)
            .mapToObj(level -> new Level(level, level == Levels.LOWEST ? null : Levels.from(level)))
            .toList();

    private static final List<String> PRESETS =
            Arrays.stream(Preset.values()).map(Preset::text).toList();

    /** Each option, and the paragraph that explains it. */
    private static final Map<String, String> OPTIONS = options();

    /** What the first steps once told of, by its old anchor there, and where it is told now. */
    private static final Map<String, String> FURTHER = further();

    private final Book book;
    private final Sentences sentences;

    RulesPages(Book book, Sentences sentences) {
        this.book = book;
        this.sentences = sentences;
    }

    @GetMapping("/how")
    String how(Model model) {
        model.addAttribute("figures", Figures.all());
        model.addAttribute("further", FURTHER);
        return "how";
    }

    @GetMapping("/rules")
    String rules(@ModelAttribute("language") Language language, Model model) {
        model.addAttribute("figures", Figures.all());
        model.addAttribute("chapters", book.rules(language));
        model.addAttribute("data", sentences.in(language));
        model.addAttribute("levels", LEVELS);
        model.addAttribute("presets", PRESETS);
        model.addAttribute("options", OPTIONS);
        return "rules";
    }

    @GetMapping("/rules/tips")
    String tips(@ModelAttribute("language") Language language, Model model) {
        model.addAttribute("figures", Figures.all());
        model.addAttribute("chapters", book.tips(language));
        return "tips";
    }

    private static Map<String, String> options() {
        Map<String, String> options = new LinkedHashMap<>();
        for (Option<?> option : Option.ALL) {
            options.put(option.json(), Paragraphs.ofOption(option.json()).orElse("R11"));
        }
        return Collections.unmodifiableMap(options);
    }

    private static Map<String, String> further() {
        Map<String, String> further = new LinkedHashMap<>();
        String[] links = ("kinds R2.2 seats R1.5 foreign R2.6 stay R2.7 pass R2.8 end ends resign R3.3 equal R3.2 "
                        + "clock R4.2 leave R4.1 teams R7 points R6 levels R6.9")
                .split(" ", -1);
        for (int i = 0; i < links.length; i += 2) {
            further.put(links[i], links[i + 1]);
        }
        return Collections.unmodifiableMap(further);
    }

    /** A level, and the points from which on one has it. */
    public record Level(int level, @Nullable Integer from) {}
}
