package dev.tiaoqi.server.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.position.Position;
import dev.tiaoqi.engine.position.PositionText;
import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.WholeServer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.CacheControl;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.web.context.request.ServletWebRequest;

@WholeServer
class PicturesTest extends GameTest {

    @Autowired
    private Studio studio;

    private static final String OPENING = "star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1";

    @Test
    void aGameIsPicturedAsItStandsAndAsItStood() {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13");
        Answer now = nobody().get("/games/" + game + "/board.svg").expect(200);
        assertThat(now.header("Content-Type")).isEqualTo("image/svg+xml");
        assertThat(now.text()).startsWith("<svg ").doesNotContain("<script", "<text", "href");
        String start =
                nobody().get("/games/" + game + "/board.svg?ply=0").expect(200).text();
        assertThat(start).isNotEqualTo(now.text());
        assertThat(start).isEqualTo(of(OPENING).expect(200).text());
        assertThat(nobody().get("/games/" + game + "/board.svg?ply=1").text()).isNotIn(start, now.text());
        assertThat(nobody().get("/games/" + game + "/board.svg?ply=99").text()).isEqualTo(now.text());
        nobody().get("/games/" + game + "/board.png").expect(200);
        nobody().get("/games/" + game + "/board.gif").expect(404);
    }

    @Test
    void whatIsKnownAlreadyIsNotDrawnAgain() {
        String tag = of(OPENING).expect(200).header("ETag");
        Answer again = nobody().with("If-None-Match", tag).get(path("svg", OPENING));
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.header("Cache-Control")).contains("max-age=86400");
    }

    @Test
    void howAGameStoodIsLookedUpOnlyForWhoHasToSeeIt() throws InterruptedException {
        Visitor ming = guest();
        Visitor lan = guest();
        String game = twoAtTable(ming, lan);
        play(game, List.of(ming, lan), "l3:j5", "f15:h13");
        String known =
                nobody().get("/games/" + game + "/board.svg?ply=1").expect(200).header("ETag");
        CountDownLatch in = new CountDownLatch(2);
        CountDownLatch out = new CountDownLatch(1);
        for (int i = 0; i < 2; i++) {
            Studio.Wish slow = new Studio.Wish(game + i, Format.SVG, () -> waitedFor(in, out));
            Thread.ofVirtual().start(() -> studio.answer(slow, CacheControl.noCache(), request()));
        }
        in.await();
        try {
            play(game, List.of(ming, lan), "k4-k5");
            assertThat(nobody().with("If-None-Match", known)
                            .get("/games/" + game + "/board.svg?ply=1")
                            .status())
                    .isEqualTo(304);
            nobody().get("/games/" + game + "/board.svg?ply=0").expectProblem(503, "busy");
        } finally {
            out.countDown();
        }
        nobody().get("/games/" + game + "/board.svg?ply=0").expect(200);
    }

    private static ServletWebRequest request() {
        return new ServletWebRequest(new MockHttpServletRequest("GET", "/"), new MockHttpServletResponse());
    }

    private static Scene waitedFor(CountDownLatch in, CountDownLatch out) {
        in.countDown();
        try {
            out.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        PositionText.Parsed.Read read = (PositionText.Parsed.Read) PositionText.parse(OPENING);
        return new Scene(read.position(), Optional.empty());
    }

    @Test
    void nobodySeesAPictureOfAGameThatHeMayNotSee() {
        Visitor ming = guest();
        String game = create(ming, "{\"visibility\": \"private\", \"seats\": [\"me\", \"bot:1\"]}");
        nobody().get("/games/" + game + "/board.png").expect(404);
        ming.get("/games/" + game + "/board.png").expect(200);
        assertThat(ming.with("Accept", "text/html").get("/games/" + game).text())
                .doesNotContain("og:image");
    }

    @Test
    void aGameThatHasNotBegunHasNoPicture() {
        nobody().get("/games/" + newGame(guest()) + "/board.svg").expect(409);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "star4", "star9 1/2 A 1", "star4 D/DD A 1", "star4 <script> A 1"})
    void whatIsNoPositionHasNoPicture(String text) {
        assertThat(of(text).status()).isIn(400, 422);
    }

    @Test
    void thePageOfAGameNamesItsPicture() {
        Visitor ming = guest();
        String game = create(ming, "{\"seats\": [\"me\", \"bot:1\"]}");
        String page = nobody().with("Accept", "text/html")
                .get("/games/" + game + "?ply=3")
                .expect(200)
                .text();
        assertThat(page)
                .contains("property=\"og:image\" content=\"http://tiaoqi.example/games/" + game + "/board.png?ply=3\"")
                .contains("property=\"og:title\"");
        assertThat(nobody().with("Accept", "text/html")
                        .get("/games/" + game + "?ply=%22x")
                        .expect(200)
                        .text())
                .contains("/board.png\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                OPENING,
                "star4 D/DD/DDD/DDDD/13/12/11/10/4xo3/10/11/12/13/AAAA/AAA/AA/A A 1",
                "star3 1/AA/AAA/4A5/9/8/7/8/9/5D4/DDD/DD/1 A 1",
                "square16 DDDD8AAAA/16/16/16/16/16/16/16/16/16/16/16/16/16/16/CCCC8BBBB A 1"
            })
    void aPaintingIsAPictureOfTheWholeBoard(String text) throws IOException {
        if (PositionText.parse(text) instanceof PositionText.Parsed.Read read) {
            Position position = read.position();
            Scene scene = new Scene(position, Optional.of(new Scene.Way(Seat.A, List.of("i5", "i6"))));
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(Painting.of(scene)));
            assertThat(image.getWidth()).isBetween(500, 1200);
            assertThat(image.getHeight()).isBetween(500, 1200);
            int middle = image.getRGB(image.getWidth() / 2, image.getHeight() / 2);
            assertThat(middle).isNotEqualTo(image.getRGB(0, 0));
        }
    }

    private Answer of(String position) {
        return nobody().get(path("svg", position));
    }

    private static String path(String format, String position) {
        return "/positions/board." + format + "?position=" + URLEncoder.encode(position, StandardCharsets.UTF_8);
    }
}
