package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
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
        List<ObstacleJson> told = ObstacleJson.all(thrown.kind(), thrown.problems(), texts, Language.of(request));
        problems.send(request, response, new ApiProblem(thrown.kind().code(), Map.of("problems", told)));
    }
}
