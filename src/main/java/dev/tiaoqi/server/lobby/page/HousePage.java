package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.page.RulesInForce;
import dev.tiaoqi.server.lobby.HouseBook;
import dev.tiaoqi.server.lobby.HouseRules;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Site;
import dev.tiaoqi.server.web.Texts;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** House rules: one's own, and those a link leads to. Opening a link changes nothing. */
@Controller
@Hidden
class HousePage {

    private final HouseBook book;
    private final People people;
    private final RulesInForce rules;
    private final Site site;
    private final Texts texts;
    private final Problems problems;

    HousePage(HouseBook book, People people, RulesInForce rules, Site site, Texts texts, Problems problems) {
        this.book = book;
        this.people = people;
        this.rules = rules;
        this.site = site;
        this.texts = texts;
        this.problems = problems;
    }

    /** One set of rules as a page shows it; {@code lines} is what holds in it. */
    public record Shown(
            String code,
            String name,
            String by,
            boolean yours,
            String url,
            String kind,
            List<RulesInForce.Line> lines) {}

    @GetMapping("/rules-of/{code}")
    ModelAndView look(@PathVariable String code, Caller caller, HttpServletRequest request) {
        return one(code, caller, request, HttpStatus.OK);
    }

    @GetMapping("/house-rules")
    ModelAndView mine(Caller caller, HttpServletRequest request) {
        return list(caller, request, HttpStatus.OK);
    }

    @PostMapping(path = "/house-rules", params = "rename")
    ModelAndView rename(
            @RequestParam String rename, @RequestParam String name, Caller caller, HttpServletRequest request) {
        try {
            book.rename(rename, caller.person().id(), name);
            return Away.to("/house-rules");
        } catch (ApiProblem problem) {
            String notice = new Saying(texts, problems, Language.of(request)).beside(problem);
            return list(caller, request, problem.code().status()).addObject("notice", notice);
        }
    }

    @PostMapping(path = "/house-rules", params = "forget")
    ModelAndView forget(@RequestParam String forget, Caller caller) {
        book.forget(forget, caller.person().id());
        return Away.to("/house-rules");
    }

    private ModelAndView one(String code, Caller caller, HttpServletRequest request, HttpStatusCode status) {
        HouseRules kept = book.find(code).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        return new ModelAndView("rules-of", status).addObject("kept", shown(kept, caller, Language.of(request)));
    }

    private ModelAndView list(Caller caller, HttpServletRequest request, HttpStatusCode status) {
        Language language = Language.of(request);
        List<Shown> all = caller.known().map(Person::id).map(book::of).orElse(List.of()).stream()
                .map(kept -> shown(kept, caller, language))
                .toList();
        return new ModelAndView("house-rules", status).addObject("all", all);
    }

    private Shown shown(HouseRules kept, Caller caller, Language language) {
        RulesInForce.Sheet sheet = rules.of(kept.rules(), language);
        @Nullable Person owner = people.findAll(Set.of(kept.owner())).get(kept.owner());
        return new Shown(
                kept.code(),
                kept.name(),
                owner == null ? "?" : owner.name(),
                caller.known()
                        .filter(person -> person.id().equals(kept.owner()))
                        .isPresent(),
                site.at("/rules-of/" + kept.code()).toString(),
                sheet.kind(),
                sheet.lines());
    }
}
