package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.tiaoqi.Scale;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The pages of accounts, points and admins, and what a game between people adds to its page. */
class PeopleAccessibleIT extends BrowserTest {

    private static final String PASSWORD = "nine men's morris";

    @Autowired
    private JdbcClient jdbc;

    private final SoftAssertions faults = new SoftAssertions();
    private int looks;

    @Test
    void comingInAndTheOwnAccount() {
        Screen screen = screen(desktop());
        for (String path : List.of("/sign-up", "/sign-in", "/leaderboard", "/reset/nothing")) {
            open(screen, path);
        }
        for (String path : List.of("/sign-in", "/sign-up")) {
            screen.page().navigate(path);
            screen.find("#name").fill("nobody at all");
            screen.find("#password").fill("short");
            screen.find("main button.main").click();
            screen.find("main :is([role=alert], [aria-invalid=true])").waitFor();
            check(screen, path + " refused");
        }
        String name = signUp(screen, "Ann");
        open(screen, "/account");
        screen.find("#label").fill("my script");
        screen.find("button[name=token]").click();
        screen.find(".once").waitFor();
        screen.find(".fold:not(.keep) summary:not(.foot *)").click();
        check(screen, "token made");
        screen.find(".mast summary.who").click();
        check(screen, "menu");
        open(screen, "/players/" + name);
        faults.assertAll();
    }

    @Test
    void pointsOfTwoWhoPlayed() {
        Screen winner = screen(desktop());
        Screen loser = screen(desktop());
        String name = signUp(winner, "Bea");
        signUp(loser, "Cai");
        Table table = Table.laid(
                winner, loser, "{\"rated\": true, \"options\": {\"first\": \"A\"}, \"seats\": [\"me\", \"open\"]}");
        loser.action("resign").click();
        check(loser, "asked whether to resign");
        loser.find(".yes").click();
        winner.find(".ranking").waitFor();
        check(winner, "points of a game");
        open(loser, "/players/" + name);
        loser.find(".ledger summary").click();
        check(loser, "ledger");
        open(loser, "/players/" + name + "?curve=all&result=won");
        open(winner, "/leaderboard?period=week");
        open(winner, "/leaderboard");
        assertThat(table.game()).isNotEmpty();
        faults.assertAll();
    }

    @Test
    void thePagesOfAdmins() {
        Screen screen = screen(desktop());
        String name = signUp(screen, "Dora");
        Screen other = screen(desktop());
        String player = signUp(other, "Emil");
        String game = other.create("{\"players\": 2, \"seats\": [\"me\", {\"me\": \"Lan\"}]}");
        jdbc.sql("update people set admin = true where name = :name")
                .param("name", name)
                .update();
        for (String path : List.of(
                "/admin",
                "/admin?status=running",
                "/admin/players",
                "/admin/players?search=" + player,
                "/admin/log",
                "/account")) {
            open(screen, path);
        }
        open(screen, "/admin/games/" + game);
        screen.find(".ask summary").click();
        check(screen, "asked for a reason");
        screen.find(".ask [name=reason]").fill("so it must be");
        screen.find(".ask .yes").click();
        screen.find(".says.good").waitFor();
        check(screen, "voided");
        screen.page().navigate("/admin/players/" + player);
        for (int i = 0; i < screen.find(".asks summary").count(); i++) {
            screen.find(".asks summary").nth(i).click();
        }
        check(screen, "all that may be done to a player");
        screen.find("form[action$=reset-link] [name=reason]").fill("he asked");
        screen.find("form[action$=reset-link] .yes").click();
        screen.find(".says.link").waitFor();
        String link = screen.find(".says.link code").innerText();
        check(screen, "a link for him");
        open(other, link.substring(link.indexOf("/reset/")));
        open(screen, "/admin/log");
        faults.assertAll();
    }

    @Test
    void aGameWithAllThatMayBeAskedInIt() {
        Table table = Table.laid(
                screen(desktop()),
                screen(desktop()),
                "{\"preset\": \"qq-adjacent\", \"rated\": false, \"seats\": [\"me\", \"open\"], \"options\": {\"first\": \"A\","
                        + " \"clock\": {\"kind\": \"perMove\", \"moveMillis\": 600000}}, \"position\": \""
                        + Table.OPENING + "18\"}");
        Screen host = table.host();
        check(host, "clock and deadline");
        host.find(".plaque.own .speak").click();
        check(host, "phrases");
        host.find(".drawer .sentences button").first().click();
        table.other().find(".plaque .bubble:visible").waitFor();
        check(table.other(), "phrase said");
        host.click("l3", "j5");
        table.awaitPly(1);
        host.action("back").click();
        table.other().find(".question").waitFor();
        check(table.other(), "asked to let him take it back");
        check(host, "take-back asked");
        table.other().action("care").click();
        host.find(".plaque .care").waitFor();
        check(host, "in care");
        host.find(".switches summary").click();
        check(host, "switches");
        host.page().setViewportSize(390, 844);
        host.action("more").click();
        check(host, "more, on a small screen");
        faults.assertAll();
    }

    private static String signUp(Screen screen, String prefix) {
        String name = prefix + Long.toString(System.nanoTime(), 36);
        screen.page().navigate("/problems");
        screen.call(
                "POST",
                "/api/v1/account/sign-up",
                "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, PASSWORD));
        return name;
    }

    private void open(Screen screen, String path) {
        screen.page().navigate(path);
        check(screen, path);
    }

    /** Both lights at full counts; otherwise now the one, now the other. */
    private void check(Screen screen, String state) {
        List<ColorScheme> lights = new ArrayList<>(List.of(ColorScheme.LIGHT, ColorScheme.DARK));
        if (!Scale.isFull()) {
            lights.remove(looks++ % 2);
        }
        for (ColorScheme light : lights) {
            screen.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(light));
            faults.assertThat(Axe.faults(screen.page()))
                    .as(state + ", " + light)
                    .isEmpty();
            assertThat(screen.find("main")).isVisible();
        }
    }
}
