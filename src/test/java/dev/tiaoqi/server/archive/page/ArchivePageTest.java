package dev.tiaoqi.server.archive.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.GameTest;
import dev.tiaoqi.server.Visitor;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The archive's page without a script: every move is a link. */
class ArchivePageTest extends GameTest {

    @Test
    void oneWalksAlongTheMovesThatWerePlayed() {
        Visitor a = guest();
        Visitor d = guest();
        String game = twoAtTable(a, d);
        play(game, List.of(a, d), "m4-l5", "e15:e13", "l5-l6");
        a.post(at(game, "/resignation"), "{}").expect(200);
        String first = page("/archive");
        String second = page(link(first, "j4-j5|m4-l5"));
        assertThat(second)
                .contains("data-to-move=\"D\"")
                .contains("/games/" + game)
                .containsPattern("role=\"status\"[^>]*><span class=\"unseen\">(j4-j5|m4-l5)</span> <span>此后有");
        String third = page(link(second, "[a-z0-9]+:[a-z0-9]+"));
        assertThat(third).contains("/games/" + game).contains("aria-current=\"step\"");
        String back = page(address(third, "id=\"back\""));
        assertThat(back).contains("data-to-move=\"D\"");
    }

    /** R8: how a whirlwind deals is chance, so the tree has nothing after it, and says so. */
    @Test
    void afterAWhirlwindTheTreeEndsAndSaysWhy() {
        Visitor a = guest();
        Visitor d = guest();
        String game =
                create(a, "{\"preset\": \"items\", \"options\": {\"first\": \"A\", \"clock\": {\"kind\": \"none\"}}}");
        join(d, game).expect(200);
        move(a, game, "m4-m5 T@i9", 0).expect(200);
        d.post(at(game, "/resignation"), "{}").expect(200);
        String page = page("/archive?preset=items");
        assertThat(page).contains("T@i9", "树到此为止");
        assertThat(page.replaceAll("(?s).*(<td class=\"mv\">[^/]*T@i9.*?</td>).*", "$1"))
                .doesNotContain("<a ");
    }

    @Test
    void gamesAreSearchedByTheForm() {
        Visitor a = guest();
        Visitor d = guest();
        String game = twoAtTable(a, d);
        play(game, List.of(a, d), "k4-k5");
        a.post(at(game, "/resignation"), "{}").expect(200);
        String name = a.get("/api/v1/account").json().get("name").asString();
        String by = "/archive?player=" + URLEncoder.encode(name, StandardCharsets.UTF_8);
        assertThat(page(by)).contains("/games/" + game).contains(name);
        assertThat(page(by + "&result=lost&reason=resignation&minRounds=1&maxRounds=9&preset=classic&players=2"))
                .contains("/games/" + game);
        assertThat(page(by + "&result=won")).doesNotContain("/games/" + game);
        assertThat(page(by + "&maxRounds=x&minRounds=")).contains("/games/" + game);
        assertThat(page(by + "&moves=k4-k5")).contains("/games/" + game);
        assertThat(page(by + "&moves=j4-i5")).doesNotContain("/games/" + game);
        assertThat(page("/archive?result=won&opponent=nobody")).contains("data-position=");
    }

    @Test
    void whatCannotBeAskedIsSaidInWords() {
        assertThat(page("/archive?moves=a1-b2")).contains("role=\"alert\"").contains("data-position=");
        for (String query :
                List.of("position=%3Ci+id=x%3E", "preset=go", "players=5", "from=x", "cursor=x", "reason=x")) {
            assertThat(page("/archive?" + query)).contains("role=\"alert\"").doesNotContain("<i id=x>");
        }
        String english = nobody().with("Accept", "text/html")
                .with("Accept-Language", "en")
                .get("/archive?moves=a1-b2")
                .expect(200)
                .text();
        assertThat(english).contains("These moves can&#39;t be played").contains("Archive");
    }

    private String page(String path) {
        return nobody().with("Accept", "text/html").get(path).expect(200).text();
    }

    /** Where the move leads whose text fits. */
    private static String link(String page, String move) {
        return address(page, "data-move=\"(?:" + move + ")\"");
    }

    private static String address(String page, String with) {
        Matcher link = Pattern.compile("<a [^>]*" + with + "[^>]*>").matcher(page);
        assertThat(link.find()).as(with + " in " + page).isTrue();
        Matcher address = Pattern.compile("href=\"([^\"]*)\"").matcher(link.group());
        assertThat(address.find()).isTrue();
        return address.group(1).replace("&amp;", "&");
    }
}
