package dev.tiaoqi.server.web;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;

/** The pages that a problem's {@code type} leads to, one for each code of the list. */
@Controller
class ProblemPages {

    private final ProblemTexts texts;

    ProblemPages(ProblemTexts texts) {
        this.texts = texts;
    }

    /** One code as its page tells of it; {@code detail} with the names of its facts in their places. */
    record Entry(
            String code,
            int status,
            String title,
            String detail,
            String help,
            @Nullable String rule) {}

    @GetMapping("/problems")
    String all(@ModelAttribute("language") Language language, Model model) {
        List<Entry> entries = Arrays.stream(ProblemCode.values())
                .map(code -> entry(code, language))
                .toList();
        model.addAttribute("problems", entries);
        return "problems";
    }

    @GetMapping("/problems/{code}")
    String one(@PathVariable String code, @ModelAttribute("language") Language language, Model model) {
        ProblemCode found = Arrays.stream(ProblemCode.values())
                .filter(each -> each.code().equals(code))
                .findFirst()
                .orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        model.addAttribute("problem", entry(found, language));
        return "problem";
    }

    private Entry entry(ProblemCode code, Language language) {
        return new Entry(
                code.code(),
                code.status().value(),
                texts.title(code, language),
                texts.sentence(code, language),
                texts.help(code, language),
                Paragraphs.of(code).orElse(null));
    }
}
