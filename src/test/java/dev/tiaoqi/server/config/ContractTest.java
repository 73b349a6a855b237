package dev.tiaoqi.server.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ContractTest extends ServerTest {

    @Test
    void everyOperationSaysWhatItDoesAndHowItRefuses() {
        JsonNode contract = nobody().get("/v3/api-docs").expect(200).json();
        assertThat(contract.get("openapi").asString()).startsWith("3.1");
        contract.get("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    String name = operation.getKey() + " " + path.getKey();
                    assertThat(path.getKey()).startsWith("/api/v1/");
                    assertThat(operation.getValue().path("summary").asString(""))
                            .as(name)
                            .isNotBlank();
                    JsonNode problem = operation
                            .getValue()
                            .at("/responses/429/content/application~1problem+json/examples/tooMany");
                    assertThat(problem.isMissingNode()).as(name).isFalse();
                }));
    }

    @Test
    void everyOperationShowsAnExample() {
        nobody().get("/v3/api-docs")
                .json()
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> operation.getValue().get("responses").properties().stream()
                                .filter(response -> List.of("200", "201").contains(response.getKey()))
                                .forEach(response -> assertThat(
                                                response.getValue().path("content"))
                                        .as(operation.getKey() + " " + path.getKey())
                                        .isNotEmpty()
                                        .allSatisfy(type -> assertThat(type.at("/examples/usual/value")
                                                        .isMissingNode())
                                                .isFalse()))));
    }

    @Test
    void everyOperationWithABodyShowsAnExample() {
        JsonNode contract = nobody().get("/v3/api-docs").json();
        JsonNode schemas = contract.at("/components/schemas");
        List<String> without = new ArrayList<>();
        contract.get("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    List<JsonNode> bodies = bodies(operation.getValue());
                    if (!bodies.isEmpty() && bodies.stream().noneMatch(body -> showsExample(body, schemas, Set.of()))) {
                        without.add(operation.getKey() + " " + path.getKey());
                    }
                }));
        assertThat(without).isEmpty();
    }

    /** What is sent, and what is answered when all is well. */
    private static List<JsonNode> bodies(JsonNode operation) {
        List<JsonNode> bodies = new ArrayList<>();
        operation.at("/requestBody/content").forEach(bodies::add);
        operation.get("responses").properties().stream()
                .filter(answer -> answer.getKey().startsWith("2"))
                .forEach(answer -> answer.getValue().path("content").forEach(bodies::add));
        return bodies;
    }

    /** Whether an example stands in it, or in the schemas that it is made of. */
    private static boolean showsExample(JsonNode node, JsonNode schemas, Set<String> seen) {
        if (node.has("example") || node.has("examples")) {
            return true;
        }
        String reference = node.path("$ref").asString("");
        if (!reference.isEmpty()) {
            String name = reference.substring(reference.lastIndexOf('/') + 1);
            Set<String> more = new HashSet<>(seen);
            return more.add(name) && showsExample(schemas.path(name), schemas, more);
        }
        return node.valueStream().anyMatch(part -> showsExample(part, schemas, seen));
    }

    /** Whatever is wrong with a call, its door has said that it may answer so. */
    @Test
    void everyStatusOfARefusalIsDeclared() {
        Set<String> undeclared = new TreeSet<>();
        Visitor nobody = nobody();
        Visitor guest = guest();
        List<String> bodies = List.of(
                "",
                "{",
                "{\"nonsense\": 1}",
                "[1]",
                "{\"name\": \"Contract\", \"password\": \"nine men's morris\"}",
                "{\"label\": \"script\", \"scopes\": [\"read\"]}");
        List<Visitor> callers = List.of(
                nobody, guest, browser(), nobody.withToken("tq_nothing"), guest.with("Content-Type", "text/plain"));
        nobody.get("/v3/api-docs").json().get("paths").properties().stream()
                .filter(path -> !path.getKey().endsWith("/events")) // these go on for ever
                .forEach(path -> path.getValue().properties().forEach(operation -> {
                    String url = path.getKey().replaceAll("\\{\\w+}", "nothing");
                    for (Visitor caller : callers) {
                        for (String body : operation.getKey().equals("get") ? List.of("") : bodies) {
                            Answer answer = caller.send(operation.getKey().toUpperCase(Locale.ROOT), url, body);
                            if (!operation.getValue().get("responses").has(Integer.toString(answer.status()))) {
                                undeclared.add(operation.getKey() + " " + url + " " + body + ": " + answer.status());
                            }
                        }
                    }
                }));
        assertThat(undeclared).isEmpty();
    }

    @Test
    void theCallerIsNoParameter() {
        JsonNode account = nobody().get("/v3/api-docs").json().at("/paths/~1api~1v1~1account/get");
        assertThat(account.has("parameters")).isFalse();
    }

    @Test
    void itCanBeBrowsed() {
        nobody().with("Accept", "text/html").get("/swagger-ui/index.html").expect(200);
    }
}
