package dev.tiaoqi.server.game.page;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.Visibility;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Preferences;
import dev.tiaoqi.server.web.Sharing;
import dev.tiaoqi.server.web.Site;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
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
    private final Site site;

    GamePage(Sight sight, PageData data, RulesInForce rules, Site site) {
        this.site = site;
        this.sight = sight;
        this.data = data;
        this.rules = rules;
    }

    @GetMapping("/games/{id}")
    String page(
            @PathVariable String id,
            @RequestParam(required = false) @Nullable String invite,
            @RequestParam(required = false) @Nullable String ply,
            Caller caller,
            HttpServletRequest request,
            Model model) {
        Tables.Seen seen = sight.look(id, new Sight.Viewer(caller, Optional.ofNullable(invite)));
        Language language = Language.of(request);
        PageData.Reader reader = new PageData.Reader(caller, invite, language, Preferences.of(request));
        model.addAttribute("data", data.of(seen, reader));
        sharing(seen, Objects.requireNonNullElse(ply, ""), language).ifPresent(it -> model.addAttribute("sharing", it));
        model.addAttribute("square", seen.table().agreement().rules().board().startsWith("square"));
        seen.table()
                .agreement()
                .seed()
                .ifPresent(any ->
                        model.addAttribute("chance", "/games/" + seen.table().id() + "/chance"));
        model.addAttribute("rules", rules.of(seen.table().agreement().rules(), language));
        return "game";
    }

    /** A game that anybody with its address may see has a picture, of the turn that the address names. */
    private Optional<Sharing> sharing(Tables.Seen seen, String ply, Language language) {
        Table table = seen.table();
        if (seen.card().agreement().visibility() == Visibility.PRIVATE
                || table.game().isEmpty()) {
            return Optional.empty();
        }
        String path = "/games/" + table.id();
        String turn = ply.matches("\\d{1,5}") ? "?ply=" + ply : "";
        String title = rules.of(table.agreement().rules(), language).kind();
        return Optional.of(new Sharing(title, site.at(path + turn), site.at(path + "/board.png" + turn)));
    }
}
