package dev.tiaoqi.server.config;

import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.type.LogicalType;

/** JSON is taken at its word: a number is no text. The rest of its strictness stands in the properties. */
@Configuration(proxyBeanMethods = false)
class JsonConfig implements WebMvcConfigurer {

    /** The documentation's own library brings YAML along, which knows nothing of this strictness. */
    @Override
    public void configureMessageConverters(HttpMessageConverters.ServerBuilder converters) {
        converters.configureMessageConvertersList(
                all -> all.removeIf(each -> each.getSupportedMediaTypes().contains(MediaType.APPLICATION_YAML)));
    }

    @Bean
    JsonMapperBuilderCustomizer numbersAreNoTexts() {
        return json -> json.withCoercionConfig(
                LogicalType.Textual,
                text -> text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }
}
