package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.game.page.ScriptTexts;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Preference;
import dev.tiaoqi.server.web.Preferences;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.http.HttpStatusCode;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.ModelAndView;
import tools.jackson.databind.json.JsonMapper;

/** What the page needs on which a position is set up: the form of a new game, and what its script says. */
@Component
class Editing {

    private static final ScriptTexts TEXTS = ScriptTexts.of("texts.editor", "editor.say.");

    private final JsonMapper json;

    Editing(JsonMapper json) {
        this.json = json;
    }

    ModelAndView page(NewGameForm form, HttpServletRequest request, HttpStatusCode status) {
        Block block = new Block(
                TEXTS.in(Language.of(request)), Preferences.of(request).get(Preference.COORDINATES));
        return new ModelAndView("editor", status)
                .addObject("form", form)
                .addObject("choices", Choices.ALL)
                .addObject("data", json.writeValueAsString(block).replace("<", "\\u003c"));
    }

    /** For the script. */
    record Block(Map<String, String> texts, String coordinates) {}
}
