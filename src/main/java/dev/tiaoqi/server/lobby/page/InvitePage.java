package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.servlet.ModelAndView;

/** Where an invite leads. Opening it changes nothing: chat programs open links too. */
@Controller
@Hidden
class InvitePage {

    private final Sight sight;
    private final Welcome welcome;
    private final Invites invites;
    private final Texts texts;
    private final Problems problems;

    InvitePage(Sight sight, Welcome welcome, Invites invites, Texts texts, Problems problems) {
        this.sight = sight;
        this.welcome = welcome;
        this.invites = invites;
        this.texts = texts;
        this.problems = problems;
    }

    @GetMapping("/j/{code}")
    ModelAndView look(@PathVariable String code, HttpServletRequest request) {
        return page(code, request, HttpStatus.OK, null);
    }

    @PostMapping("/j/{code}")
    ModelAndView join(@PathVariable String code, HttpServletRequest request, HttpServletResponse response) {
        Optional<String> game = sight.invited(code);
        if (game.isEmpty()) {
            return page(code, request, HttpStatus.NOT_FOUND, null);
        }
        try {
            welcome.join(new Welcome.Coming(game.get(), Optional.of(code)), request, response);
            return Away.toGame(game.get());
        } catch (ApiProblem problem) {
            String notice = new Saying(texts, problems, Language.of(request)).whole(problem);
            return page(code, request, problem.code().status(), notice);
        }
    }

    private ModelAndView page(String code, HttpServletRequest request, HttpStatusCode status, @Nullable String notice) {
        Optional<Tables.Seen> seen = sight.invited(code)
                .map(game -> sight.look(game, new Sight.Viewer(Callers.of(request), Optional.of(code))));
        if (seen.isEmpty()) {
            return new ModelAndView("invite-dead", HttpStatus.NOT_FOUND);
        }
        return new ModelAndView("invite", status)
                .addObject("code", code)
                .addObject("notice", notice)
                .addObject("invite", invites.of(seen.get().card(), Reader.of(request)));
    }
}
