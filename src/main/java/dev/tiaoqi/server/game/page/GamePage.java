package dev.tiaoqi.server.game.page;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Preferences;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;

/** Where a game is played, watched and replayed. Looking at it makes nobody a guest. */
@Controller
@Hidden
class GamePage {

    private final Sight sight;
    private final PageData data;
    private final RulesInForce rules;

    GamePage(Sight sight, PageData data, RulesInForce rules) {
        this.sight = sight;
        this.data = data;
        this.rules = rules;
    }

    @GetMapping("/games/{id}")
    String page(
            @PathVariable String id,
            @RequestParam(required = false) @Nullable String invite,
            Caller caller,
            HttpServletRequest request,
            Model model) {
        Tables.Seen seen = sight.look(id, new Sight.Viewer(caller, Optional.ofNullable(invite)));
        Language language = Language.of(request);
        PageData.Reader reader = new PageData.Reader(caller, invite, language, Preferences.of(request));
        model.addAttribute("data", data.of(seen, reader));
        model.addAttribute("square", seen.table().agreement().rules().board().startsWith("square"));
        model.addAttribute("rules", rules.of(seen.table().agreement().rules(), language));
        return "game";
    }
}
