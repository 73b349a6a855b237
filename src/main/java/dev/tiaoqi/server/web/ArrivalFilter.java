package dev.tiaoqi.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Clock;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Notes before anything else when a request came in. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
class ArrivalFilter extends OncePerRequestFilter {

    private final Clock clock;

    ArrivalFilter(Clock clock) {
        this.clock = clock;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Arrival.note(request, clock.instant());
        chain.doFilter(request, response);
    }
}
