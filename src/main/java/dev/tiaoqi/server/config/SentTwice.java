package dev.tiaoqi.server.config;

import dev.tiaoqi.server.account.Once;
import dev.tiaoqi.server.web.ProblemCode;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.HeaderParameter;
import java.util.List;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.stereotype.Component;

/** Says in the contract which calls take an {@code Idempotency-Key}, and how they refuse it. */
@Component
class SentTwice implements OpenApiCustomizer {

    private final ProblemSchema problems;

    SentTwice(ProblemSchema problems) {
        this.problems = problems;
    }

    @Override
    public void customise(OpenAPI contract) {
        contract.getPaths()
                .forEach((path, item) -> item.readOperationsMap().forEach((method, operation) -> {
                    if (Once.covers(method.name(), path)) {
                        addTo(operation);
                    }
                }));
    }

    private void addTo(Operation operation) {
        operation.addParametersItem(new HeaderParameter()
                .name(Once.HEADER)
                .required(false)
                .description("Sent again with the same key within a day, the call is answered as it was the first time")
                .schema(new StringSchema().minLength(1).maxLength(Once.LONGEST_KEY)));
        problems.addTo(
                operation, List.of(ProblemCode.INVALID_VALUE, ProblemCode.IDEMPOTENCY_CONFLICT, ProblemCode.BUSY));
    }
}
