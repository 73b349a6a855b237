package dev.tiaoqi.server.config;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.web.Refuses;
import dev.tiaoqi.server.web.Site;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import java.util.List;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The API's public contract at {@code /v3/api-docs}. */
@Configuration(proxyBeanMethods = false)
class OpenApiConfig {

    private static final String TOKEN = "token";

    @Bean
    OpenAPI contract(Site site) {
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Caller.class);
        return new OpenAPI()
                .info(new Info()
                        .title("Tiaoqi 跳棋")
                        .version("v1")
                        .description("Chinese checkers between people, scripts and computers. Within v1 fields and"
                                + " values are only added: take unknown ones as \"other\". N1 to N4 are the paragraphs of [notation.md](/notation.md):"
                                + " cells, positions, moves and records as text."))
                .servers(List.of(new Server().url(site.baseUrl().toString())))
                .components(new Components()
                        .addSecuritySchemes(
                                TOKEN,
                                new SecurityScheme()
                                        .type(SecurityScheme.Type.HTTP)
                                        .scheme("bearer")
                                        .description("A token from POST /api/v1/guests or /account/tokens"))
                        .addSchemas("Problem", ProblemSchema.schema()))
                .addSecurityItem(new SecurityRequirement().addList(TOKEN));
    }

    /** Every operation says how it refuses: what {@link Refuses} lists, and what any may answer. */
    @Bean
    OperationCustomizer refusals(ProblemSchema problems) {
        return (operation, handler) -> {
            Refuses refuses = handler.getMethodAnnotation(Refuses.class);
            problems.addTo(operation, refuses == null ? List.of() : List.of(refuses.value()));
            problems.addTo(operation, UsualRefusals.of(operation, handler));
            return operation;
        };
    }
}
