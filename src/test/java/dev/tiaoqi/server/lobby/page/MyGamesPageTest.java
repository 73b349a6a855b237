package dev.tiaoqi.server.lobby.page;

import static dev.tiaoqi.server.lobby.page.Lobby.game;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MyGamesPageTest extends ServerTest {

    private static final Pattern GAME = Pattern.compile("href=\"/games/(\\w+)\"");
    private static final Pattern NEXT = Pattern.compile("href=\"(/my\\?[^\"]*cursor=[^\"]+)\"");

    @Test
    void whoNeverPlayedIsToldWhatComesOfIt() {
        assertThat(Lobby.of(browser()).see("/my").expect(200).text()).contains("你还没有下过棋", "去大厅");
    }

    @Test
    void aBrowserRemembersGuestsAndAnAccountItsPlayers() {
        Lobby guest = Lobby.of(browser());
        guest.playComputer().expect(303);
        assertThat(guest.see("/my").expect(200).text()).contains("这个浏览器会记住你");
        Visitor browser = browser();
        String name = "m" + System.nanoTime();
        browser.submit("/sign-up", "name=" + name + "&password=nine+men%27s+morris")
                .expect(303);
        assertThat(Lobby.of(browser).see("/my").expect(200).text())
                .contains(name + "，第 1 级 顽童，0 分", "href=\"/players/" + name + "\"")
                .doesNotContain("浏览器会记住");
    }

    /** A team of two shares its rank, and yet it has won, or lost. */
    @Test
    void inTeamsOneHasWonOrLost() {
        Lobby me = Lobby.of(browser());
        me.script()
                .post(
                        "/api/v1/games",
                        "{\"players\": 4, \"options\": {\"teams\": true, \"first\": \"A\"},"
                                + " \"seats\": [\"me\", \"bot:1\", \"bot:1\", \"bot:1\"]}")
                .expect(201);
        String id = games(me.see("/my").text()).getFirst();
        me.script().post("/api/v1/games/" + id + "/departure", "{}").expect(200);
        assertThat(me.see("/my").expect(200).text()).contains(">负<").doesNotContain("并列");
    }

    @Test
    void pagesNeitherRepeatNorSkip() {
        Lobby me = Lobby.of(browser());
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 23; i++) {
            String id = game(me.create(Map.of()));
            me.script().delete("/api/v1/games/" + id).expect(200);
            made.addFirst(id);
        }
        String first = me.see("/my").expect(200).text();
        Matcher next = NEXT.matcher(first);
        assertThat(next.find()).isTrue();
        String second = me.see(next.group(1).replace("&amp;", "&")).expect(200).text();
        List<String> shown = new ArrayList<>(games(first));
        shown.addAll(games(second));
        assertThat(shown).isEqualTo(made);
        assertThat(first).contains("已取消");
        assertThat(second).contains("回到最新");
        assertThat(NEXT.matcher(second).find()).isFalse();
    }

    @Test
    void oneKindAtATime() {
        Lobby me = Lobby.of(browser());
        String open = game(me.create(Map.of()));
        String running = game(me.playComputer());
        assertThat(games(me.see("/my?status=open").text())).containsExactly(open);
        assertThat(games(me.see("/my?status=running").text())).containsExactly(running);
        assertThat(me.see("/my?status=ended").text()).contains("没有这样的局");
        assertThat(games(
                        me.see("/my?status=%3Cx%3E&cursor=nonsense").expect(200).text()))
                .hasSize(2);
    }

    @Test
    void thoseThatWaitForOneselfComeFirst() {
        Lobby me = Lobby.of(browser());
        String mine = game(me.playComputer());
        Lobby other = Lobby.of(browser());
        String open = game(other.create(Map.of("first", "A")));
        me.join(open).expect(303);
        String ended = game(me.playComputer());
        me.script().post("/api/v1/games/" + ended + "/resignation", "{}").expect(200);
        for (String path : new String[] {"/my", "/my/lists"}) {
            String page = me.see(path).expect(200).text();
            assertThat(games(page)).as(path).containsExactly(mine, open, ended);
            assertThat(page).contains("1 局轮到你").containsOnlyOnce("class=\"waiting\"");
        }
        assertThat(me.see("/my/lists").text()).doesNotContain("<html");
    }

    @Test
    void howAGameEndedIsSaidInAWord() {
        Lobby me = Lobby.of(browser());
        String id = game(me.playComputer());
        me.script().post("/api/v1/games/" + id + "/resignation", "{}").expect(200);
        assertThat(me.see("/my").text()).contains("class=\"loss\">负");
    }

    private static List<String> games(String page) {
        return GAME.matcher(page)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
