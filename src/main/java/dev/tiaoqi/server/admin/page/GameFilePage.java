package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Roles;
import dev.tiaoqi.server.admin.Keeper;
import dev.tiaoqi.server.admin.Why;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** One game's page: who sat there, every turn with the time it took, and the way to declare it void. */
@Controller
@Hidden
class GameFilePage {

    private static final String PAGE = "/admin/games/{id}";

    private final GameFile file;
    private final Keeper keeper;
    private final Verdicts verdicts;

    GameFilePage(GameFile file, Keeper keeper, Verdicts verdicts) {
        this.file = file;
        this.keeper = keeper;
        this.verdicts = verdicts;
    }

    @GetMapping(PAGE)
    ModelAndView look(
            @PathVariable String id,
            @RequestParam(required = false) @Nullable String done,
            HttpServletRequest request) {
        return verdicts.done(file.of(id, Language.of(request)), done, request);
    }

    @PostMapping("/admin/games/{id}/void")
    ModelAndView declareVoid(
            @PathVariable String id,
            @RequestParam(required = false) @Nullable String reason,
            HttpServletRequest request) {
        try {
            keeper.declareVoid(Roles.admin(Callers.of(request)), id, Why.of(reason));
            return Verdicts.away(PAGE, id, "void");
        } catch (ApiProblem refused) {
            return verdicts.refused(file.of(id, Language.of(request)), "void", refused, request);
        }
    }
}
