package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.lobby.NewGameBody;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** The lobby. Whatever one does here is a plain form; what was refused comes back with the reason beside it. */
@Controller
@Hidden
class HomePage {

    /** One person against the computer by the usual rules; the person begins. */
    private static final NewGameBody AT_ONCE =
            new NewGameBody(null, null, null, null, Map.of("first", "A"), List.of("me", "bot:1"), null, null, null);

    private final Lists lists;
    private final Welcome welcome;
    private final NewGame newGame;
    private final Texts texts;
    private final Problems problems;

    HomePage(Lists lists, Welcome welcome, NewGame newGame, Texts texts, Problems problems) {
        this.lists = lists;
        this.welcome = welcome;
        this.newGame = newGame;
        this.texts = texts;
        this.problems = problems;
    }

    @GetMapping("/")
    String home(
            @RequestParam(required = false) @Nullable String open,
            @RequestParam(required = false) @Nullable String running,
            HttpServletRequest request,
            Model model) {
        model.addAttribute("form", NewGameForm.usual());
        model.addAttribute("lists", lists.of(Reader.of(request), Lists.Places.of(open, running)));
        model.addAttribute("choices", Choices.ALL);
        return "home";
    }

    /** The lists alone, for the page that shows them already. */
    @GetMapping("/lobby/lists")
    String lists(
            @RequestParam(required = false) @Nullable String open,
            @RequestParam(required = false) @Nullable String running,
            HttpServletRequest request,
            Model model) {
        model.addAttribute("lists", lists.of(Reader.of(request), Lists.Places.of(open, running)));
        return "lists :: lists";
    }

    @PostMapping(path = "/", params = "computer")
    ModelAndView playComputer(HttpServletRequest request, HttpServletResponse response) {
        try {
            return Away.toGame(welcome.create(AT_ONCE, request, response));
        } catch (ApiProblem problem) {
            return again(problem, NewGameForm.usual(), request);
        }
    }

    @PostMapping(path = "/", params = "join")
    ModelAndView join(@RequestParam String join, HttpServletRequest request, HttpServletResponse response) {
        try {
            welcome.join(new Welcome.Coming(join, Optional.empty()), request, response);
            return Away.toGame(join);
        } catch (ApiProblem problem) {
            return again(problem, NewGameForm.usual(), request);
        }
    }

    @PostMapping(path = "/", params = "create")
    ModelAndView create(
            @RequestParam Map<String, String> sent, HttpServletRequest request, HttpServletResponse response) {
        NewGame.Read read = newGame.read(NewGameForm.of(sent), Language.of(request));
        if (!read.form().errors().isEmpty()) {
            return page(read.form(), request, HttpStatus.UNPROCESSABLE_CONTENT);
        }
        try {
            return Away.toGame(welcome.create(read.wish(), request, response));
        } catch (ApiProblem problem) {
            return again(problem, read.form(), request);
        }
    }

    /** The lobby once more, and why what was wanted can't be. */
    private ModelAndView again(ApiProblem problem, NewGameForm form, HttpServletRequest request) {
        Saying saying = new Saying(texts, problems, Language.of(request));
        return page(form, request, problem.code().status()).addObject("notice", saying.whole(problem));
    }

    private ModelAndView page(NewGameForm form, HttpServletRequest request, HttpStatusCode status) {
        ModelAndView page = new ModelAndView("home", status);
        page.addObject("form", form);
        page.addObject("choices", Choices.ALL);
        page.addObject("lists", lists.of(Reader.of(request), Lists.Places.of(null, null)));
        return page;
    }
}
