package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Callers;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/** The request for a stream, from a page that is looked at or from a hidden one, and its answer. */
record Call(HttpServletRequest request, HttpServletResponse response, boolean hidden) {

    Caller caller() {
        return Callers.of(request);
    }

    @Nullable
    String lastEventId() {
        return request.getHeader("Last-Event-ID");
    }

    /** HEAD asks for nothing but the headers. */
    boolean wantsBody() {
        return request.getMethod().equals("GET");
    }

    /** Begins the answer, in the form the reader asked for. */
    Pen pen() throws IOException {
        String accept = request.getHeader(HttpHeaders.ACCEPT);
        Pen.Form form =
                accept != null && accept.contains(MediaType.APPLICATION_NDJSON_VALUE) ? Pen.Form.LINES : Pen.Form.SSE;
        response.setContentType(form.contentType());
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no"); // proxies, let it through as it comes
        return new Pen(response.getOutputStream(), form);
    }
}
