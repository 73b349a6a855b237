package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;

/** When the request that is being served came in, to its last byte: waiting behind others costs nobody his time. */
public final class Arrival {

    private static final String NAME = Arrival.class.getName();

    private Arrival() {}

    /** Of the request that this thread serves, if it serves one. */
    public static Optional<Instant> current() {
        return Optional.ofNullable(RequestContextHolder.getRequestAttributes())
                .map(request -> (Instant) request.getAttribute(NAME, RequestAttributes.SCOPE_REQUEST));
    }

    /** Of this request. */
    public static Optional<Instant> of(HttpServletRequest request) {
        return Optional.ofNullable((Instant) request.getAttribute(NAME));
    }

    static void note(HttpServletRequest request, Instant at) {
        request.setAttribute(NAME, at);
    }

    /** Its sender took so long to send its body: nobody opens a request in time and says later what he wants. */
    static void delayed(HttpServletRequest request, Duration by) {
        of(request).ifPresent(at -> note(request, at.plus(by)));
    }
}
