package dev.tiaoqi.server.rating.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.rating.RatedTest;
import org.junit.jupiter.api.Test;

/** Somebody's page and the leaderboard, as a reader without a script gets them. */
class RatingPagesTest extends RatedTest {

    @Test
    void aPlayersPageShowsLevelPointsCurveAndGames() {
        Player a = player(800);
        Player d = player();
        String game = rated("", a, d);
        playTo(11, game, a, d);
        resign(d, game);
        String page = see(a.visitor(), "/players/" + encoded(a.name()));
        assertThat(page).contains("高级棋师", "第 9 级", "再得 183 分", "817", "积分曲线", "/games/" + game);
        assertThat(page).contains("href=\"/players/" + encoded(d.name()) + "\"", "+17", "胜", "what he comes with");
        assertThat(page).contains("<path class=\"points\" d=\"M8.0 ");
        String other = see(guest(), "/players/" + encoded(a.name()) + "?result=lost");
        assertThat(other).contains("没有这样的局").doesNotContain("what he comes with");
    }

    @Test
    void noLinkAndNoFormForgetsWhatElseWasChosen() {
        Player a = player(800);
        Player d = player();
        String game = rated("", a, d);
        playTo(11, game, a, d);
        resign(d, game);
        String address = "/players/" + encoded(a.name());
        String page = see(guest(), address + "?curve=all&result=won&from=2020-01-01&opponent=&cursor=q");
        String won = "href=\"" + address + "?result=won&amp;from=2020-01-01";
        assertThat(page)
                .contains(won + "&amp;cursor=q\"", won + "&amp;curve=all&amp;cursor=q\"", won + "&amp;curve=all\"")
                .contains("<input type=\"hidden\" name=\"curve\" value=\"all\">", address + "?curve=all\"");
    }

    @Test
    void whatCannotBeReadInTheAddressIsLeftOut() {
        Player a = player();
        String page = see(
                nobody(),
                "/players/" + encoded(a.name()) + "?result=x&preset=y&from=z&cursor=q&curve=w&opponent=%3Cb%3E");
        assertThat(page).contains("没有这样的局").doesNotContain("<b>\"");
        see(nobody(), "/leaderboard?period=x&preset=y&players=z&cursor=q");
        nobody().with("Accept", "text/html").get("/players/nobody%20here").expect(404);
    }

    @Test
    void theLeaderboardShowsOnesOwnPlace() {
        Player a = player(31_000);
        Player d = player(77);
        String page = see(d.visitor(), "/leaderboard");
        assertThat(page).contains("排行", a.name(), "25级 棋魂", "31000", "mine\"", d.name());
        assertThat(see(d.visitor().with("Accept-Language", "en"), "/leaderboard?period=week"))
                .contains("This week", "since Monday");
        ledger.adjust(a.id(), -31_000, "back again");
    }

    @Test
    void aGuestsPageSaysWhyItHasNoPoints() {
        Visitor guest = guest();
        String name = guest.get("/api/v1/account").json().get("name").asString();
        assertThat(see(guest, "/players/" + encoded(name)))
                .contains("游客，没有积分", "注册以后")
                .doesNotContain("stairs");
    }

    private static String see(Visitor visitor, String path) {
        return visitor.with("Accept", "text/html").get(path).expect(200).text();
    }
}
