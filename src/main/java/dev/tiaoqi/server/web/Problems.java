package dev.tiaoqi.server.web;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Tells a caller why not: a script by {@code application/problem+json} (RFC 9457), a browser by a page. */
@Component
public class Problems {

    /** Where the error page finds the problem it is about. */
    static final String ATTRIBUTE = ApiProblem.class.getName();

    private static final List<String> FOR_SCRIPTS = List.of("/api/", "/v3/api-docs", "/actuator/");

    private final ProblemTexts texts;
    private final Site site;
    private final JsonMapper json;

    Problems(ProblemTexts texts, Site site, JsonMapper json) {
        this.texts = texts;
        this.site = site;
        this.json = json;
    }

    /** Answers the request with this problem, in the shape that its sender reads. */
    public void send(HttpServletRequest request, HttpServletResponse response, ApiProblem problem) throws IOException {
        if (response.isCommitted()) {
            return; // a stream that broke: there is nobody left to tell
        }
        if (readsPages(request)) {
            request.setAttribute(ATTRIBUTE, problem);
            RetryAfter.of(problem).ifPresent(seconds -> response.setHeader(HttpHeaders.RETRY_AFTER, seconds));
            response.sendError(problem.code().status().value());
        } else {
            write(request, response, problem);
        }
    }

    /** Writes the problem as JSON. */
    void write(HttpServletRequest request, HttpServletResponse response, ApiProblem problem) throws IOException {
        Language language = Language.of(request);
        response.resetBuffer();
        response.setStatus(problem.code().status().value());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setHeader(HttpHeaders.CONTENT_LANGUAGE, language.code());
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        RetryAfter.of(problem).ifPresent(seconds -> response.setHeader(HttpHeaders.RETRY_AFTER, seconds));
        byte[] body = json.writeValueAsBytes(document(problem, language, path(request)));
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    /** The answer's members; the facts come last and can't take another member's place. */
    public Map<String, Object> document(ApiProblem problem, Language language, @Nullable String instance) {
        ProblemCode code = problem.code();
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("type", site.at("/problems/" + code.code()));
        members.put("title", texts.title(code, language));
        members.put("status", code.status().value());
        members.put("detail", texts.detail(problem, language));
        if (instance != null) {
            members.put("instance", instance);
        }
        members.put("code", code.code());
        Paragraphs.of(code).ifPresent(paragraph -> members.put("rule", paragraph));
        RetryAfter.millis(problem).ifPresent(millis -> members.put(RetryAfter.FACT, millis));
        problem.facts().forEach(members::putIfAbsent);
        return members;
    }

    /** Whether a person sits in front of a browser there, who is better served by a page. */
    static boolean readsPages(HttpServletRequest request) {
        String accept = request.getHeader(HttpHeaders.ACCEPT);
        return accept != null
                && accept.contains(MediaType.TEXT_HTML_VALUE)
                && FOR_SCRIPTS.stream().noneMatch(Objects.requireNonNullElse(path(request), "")::startsWith);
    }

    /** The path that was asked for, also once the container has sent the request on to the error page; none if it was no HTTP. */
    private static @Nullable String path(HttpServletRequest request) {
        Object asked = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        return asked == null ? request.getRequestURI() : asked.toString();
    }
}
