package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists say where they go on, whatever else the address says. */
class NextLinkTest extends GameTest {

    private static final String MINE = "/api/v1/games?mine=true&limit=1";

    private static Visitor withTwoGames(Visitor host) {
        newGame(host);
        newGame(host);
        return host;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "utm=a=b|utm=a%3Db",
                "utm=a+b|utm=a%20b",
                "utm=%26x%3D1|utm=%26x%3D1",
                "utm=a;b,c:d/e?f|utm=a%3Bb%2Cc%3Ad%2Fe%3Ff",
                "utm={x}|utm=%7Bx%7D",
                "utm=%E6%A3%8B|utm=%E6%A3%8B",
                "utm=%00|utm=%00",
                "utm|utm=",
                "a=1&a=2|a=1&a=2"
            })
    void theNextPageIsAskedForAsThisOneWas(String sent, String linked) {
        Visitor host = withTwoGames(guest());
        String query = sent.replace("{", "%7B").replace("}", "%7D");
        Answer page = host.get(MINE + "&" + query).expect(200);
        String cursor = page.json().get("next").asString();
        assertThat(page.header("Link"))
                .isEqualTo("<http://tiaoqi.example" + MINE + "&" + linked + "&cursor=" + cursor + ">; rel=\"next\"");
        String next = page.header("Link").replaceAll("<http://tiaoqi.example|>; rel.*", "");
        Answer last = host.get(next).expect(200);
        assertThat(last.json().get("items")).hasSize(1);
        assertThat(last.json().get("next").isNull()).isTrue();
        assertThat(last.header("Link")).isEmpty();
    }

    @Test
    void aLinkTooLongForAHeaderIsLeftOut() {
        Visitor host = withTwoGames(guest());
        Answer page = host.get(MINE + "&utm=" + "'".repeat(3000)).expect(200);
        assertThat(page.header("Link")).isEmpty();
        assertThat(page.json().get("next").isNull()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/leaderboard", "/archive/games", "/players/NAME/games", "/players/NAME/points", "/games"})
    void noListMindsWhatItDoesNotKnow(String list) {
        Visitor reader = guest();
        String name = reader.get("/api/v1/account").json().get("name").asString();
        String encoded = java.net.URLEncoder.encode(name, java.nio.charset.StandardCharsets.UTF_8);
        reader.get("/api/v1" + list.replace("NAME", encoded) + "?limit=1&utm=a=b;c")
                .expect(200);
    }

    @Test
    void aFormLeadsBackToNoAddressLongerThanHeadersAre() {
        String back = "/archive?player=" + "x".repeat(9000);
        browser()
                .submit(
                        "/preferences",
                        "theme=dark&back=" + back.replace("?", "%3F").replace("=", "%3D"))
                .expect(303);
    }
}
