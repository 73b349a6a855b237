package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.lobby.HouseBook;
import dev.tiaoqi.server.lobby.HouseRules;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.lobby.NewGameBody;
import dev.tiaoqi.server.lobby.Wish;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
    private final Meeting meeting;
    private final NewGame newGame;
    private final HouseBook book;
    private final Editing editing;
    private final Texts texts;
    private final Problems problems;

    HomePage(
            Lists lists,
            Welcome welcome,
            Meeting meeting,
            NewGame newGame,
            HouseBook book,
            Editing editing,
            Texts texts,
            Problems problems) {
        this.lists = lists;
        this.welcome = welcome;
        this.meeting = meeting;
        this.newGame = newGame;
        this.book = book;
        this.editing = editing;
        this.texts = texts;
        this.problems = problems;
    }

    @GetMapping("/")
    String home(@RequestParam Map<String, String> wanted, HttpServletRequest request, Model model) {
        model.addAttribute("form", begun(wanted));
        model.addAttribute("lists", lists.of(Reader.of(request), new Wanted(wanted)));
        model.addAttribute("choices", Choices.ALL);
        return "home";
    }

    /** As house rules have it, or a preset. */
    private NewGameForm begun(Map<String, String> wanted) {
        return Optional.ofNullable(wanted.get("rules"))
                .flatMap(book::find)
                .map(HouseRules::rules)
                .map(NewGameForm::of)
                .orElseGet(() -> NewGameForm.usual(wanted.getOrDefault("new", "")));
    }

    /** The lists alone, for the page that shows them already. */
    @GetMapping("/lobby/lists")
    String lists(@RequestParam Map<String, String> wanted, HttpServletRequest request, Model model) {
        model.addAttribute("lists", lists.of(Reader.of(request), new Wanted(wanted)));
        model.addAttribute("choices", Choices.ALL);
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

    @PostMapping(path = "/", params = "seek")
    ModelAndView seek(
            @RequestParam(defaultValue = "2") int players,
            @RequestParam(defaultValue = "classic") String preset,
            @RequestParam(defaultValue = "false") boolean rated,
            HttpServletRequest request,
            HttpServletResponse response) {
        try {
            Optional<String> game = meeting.seek(new Wish(preset, players, rated), request, response);
            return game.map(Away::toGame).orElseGet(Away::toLobby);
        } catch (ApiProblem problem) {
            return again(problem, NewGameForm.usual(), request);
        } catch (Impossible impossible) {
            return again(new ApiProblem(ProblemCode.IMPOSSIBLE_RULES), NewGameForm.usual(), request);
        }
    }

    @PostMapping(path = "/", params = "stop")
    ModelAndView stop(Caller caller) {
        caller.known().ifPresent(person -> meeting.stop(person.id()));
        return Away.toLobby();
    }

    @PostMapping(path = "/", params = "decline")
    ModelAndView decline(@RequestParam String decline, Caller caller, HttpServletRequest request) {
        try {
            meeting.decline(decline, caller.person().id());
            return Away.toLobby();
        } catch (ApiProblem problem) {
            return again(problem, NewGameForm.usual(), request);
        }
    }

    @PostMapping(path = "/", params = "create")
    ModelAndView create(
            @RequestParam Map<String, String> sent, HttpServletRequest request, HttpServletResponse response) {
        NewGame.Read read = newGame.read(NewGameForm.of(sent), request);
        if (!read.form().errors().isEmpty()) {
            return page(read.form(), request, HttpStatus.UNPROCESSABLE_CONTENT);
        }
        try {
            return Away.toGame(welcome.create(read.wish(), request, response));
        } catch (ApiProblem problem) {
            return again(problem, read.form(), request);
        }
    }

    /** Keeps the rules that the form says, under a name. */
    @PostMapping(path = "/", params = "keep")
    ModelAndView keep(
            @RequestParam Map<String, String> sent, HttpServletRequest request, HttpServletResponse response) {
        NewGame.Read read = newGame.readToKeep(NewGameForm.of(sent), request);
        if (!read.form().errors().isEmpty()) {
            return page(read.form(), request, HttpStatus.UNPROCESSABLE_CONTENT);
        }
        try {
            return Away.to("/rules-of/" + welcome.keep(read.form().get("name"), read.wish(), request, response));
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
        if (form.isSetUp()) {
            return editing.page(form, request, status);
        }
        ModelAndView page = new ModelAndView("home", status);
        page.addObject("form", form);
        page.addObject("choices", Choices.ALL);
        page.addObject("lists", lists.of(Reader.of(request), Wanted.ALL));
        return page;
    }
}
