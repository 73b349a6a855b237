package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.Cookies;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/** The long cookie by which a browser that closed everything finds its games again. */
@Component
class GuestCookie {

    private static final String NAME = "tq_guest";

    private final Cookies cookies;

    GuestCookie(Cookies cookies) {
        this.cookies = cookies;
    }

    Optional<Secret> read(HttpServletRequest request) {
        return Cookies.read(request, cookies.name(NAME)).map(Secret::new);
    }

    void give(HttpServletResponse response, Secret secret) {
        response.addHeader(HttpHeaders.SET_COOKIE, cookies.set(NAME, secret.text(), Cookies.LONGEST));
    }

    void takeAway(HttpServletResponse response) {
        response.addHeader(HttpHeaders.SET_COOKIE, cookies.set(NAME, "", Duration.ZERO));
    }
}
