package dev.tiaoqi.server.account;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.ContentCachingResponseWrapper;

/** An answer as it was given, with the headers that belong to what was done. */
record KeptAnswer(int status, Map<String, String> headers, String body) {

    /** In characters. No call that changes anything says so much. */
    private static final int LONGEST = 64 * 1024;

    private static final List<String> KEPT = List.of("Content-Type", "Location", "ETag", "Content-Language");

    KeptAnswer {
        headers = Map.copyOf(headers);
    }

    static KeptAnswer of(ContentCachingResponseWrapper answer) {
        Map<String, String> headers = KEPT.stream()
                .filter(name -> header(answer, name) != null)
                .collect(Collectors.toMap(name -> name, name -> Objects.requireNonNull(header(answer, name))));
        return new KeptAnswer(
                answer.getStatus(), headers, new String(answer.getContentAsByteArray(), StandardCharsets.UTF_8));
    }

    /** Whether there is room for it. One for which there is none is sent, and not kept. */
    boolean fits() {
        return body.length() <= LONGEST;
    }

    private static @Nullable String header(HttpServletResponse answer, String name) {
        return name.equals("Content-Type") ? answer.getContentType() : answer.getHeader(name);
    }

    void sendTo(HttpServletResponse response) throws IOException {
        response.setStatus(status);
        headers.forEach(response::setHeader);
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        response.setContentLength(bytes.length);
        response.getOutputStream().write(bytes);
    }
}
