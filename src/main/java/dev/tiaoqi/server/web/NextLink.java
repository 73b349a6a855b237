package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriUtils;

/** Tells by a header where the next page of a list is (RFC 8288). */
@Component
public class NextLink {

    private static final String CURSOR = "cursor";

    /** Headers have an end; whoever asks at greater length finds the cursor in the body alone. */
    private static final int LONGEST = 4000;

    private final Site site;

    NextLink(Site site) {
        this.site = site;
    }

    /** Adds it to an answer: the same question, from this cursor on. */
    public void add(ResponseEntity.BodyBuilder answer, HttpServletRequest request, Optional<String> cursor) {
        cursor.map(place -> site.at(request.getRequestURI()) + "?" + query(request, place))
                .filter(address -> address.length() <= LONGEST)
                .ifPresent(address -> answer.header(HttpHeaders.LINK, "<" + address + ">; rel=\"next\""));
    }

    /** From what was read, not from how it was written: a query may be written in ways that no address allows. */
    private static String query(HttpServletRequest request, String cursor) {
        Stream<String> before = request.getParameterMap().entrySet().stream()
                .filter(field -> !field.getKey().equals(CURSOR))
                .flatMap(field -> Arrays.stream(field.getValue()).map(value -> part(field.getKey(), value)));
        return Stream.concat(before, Stream.of(part(CURSOR, cursor))).collect(Collectors.joining("&"));
    }

    private static String part(String name, String value) {
        return UriUtils.encode(name, StandardCharsets.UTF_8) + "=" + UriUtils.encode(value, StandardCharsets.UTF_8);
    }
}
