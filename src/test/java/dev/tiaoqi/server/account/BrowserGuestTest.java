package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.web.Cookies;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class BrowserGuestTest extends ServerTest {

    @Autowired
    private Guests guests;

    @Test
    void theFirstActMakesABrowserAGuestWithALongCookie() {
        MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/v1/games");
        request.setRemoteAddr("10.200.0.1");
        MockHttpServletResponse response = new MockHttpServletResponse();
        Person guest = guests.enter(request, response);
        assertThat(guest.name()).startsWith(Names.GUEST);
        String cookie = String.valueOf(response.getHeader("Set-Cookie"));
        assertThat(cookie)
                .startsWith("tq_guest=tq_")
                .contains("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=" + Cookies.LONGEST.toSeconds());
        assertThat(guests.enter(request, response))
                .as("the same one in the same request")
                .isEqualTo(guest);

        String sent = cookie.substring(0, cookie.indexOf(';'));
        assertThat(nobody().with("Cookie", sent)
                        .get("/api/v1/account")
                        .expect(200)
                        .json()
                        .get("name")
                        .asString())
                .isEqualTo(guest.name());
        assertThat(nobody().with("Cookie", sent)
                        .with("Accept", "text/html")
                        .get("/problems")
                        .text())
                .contains(guest.name());
    }

    @Test
    void theCookieIsNoTokenAndNoTokenIsACookie() {
        MockHttpServletRequest request = new MockHttpServletRequest("POST", "/api/v1/games");
        request.setRemoteAddr("10.200.0.2");
        MockHttpServletResponse response = new MockHttpServletResponse();
        guests.enter(request, response);
        String secret = String.valueOf(response.getHeader("Set-Cookie")).replaceAll("^tq_guest=|;.*", "");
        nobody().withToken(secret).get("/api/v1/account").expectProblem(401, "badToken");
        String token = nobody().post("/api/v1/guests", "{}").json().get("token").asString();
        nobody().with("Cookie", "tq_guest=" + token).get("/api/v1/account").expectProblem(401, "notSignedIn");
    }

    @Test
    void anUnknownCookieIsAsGoodAsNone() {
        nobody().with("Cookie", "tq_guest=tq_nonsense").get("/api/v1/account").expectProblem(401, "notSignedIn");
    }
}
