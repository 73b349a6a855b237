package dev.tiaoqi.server.config;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.CorsConfigurationSource;

/** Pages of other sites may call the API with a token of their user's; his cookies never come along. */
final class OpenApiToAll implements CorsConfigurationSource {

    private static final List<String> READABLE =
            List.of("Content-Language", "ETag", "Link", "Location", "RateLimit", "RateLimit-Policy", "Retry-After");

    private final CorsConfiguration all = new CorsConfiguration();

    OpenApiToAll() {
        all.setAllowedOrigins(List.of(CorsConfiguration.ALL));
        all.setAllowedMethods(List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"));
        all.setAllowedHeaders(List.of(CorsConfiguration.ALL));
        all.setExposedHeaders(READABLE);
        all.setAllowCredentials(false);
        all.setMaxAge(Duration.ofHours(1));
    }

    @Override
    public @Nullable CorsConfiguration getCorsConfiguration(HttpServletRequest request) {
        String path = request.getRequestURI();
        return path.startsWith("/api/") || path.startsWith("/v3/api-docs") ? all : null;
    }
}
