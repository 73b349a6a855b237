package dev.tiaoqi.server.guide;

import dev.tiaoqi.engine.score.Levels;
import io.swagger.v3.oas.annotations.Hidden;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** The rules in short, for people who never played and for those who wonder what an option means. */
@Controller
@Hidden
class HowPage {

    private static final Map<String, Figure> FIGURES = Figures.all();

    /** Where each level begins; the first begins nowhere. */
    private static final List<Level> LEVELS = IntStream.rangeClosed(Levels.LOWEST, Levels.HIGHEST)
            .mapToObj(level -> new Level(level, level == Levels.LOWEST ? null : Levels.from(level)))
            .toList();

    @GetMapping("/how")
    String how(Model model) {
        model.addAttribute("figures", FIGURES);
        model.addAttribute("levels", LEVELS);
        return "how";
    }

    /** A level, and the points from which on one has it. */
    public record Level(int level, @Nullable Integer from) {}
}
