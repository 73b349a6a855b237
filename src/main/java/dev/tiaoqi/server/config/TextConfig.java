package dev.tiaoqi.server.config;

import dev.tiaoqi.server.web.Language;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.support.ResourceBundleMessageSource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.web.servlet.LocaleResolver;
import org.springframework.web.servlet.i18n.AbstractLocaleResolver;

/** The sentences in two languages: {@code texts/ROOM.properties} in Chinese, {@code texts/ROOM_en.properties} in English. */
@Configuration(proxyBeanMethods = false)
class TextConfig {

    @Bean
    ResourceBundleMessageSource messageSource() throws IOException {
        ResourceBundleMessageSource messages = new ResourceBundleMessageSource();
        messages.setBasenames(rooms());
        messages.setDefaultEncoding(StandardCharsets.UTF_8.name());
        messages.setFallbackToSystemLocale(false);
        return messages;
    }

    /** Every file without a language in its name is a room's. */
    private static String[] rooms() throws IOException {
        return Arrays.stream(new PathMatchingResourcePatternResolver().getResources("classpath:texts/*.properties"))
                .map(Resource::getFilename)
                .map(Objects::requireNonNull)
                .filter(name -> !name.contains("_"))
                .map(name -> "texts/" + name.substring(0, name.indexOf('.')))
                .sorted()
                .toArray(String[]::new);
    }

    @Bean
    LocaleResolver localeResolver() {
        return new AbstractLocaleResolver() {
            @Override
            public Locale resolveLocale(HttpServletRequest request) {
                return Language.of(request).locale();
            }

            @Override
            public void setLocale(
                    HttpServletRequest request, @Nullable HttpServletResponse response, @Nullable Locale locale) {
                throw new UnsupportedOperationException("the reader's preferences say it");
            }
        };
    }
}
