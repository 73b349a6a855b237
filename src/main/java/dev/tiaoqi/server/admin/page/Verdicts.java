package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.view.RedirectView;
import org.springframework.web.util.UriComponentsBuilder;

/** Tells an admin what came of what he did. */
@Component
class Verdicts {

    private final Texts texts;
    private final Problems problems;

    Verdicts(Texts texts, Problems problems) {
        this.texts = texts;
        this.problems = problems;
    }

    /** On to the page, so that reloading it does nothing again; it will say what was done. */
    static ModelAndView away(String page, String whose, String done) {
        String address = UriComponentsBuilder.fromPath(page)
                .queryParam("done", done)
                .encode()
                .buildAndExpand(whose)
                .toUriString();
        RedirectView view = new RedirectView(address);
        view.setStatusCode(HttpStatus.SEE_OTHER);
        view.setExposeModelAttributes(false);
        view.setExpandUriTemplateVariables(false);
        return new ModelAndView(view);
    }

    /** The page, with what was done if that is one of the things that can be. */
    ModelAndView done(ModelAndView page, @Nullable String done, HttpServletRequest request) {
        texts.say(Language.of(request), "admin.done." + done, Map.of())
                .ifPresent(words -> page.addObject("done", words));
        return page;
    }

    /** The page, with why it was not done beside where it was asked for. */
    ModelAndView refused(ModelAndView page, String what, ApiProblem problem, HttpServletRequest request) {
        page.setStatus(problem.code().status());
        page.addObject("failed", what);
        return page.addObject("notice", why(problem, Language.of(request)));
    }

    private String why(ApiProblem problem, Language language) {
        String reason = Objects.toString(problem.facts().get("reason"), "");
        String field = Objects.toString(problem.facts().get("field"), "");
        return texts.say(language, "admin.wrong." + field + "." + reason, problem.facts())
                .orElseGet(() -> Objects.toString(
                        problems.document(problem, language, null).get("detail"), ""));
    }
}
