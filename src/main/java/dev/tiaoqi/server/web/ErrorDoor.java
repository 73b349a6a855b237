package dev.tiaoqi.server.web;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.RequestMapping;

/** Where the container brings a request that failed outside every other door: a page for browsers, JSON for scripts. */
@Controller
class ErrorDoor implements ErrorController {

    private final Problems problems;
    private final ProblemTexts texts;

    ErrorDoor(Problems problems, ProblemTexts texts) {
        this.problems = problems;
        this.texts = texts;
    }

    @RequestMapping("${server.error.path:/error}")
    @Nullable
    String failed(HttpServletRequest request, HttpServletResponse response, Model model) throws IOException {
        ApiProblem problem = problem(request);
        response.setStatus(problem.code().status().value());
        if (!Problems.readsPages(request)) {
            problems.write(request, response, problem);
            return null;
        }
        Language language = Language.of(request);
        model.addAttribute("title", texts.title(problem.code(), language));
        model.addAttribute("detail", texts.detail(problem, language));
        model.addAttribute("help", texts.help(problem.code(), language));
        model.addAttribute("code", problem.code().code());
        return "error";
    }

    private static ApiProblem problem(HttpServletRequest request) {
        if (request.getDispatcherType() != DispatcherType.ERROR) {
            return new ApiProblem(ProblemCode.NOT_FOUND); // somebody typed the address of this door
        }
        if (request.getAttribute(Problems.ATTRIBUTE) instanceof ApiProblem problem) {
            return problem;
        }
        ProblemCode code = code(request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE));
        return code == ProblemCode.INTERNAL
                        && request.getAttribute(RequestDispatcher.ERROR_EXCEPTION) instanceof Throwable thrown
                ? Faults.problem(thrown)
                : new ApiProblem(code);
    }

    /** The most general code of a bare status: the first of its kind in the list. */
    static ProblemCode code(@Nullable Object status) {
        int value = status instanceof Integer number ? number : 500;
        Optional<ProblemCode> exact = Arrays.stream(ProblemCode.values())
                .filter(code -> code.status().value() == value)
                .findFirst();
        // 501 and 505 are about transfer codings and HTTP versions that nobody has: the request's fault, not ours.
        return exact.orElse(value == 500 ? ProblemCode.INTERNAL : ProblemCode.UNREADABLE);
    }
}
