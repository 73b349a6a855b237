package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.web.Language;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.ServletWebRequest;

/** Answers 304 to who has it already. */
@Component
class Freshness {

    /** Says by which version, for whom, in which language and in which shape something is shown. */
    static String tag(int version, Optional<UUID> viewer, Language language, Object shape) {
        String rest = Integer.toHexString(Objects.hash(viewer, language.code(), shape));
        return "\"" + version + "-" + rest + "\"";
    }

    <T> ResponseEntity<T> answer(HttpServletRequest request, String tag, T body) {
        boolean known = new ServletWebRequest(request).checkNotModified(tag);
        ResponseEntity.BodyBuilder answer = ResponseEntity.status(known ? HttpStatus.NOT_MODIFIED : HttpStatus.OK)
                .eTag(tag)
                .cacheControl(CacheControl.noCache().cachePrivate())
                .header(HttpHeaders.VARY, "Accept, Accept-Language, Authorization, Cookie");
        return known ? answer.build() : answer.body(body);
    }
}
