package dev.tiaoqi.server.lobby;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Paragraphs;
import dev.tiaoqi.server.web.Texts;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One thing that is wrong with rules or a position, in the reader's language, and the paragraph that tells why. */
public record ObstacleJson(
        @Schema(example = "tooManyMen") String code,
        String message,
        List<String> facts,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Schema(example = "R1.5") @Nullable
        String rule) {

    public static List<ObstacleJson> all(Impossible.Kind kind, List<Problem> problems, Texts texts, Language language) {
        return problems.stream()
                .map(problem -> of(kind, problem, texts, language))
                .toList();
    }

    private static ObstacleJson of(Impossible.Kind kind, Problem problem, Texts texts, Language language) {
        Map<String, String> facts = new HashMap<>();
        for (int i = 0; i < problem.facts().size(); i++) {
            facts.put(Integer.toString(i), problem.facts().get(i));
        }
        String message =
                texts.say(language, kind.keys() + problem.code(), facts).orElse(problem.code());
        return new ObstacleJson(
                problem.code(),
                message,
                problem.facts(),
                Paragraphs.ofProblem(problem.code()).orElse(null));
    }
}
