package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Paragraphs;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;

/** Says one by one what is wrong with rules or a position, in the reader's language. */
@ControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class ImpossibleAdvice {

    private final Problems problems;
    private final Texts texts;

    ImpossibleAdvice(Problems problems, Texts texts) {
        this.problems = problems;
        this.texts = texts;
    }

    @ExceptionHandler
    void impossible(Impossible thrown, HttpServletRequest request, HttpServletResponse response) throws IOException {
        Language language = Language.of(request);
        List<Map<String, Object>> told = thrown.problems().stream()
                .map(problem -> told(thrown.kind(), problem, language))
                .toList();
        problems.send(request, response, new ApiProblem(thrown.kind().code(), Map.of("problems", told)));
    }

    private Map<String, Object> told(Impossible.Kind kind, Problem problem, Language language) {
        Map<String, String> facts = new HashMap<>();
        for (int i = 0; i < problem.facts().size(); i++) {
            facts.put(Integer.toString(i), problem.facts().get(i));
        }
        String message =
                texts.say(language, kind.keys() + problem.code(), facts).orElse(problem.code());
        Map<String, Object> said = new LinkedHashMap<>();
        said.put("code", problem.code());
        said.put("message", message);
        said.put("facts", problem.facts());
        Paragraphs.ofProblem(problem.code()).ifPresent(paragraph -> said.put("rule", paragraph));
        return said;
    }
}
