package dev.tiaoqi.server.guide;

import io.swagger.v3.oas.annotations.Hidden;
import java.util.Map;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** The rules in short, for people who never played and for those who wonder what an option means. */
@Controller
@Hidden
class HowPage {

    private static final Map<String, Figure> FIGURES = Figures.all();

    @GetMapping("/how")
    String how(Model model) {
        model.addAttribute("figures", FIGURES);
        return "how";
    }
}
