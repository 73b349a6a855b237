package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.ReadRequest;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.ContentCachingResponseWrapper;

/** A POST with an {@code Idempotency-Key} is done once; sent again within a day it gets the first one's answer. */
@Component
@Order(Once.ORDER)
public class Once extends OncePerRequestFilter {

    /** After the body was read. */
    static final int ORDER = -70;

    public static final String HEADER = "Idempotency-Key";
    public static final int LONGEST_KEY = 255;

    private static final Logger LOG = LoggerFactory.getLogger(Once.class);

    private final KeptAnswers kept;
    private final Problems problems;

    Once(KeptAnswers kept, Problems problems) {
        this.kept = kept;
        this.problems = problems;
    }

    /**
     * Which calls take a key. Moves are safe to send twice by themselves, and so is what only calculates; an answer
     * with a new token in it is not kept: secrets are stored nowhere.
     */
    public static boolean covers(String method, String path) {
        return method.equals("POST")
                && path.startsWith("/api/")
                && !path.endsWith("/moves")
                && !path.endsWith("/guests")
                && !path.endsWith("/tokens")
                && !path.endsWith("/reset-link")
                && !path.startsWith("/api/v1/account/sign-")
                && !Unguarded.isStateless(path);
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return request.getHeader(HEADER) == null
                || !covers(request.getMethod(), request.getRequestURI())
                || Callers.of(request).known().isEmpty();
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            KeptAnswers.Ticket ticket = ticket(request);
            Optional<KeptAnswer> before = kept.begin(ticket);
            if (before.isPresent()) {
                before.get().sendTo(response);
            } else {
                doAndKeep(ticket, request, response, chain);
            }
        } catch (ApiProblem problem) {
            problems.send(request, response, problem);
        }
    }

    private void doAndKeep(
            KeptAnswers.Ticket ticket, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        ContentCachingResponseWrapper copy = new ContentCachingResponseWrapper(response);
        boolean answered = false;
        try {
            chain.doFilter(request, copy);
            answered = copy.getStatus() < 500 && copy.getStatus() != 429;
        } finally {
            settle(ticket, answered ? Optional.of(KeptAnswer.of(copy)) : Optional.empty());
            copy.copyBodyToResponse();
        }
    }

    /** What was done is done: whoever did it hears so, even if the answer can't be kept for the next one. */
    private void settle(KeptAnswers.Ticket ticket, Optional<KeptAnswer> answer) {
        try {
            answer.filter(KeptAnswer::fits)
                    .ifPresentOrElse(
                            fitting -> kept.keep(ticket, fitting),
                            () -> kept.drop(ticket)); // nothing was done: the next one may try
        } catch (DataAccessException unkept) {
            LOG.warn("An answer is not kept for those who ask again", unkept);
        }
    }

    private static KeptAnswers.Ticket ticket(HttpServletRequest request) {
        String key = request.getHeader(HEADER);
        if (key.isBlank() || key.length() > LONGEST_KEY) {
            throw new ApiProblem(ProblemCode.INVALID_VALUE, Map.of("field", HEADER, "reason", "range"));
        }
        byte[] body = request instanceof ReadRequest read ? read.body() : new byte[0];
        String address = request.getRequestURI() + "?" + request.getQueryString() + "\n";
        return new KeptAnswers.Ticket(
                Callers.of(request).person().id(), Hash.of(bytes(key)), Hash.of(bytes(address), body));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
