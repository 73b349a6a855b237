package dev.tiaoqi.server.archive.page;

import dev.tiaoqi.server.game.page.ScriptTexts;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Preference;
import dev.tiaoqi.server.web.Preferences;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import tools.jackson.databind.json.JsonMapper;

/** Where somebody brings a record of his own and replays it. Nothing of it is kept: the page's script asks and shows. */
@Controller
@Hidden
class RecordsPage {

    private final ScriptTexts texts;
    private final Reasons reasons;
    private final JsonMapper json;

    RecordsPage(ScriptTexts texts, Reasons reasons, JsonMapper json) {
        this.texts = texts;
        this.reasons = reasons;
        this.json = json;
    }

    @GetMapping("/records")
    String page(HttpServletRequest request, Model model) {
        Language language = Language.of(request);
        Block block = new Block(
                texts.in(language),
                reasons.in(language),
                Preferences.of(request).get(Preference.COORDINATES));
        model.addAttribute("data", json.writeValueAsString(block).replace("<", "\\u003c"));
        return "records";
    }

    /** What the script says, and why a record may be wrong, in words. */
    record Block(Map<String, String> texts, Map<String, String> reasons, String coordinates) {}
}
