package dev.tiaoqi.server.config;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Shows in the contract what each operation answers when all is well: {@code contract/examples.json}. */
@Component
class ContractExamples implements OpenApiCustomizer {

    private final Map<String, Map<String, Object>> examples;

    ContractExamples(JsonMapper json) throws IOException {
        try (InputStream file = new ClassPathResource("contract/examples.json").getInputStream()) {
            examples = json.readValue(file, new TypeReference<>() {});
        }
    }

    @Override
    public void customise(OpenAPI contract) {
        contract.getPaths()
                .forEach((path, item) -> item.readOperationsMap()
                        .forEach((method, operation) -> addTo(operation, examplesOf(method, path))));
    }

    private Map<String, Object> examplesOf(PathItem.HttpMethod method, String path) {
        return examples.getOrDefault(method + " " + path, Map.of());
    }

    private static void addTo(Operation operation, Map<String, Object> byType) {
        operation.getResponses().forEach((status, response) -> {
            if (status.startsWith("2")) {
                byType.forEach(
                        (type, example) -> content(response, type).addExamples("usual", new Example().value(example)));
            }
        });
    }

    private static MediaType content(ApiResponse response, String type) {
        if (response.getContent() == null) {
            response.setContent(new Content());
        }
        return response.getContent().computeIfAbsent(type, missing -> new MediaType());
    }
}
