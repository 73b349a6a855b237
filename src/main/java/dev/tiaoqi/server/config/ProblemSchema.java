package dev.tiaoqi.server.config;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Problems;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.List;
import org.springframework.stereotype.Component;

/** How problems look in the API's contract: one schema, one example for each code. */
@Component
class ProblemSchema {

    private final Problems problems;

    ProblemSchema(Problems problems) {
        this.problems = problems;
    }

    static Schema<?> schema() {
        return new ObjectSchema()
                .description("RFC 9457, with a stable code and the facts of the case as further members")
                .addProperty("type", new StringSchema().format("uri"))
                .addProperty("title", new StringSchema())
                .addProperty("status", new IntegerSchema())
                .addProperty("detail", new StringSchema())
                .addProperty("instance", new StringSchema())
                .addProperty("code", new StringSchema())
                .addProperty(
                        "rule",
                        new StringSchema()
                                .description("Where a rule of the game says why: the paragraph on the page /rules"))
                .additionalProperties(true);
    }

    /** Adds the answers with these codes to those of the operation. */
    void addTo(Operation operation, List<ProblemCode> codes) {
        for (ProblemCode code : codes) {
            String status = Integer.toString(code.status().value());
            ApiResponse response = operation
                    .getResponses()
                    .computeIfAbsent(
                            status,
                            missing -> new ApiResponse()
                                    .description(code.status().getReasonPhrase())
                                    .content(new Content()
                                            .addMediaType(
                                                    "application/problem+json",
                                                    new MediaType()
                                                            .schema(new Schema<>()
                                                                    .$ref("#/components/schemas/Problem")))));
            MediaType type =
                    response.getContent() == null ? null : response.getContent().get("application/problem+json");
            if (type != null) {
                type.addExamples(
                        code.code(), new Example().value(problems.document(new ApiProblem(code), Language.EN, null)));
            }
        }
    }
}
