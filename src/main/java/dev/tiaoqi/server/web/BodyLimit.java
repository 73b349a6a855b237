package dev.tiaoqi.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Reads the body of an API call once, to a bound, before anything else does; so it is also there to be looked at again. */
@Component
@Order(BodyLimit.ORDER)
public class BodyLimit extends OncePerRequestFilter {

    /** After those who ask who is calling and how often. */
    public static final int ORDER = -80;

    private static final int USUAL = 64 * 1024;
    private static final int RECORD = 1024 * 1024;

    private final Problems problems;

    BodyLimit(Problems problems) {
        this.problems = problems;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !request.getRequestURI().startsWith("/api/");
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            chain.doFilter(new ReadRequest(request, read(request)), response);
        } catch (ApiProblem problem) {
            problems.send(request, response, problem);
        }
    }

    private static byte[] read(HttpServletRequest request) {
        int limit = request.getRequestURI().equals("/api/v1/records") ? RECORD : USUAL;
        try {
            long begun = System.nanoTime();
            byte[] body = request.getContentLengthLong() > limit
                    ? new byte[limit + 1]
                    : request.getInputStream().readNBytes(limit + 1);
            Arrival.delayed(request, Duration.ofNanos(System.nanoTime() - begun));
            if (body.length > limit) {
                throw new ApiProblem(ProblemCode.TOO_LARGE, Map.of("limit", limit));
            }
            return body;
        } catch (IOException brokenOff) {
            throw new ApiProblem(ProblemCode.UNREADABLE);
        }
    }
}
