package dev.tiaoqi.server.config;

import dev.tiaoqi.server.web.Site;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Objects;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.header.writers.ContentSecurityPolicyHeaderWriter;
import org.springframework.security.web.header.writers.CrossOriginOpenerPolicyHeaderWriter.CrossOriginOpenerPolicy;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.stereotype.Component;

/** What browsers are told with every answer: everything comes from here, nothing inline, nobody frames us. */
@Component
class SecurityHeaders implements Customizer<HeadersConfigurer<HttpSecurity>> {

    private static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    private static final HeaderWriter CONTENT_SECURITY_POLICY = new ContentSecurityPolicyHeaderWriter(POLICY);

    private final Site site;

    SecurityHeaders(Site site) {
        this.site = site;
    }

    @Override
    public void customize(HeadersConfigurer<HttpSecurity> headers) {
        headers.addHeaderWriter(SecurityHeaders::writePolicy)
                .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.SAME_ORIGIN))
                .crossOriginOpenerPolicy(opener -> opener.policy(CrossOriginOpenerPolicy.SAME_ORIGIN))
                .permissionsPolicyHeader(features -> features.policy("camera=(), geolocation=(), microphone=()"))
                .httpStrictTransportSecurity(transport -> transport.requestMatcher(request -> site.secure()));
    }

    /** A policy binds the document that brings it; with a script or a style sheet it would be dead weight. */
    private static void writePolicy(HttpServletRequest request, HttpServletResponse response) {
        String type = Objects.requireNonNullElse(response.getContentType(), "");
        if (!type.startsWith("text/javascript") && !type.startsWith("text/css")) {
            CONTENT_SECURITY_POLICY.writeHeaders(request, response);
        }
    }
}
