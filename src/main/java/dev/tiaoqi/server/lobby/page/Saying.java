package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Says in words why something was refused. */
record Saying(Texts texts, Problems problems, Language language) {

    /** Beside the field it is about: the reason alone. */
    String beside(ApiProblem problem) {
        return problem.facts().get("reason") instanceof String reason
                ? texts.say(language, "form.reason." + reason, problem.facts())
                        .or(() -> texts.say(language, "reason." + reason, problem.facts()))
                        .orElseGet(() -> whole(problem))
                : whole(problem);
    }

    /** What happened, as a sentence. */
    String whole(ApiProblem problem) {
        String limit = Objects.toString(problem.facts().get("limit"), "");
        return texts.say(language, "limit." + limit, problem.facts())
                .orElseGet(() -> Objects.toString(
                        problems.document(problem, language, null).get("detail"), ""));
    }

    /** Beside a number that is none, or not one of those allowed. */
    String range(int min, int max) {
        return texts.say(language, "form.reason.range", Map.of("min", min, "max", max))
                .orElseThrow();
    }

    /** Beside the wish for points: who at the table stands against it. */
    String rated(ApiProblem problem) {
        return texts.say(
                language,
                "form.rated." + Objects.requireNonNullElse(problem.facts().get("kind"), "seats"));
    }

    /** What is wrong with rules, or with a position. */
    String impossible(Impossible.Kind kind, Problem problem) {
        Map<String, String> facts = new HashMap<>();
        for (int i = 0; i < problem.facts().size(); i++) {
            facts.put(Integer.toString(i), problem.facts().get(i));
        }
        return texts.say(language, "form.problem." + problem.code(), facts)
                .or(() -> texts.say(language, kind.keys() + problem.code(), facts))
                .orElse(problem.code());
    }
}
