package dev.tiaoqi.server.account.page;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.RetryAfter;
import dev.tiaoqi.server.web.Texts;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Objects;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.ModelAndView;

/** Shows a form again with what was wrong: beside its field, or above the form. */
@Component
class Wording {

    private final Texts texts;
    private final Problems problems;

    Wording(Texts texts, Problems problems) {
        this.texts = texts;
        this.problems = problems;
    }

    /** Adds what the problem says to the page, and its status. */
    ModelAndView again(ModelAndView page, ApiProblem problem, HttpServletRequest request) {
        Language language = Language.of(request);
        page.setStatus(problem.code().status());
        Object field = switch (problem.code()) {
            case NAME_TAKEN -> "name";
            case INVALID_VALUE -> problem.facts().get("field");
            default -> null;
        };
        return field == null
                ? page.addObject("notice", whole(problem, language))
                : page.addObject("errors", Map.of(field, beside(problem, language)));
    }

    private String beside(ApiProblem problem, Language language) {
        String key = "account.reason." + problem.facts().get("reason");
        return texts.say(language, key, problem.facts())
                .or(() -> texts.say(language, "reason." + problem.facts().get("reason"), problem.facts()))
                .orElseGet(() -> whole(problem, language));
    }

    private String whole(ApiProblem problem, Language language) {
        String limit = Objects.toString(problem.facts().get("limit"), "");
        return texts.say(language, "account.limit." + limit, RetryAfter.inWords(problem.facts()))
                .orElseGet(() -> Objects.toString(
                        problems.document(problem, language, null).get("detail"), ""));
    }
}
