package dev.tiaoqi.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import dev.tiaoqi.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several browsers at one table, the second of them on a phone. */
class CompanyIT extends BrowserTest {

    private static final double OFFLINE = Scale.of(5_000, 20_000);
    private static final int PER_MOVE = Scale.of(8_000, 15_000);
    private static final String PASSWORD = "nine men's morris";

    /** From near the end on the little star; at full counts whole games, of every number of players, besides. */
    static Stream<Planned> courses() {
        Stream<Planned> nearly = Stream.of(new NearlyHome(3, 2), new NearlyHome(6, 2));
        Stream<Planned> whole = Stream.of(2, 3, 4, 6).map(WholeGame::new);
        return Scale.isFull() ? Stream.concat(nearly, whole) : nearly;
    }

    @ParameterizedTest
    @MethodSource("courses")
    void playForThemselvesToTheLastRank(Planned course) {
        Company company = gather(screen(desktop()), course, "");
        company.playOn(0);
        String winner = company.winner();
        for (Company.Member each : company.members()) {
            assertThat(each.screen().find(".ranking tbody tr")).hasCount(course.players());
            String headline = each.seat().equals(winner) ? "你胜了" : "游客-.+胜";
            assertThat(each.screen().find("h1")).hasText(Pattern.compile(headline));
        }
    }

    /** Nine of a team's twelve men at home win; partners win and lose together. */
    @Test
    void playTwoAgainstTwo() {
        Company company = gather(screen(desktop()), new NearlyHome(4, 3), ", \"teams\": true");
        for (Company.Member each : company.members()) {
            assertThat(each.screen().find(".plaque .team:visible")).hasCount(4);
        }
        company.playOn(0);
        for (Company.Member each : company.members()) {
            Screen screen = each.screen();
            boolean first = List.of("A", "D").contains(each.seat());
            assertThat(screen.find("h1")).hasText(first ? "你胜了" : "一队胜");
            assertThat(screen.says()).containsText("全队到营的子数够了");
            assertThat(screen.find(".ranking .team-row"))
                    .hasText(new Pattern[] {Pattern.compile("一.*一队.*9/12"), Pattern.compile("二.*二队.*8/12")});
        }
    }

    @Test
    void whoWasOfflineMissesNothing() {
        Company company = gather(screen(desktop()), new NearlyHome(3, 2), "");
        company.awaitPly(0);
        Screen away = company.at("E").screen();
        away.page().context().setOffline(true);
        assertThat(away.find(".live")).hasClass("live off");
        company.move();
        company.at("C").screen().awaitPly(1);
        company.move();
        company.at("A").screen().awaitPly(2);
        away.page().waitForTimeout(OFFLINE);
        assertThat(away.find(".record td button")).hasCount(0);
        away.page().context().setOffline(false);
        company.awaitPly(2);
        assertThat(away.says()).hasText("已补上 2 着");
        company.playOn(2);
    }

    @Test
    void whoChangesTheDevicePlaysOn() {
        String name = "Wanda" + Long.toString(System.nanoTime(), 36);
        Screen first = screen(desktop());
        first.page().navigate("/problems");
        first.call(
                "POST",
                "/api/v1/account/sign-up",
                "{\"name\": \"%s\", \"password\": \"%s\"}".formatted(name, PASSWORD));
        Company company = gather(first, new NearlyHome(2, 2), "");
        company.move();
        company.awaitPly(1);
        Screen second = screen(phone());
        second.page().navigate("/sign-in?back=/games/" + company.game());
        second.find("#name").fill(name);
        second.find("#password").fill(PASSWORD);
        second.find("main button.main").tap();
        assertThat(second.find(".plaque.own .name")).hasText(name);
        company.move();
        second.awaitPly(2);
        new Company.Member(second, "A", true).move(company.course().next(company.state()));
        company.awaitPly(3);
        company.awaitEnd();
        assertThat(second.find("h1")).hasText("你胜了");
        assertThat(first.find("h1")).hasText("你胜了");
    }

    @Test
    void aTimeoutPassesByItselfAndAllSeeIt() {
        String clock = ", \"clock\": {\"kind\": \"perMove\", \"moveMillis\": %d}".formatted(PER_MOVE);
        Company company = gather(screen(desktop()), new NearlyHome(2, 2), clock);
        Screen watching = screen(desktop().setLocale("en-GB")).open(company.game());
        company.move();
        company.awaitPly(1);
        List<Screen> all = List.of(company.at("A").screen(), company.at("D").screen(), watching);
        for (Screen each : all) {
            assertThat(each.find(".plaque.seat-d .clock.runs .time"))
                    .hasText(Pattern.compile("0:\\d\\d.*|\\d+(\\.\\d)?"));
        }
        LocatorAssertions.HasCountOptions patient =
                new LocatorAssertions.HasCountOptions().setTimeout(PER_MOVE + 5_000);
        for (Screen each : all) {
            assertThat(each.find(".record td button")).hasCount(2, patient);
            assertThat(each.find(".record td button").last()).hasText(each.equals(watching) ? "time" : "超时");
            assertThat(each.find(".plaque.seat-d .timeouts")).hasText(Pattern.compile(".*1.*3"));
            assertThat(each.find(".plaque.seat-a .clock.runs")).hasCount(1);
        }
        assertThat(company.state().at("/turns/1/move").asString()).isEqualTo("--#time");
        company.move();
        company.awaitEnd();
        assertThat(watching.find("#content")).hasAttribute("data-status", "ended");
    }

    /** The maker's browser first; the others take the open seats one after another. */
    private Company gather(Screen host, Planned course, String options) {
        String game = host.create(course.wish(options));
        List<Company.Member> members = new ArrayList<>(List.of(seated(host.open(game), game, false)));
        for (int i = 1; i < course.players(); i++) {
            boolean phone = i == 1;
            Screen other = screen(phone ? phone() : desktop()).open(game);
            Locator seat = other.find(".sitting .press").first();
            if (phone) {
                seat.tap();
            } else {
                seat.click();
            }
            members.add(seated(other, game, phone));
        }
        return new Company(game, course, members);
    }

    private static Company.Member seated(Screen screen, String game, boolean phone) {
        assertThat(screen.find(".plaque.own")).hasCount(1);
        String path = "/api/v1/games/" + game;
        return new Company.Member(
                screen, screen.call("GET", path, "").at("/you/seats/0").asString(), phone);
    }
}
