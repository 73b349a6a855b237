package dev.tiaoqi.server.config;

import dev.tiaoqi.server.account.Doorkeeper;
import dev.tiaoqi.server.account.Unguarded;
import dev.tiaoqi.server.web.Cookies;
import dev.tiaoqi.server.web.Site;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.csrf.CookieCsrfTokenRepository;
import org.springframework.security.web.csrf.CsrfFilter;
import org.springframework.security.web.util.matcher.NegatedRequestMatcher;

/** What stands before every door. There are no sessions: a cookie or a token names the caller anew each time. */
@Configuration(proxyBeanMethods = false)
class SecurityConfig {

    private static final String CSRF_COOKIE = "tq_csrf";

    @Bean
    SecurityFilterChain doors(
            HttpSecurity http,
            Doorkeeper doorkeeper,
            CsrfRefusal csrfRefusal,
            SecurityHeaders headers,
            Site site,
            Cookies cookies) {
        return http.sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .requestCache(AbstractHttpConfigurer::disable)
                .securityContext(AbstractHttpConfigurer::disable)
                .anonymous(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .headers(headers)
                .cors(cors -> cors.configurationSource(new OpenApiToAll()))
                .csrf(csrf -> csrf.csrfTokenRepository(csrfCookie(site, cookies))
                        .requireCsrfProtectionMatcher(new NegatedRequestMatcher(Unguarded::fromForgery)))
                .exceptionHandling(refusal -> refusal.accessDeniedHandler(csrfRefusal))
                .addFilterBefore(doorkeeper.filter(), CsrfFilter.class)
                .build();
    }

    private static CookieCsrfTokenRepository csrfCookie(Site site, Cookies cookies) {
        CookieCsrfTokenRepository tokens = new CookieCsrfTokenRepository();
        tokens.setCookieName(cookies.name(CSRF_COOKIE));
        tokens.setHeaderName("X-CSRF-TOKEN");
        tokens.setCookieCustomizer(cookie -> cookie.path("/")
                .httpOnly(true)
                .secure(site.secure())
                .sameSite("Lax")
                .maxAge(Cookies.LONGEST));
        return tokens;
    }
}
