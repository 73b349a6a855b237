package dev.tiaoqi.server.web;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/** The cookies of the house: for the server's eyes only, sent along with one's own site's calls, under https by it only. */
@Component
public class Cookies {

    /** As long as browsers keep one. */
    public static final Duration LONGEST = Duration.ofDays(400);

    /** A browser takes a cookie of this name only from the very host, by https: no neighbour can plant one. */
    static final String HOST_PREFIX = "__Host-";

    private final Site site;

    Cookies(Site site) {
        this.site = site;
    }

    /** The cookie's name on the wire. */
    public String name(String plain) {
        return site.secure() ? HOST_PREFIX + plain : plain;
    }

    /** A header value that sets the cookie; a zero age takes it away. */
    public String set(String plain, String value, Duration age) {
        return ResponseCookie.from(name(plain), value)
                .path("/")
                .maxAge(age)
                .httpOnly(true)
                .secure(site.secure())
                .sameSite("Lax")
                .build()
                .toString();
    }

    /** The value sent under this name on the wire; nothing beside {@code Authorization}: then cookies don't count. */
    public static Optional<String> read(HttpServletRequest request, String name) {
        Cookie[] cookies = request.getCookies();
        if (cookies == null || request.getHeader("Authorization") != null) {
            return Optional.empty();
        }
        return Arrays.stream(cookies)
                .filter(cookie -> cookie.getName().equals(name))
                .map(Cookie::getValue)
                .findFirst();
    }
}
