package dev.tiaoqi.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** Who stands where. Other tests' people stand there too, so each test looks at boards or totals of its own. */
class LeaderboardTest extends RatedTest {

    private static final ZoneId SHANGHAI = ZoneId.of("Asia/Shanghai");

    @Autowired
    private TransactionTemplate transaction;

    @Autowired
    private Clock clock;

    @ParameterizedTest
    @CsvSource({
        "2026-11-29, 2026-11, 2026-11-23",
        "2026-11-30, 2026-11, 2026-11-30",
        "2026-12-01, 2026-12, 2026-11-30",
        "2027-01-01, 2027-01, 2026-12-28"
    })
    void weeksBeginOnMonday(LocalDate day, String month, String week) {
        assertThat(Period.allAround(day)).containsExactly("all", month, week);
    }

    @Test
    void thisWeekBeginsOnMondayInTheZone() {
        Instant monday = LocalDate.ofInstant(clock.instant(), SHANGHAI)
                .with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY))
                .atStartOfDay(SHANGHAI)
                .toInstant();
        Player late = won("items", 30, monday.minusMillis(1));
        Player early = won("items", 20, monday);
        assertThat(names("?period=week&preset=items")).contains(early.name()).doesNotContain(late.name());
        assertThat(names("?period=all&preset=items")).contains(early.name(), late.name());
    }

    @Test
    void thisMonthBeginsOnTheFirstInTheZone() {
        Instant first = LocalDate.ofInstant(clock.instant(), SHANGHAI)
                .withDayOfMonth(1)
                .atStartOfDay(SHANGHAI)
                .toInstant();
        Player late = won("halma", 30, first.minusMillis(1));
        Player early = won("halma", 20, first);
        assertThat(names("?period=month&preset=halma")).contains(early.name()).doesNotContain(late.name());
    }

    @Test
    void equalPointsShareAPlaceAndPagesGoOn() {
        List<Player> made = new ArrayList<>();
        for (int points : new int[] {70, 60, 60, 60, 50}) {
            made.add(won("tournament", points, clock.instant()));
        }
        List<Integer> places = new ArrayList<>();
        List<String> names = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = nobody().get("/api/v1/leaderboard?preset=tournament&players=4&limit=2" + cursor)
                    .expect(200)
                    .json();
            page.get("items").forEach(item -> {
                places.add(item.get("place").asInt());
                names.add(item.get("name").asString());
            });
            cursor = page.get("next").isNull()
                    ? ""
                    : "&cursor=" + page.get("next").asString();
        } while (!cursor.isEmpty());
        assertThat(places).containsExactly(1, 2, 2, 2, 5);
        assertThat(names).doesNotHaveDuplicates().hasSize(5);
        JsonNode you = made.getLast()
                .visitor()
                .get("/api/v1/leaderboard?preset=tournament&players=4&limit=1")
                .json()
                .get("you");
        assertThat(you.get("place").asInt()).isEqualTo(5);
        assertThat(you.get("points").asInt()).isEqualTo(50);
        assertThat(you.get("games").asInt()).isEqualTo(1);
    }

    @Test
    void placesGoOnInTheMiddleOfThoseWhoShareOne() {
        for (int points : new int[] {70, 60, 60, 60, 50, 50, 40}) {
            won("qq-symmetric", points, clock.instant());
        }
        for (int size : new int[] {1, 3, 4, 7}) {
            List<Integer> places = new ArrayList<>();
            String cursor = "";
            do {
                JsonNode page = nobody().get("/api/v1/leaderboard?preset=qq-symmetric&players=4&limit=" + size + cursor)
                        .expect(200)
                        .json();
                page.get("items").forEach(item -> places.add(item.get("place").asInt()));
                cursor = page.get("next").isNull()
                        ? ""
                        : "&cursor=" + page.get("next").asString();
            } while (!cursor.isEmpty());
            assertThat(places).as("pages of %d", size).containsExactly(1, 2, 2, 2, 5, 5, 7);
        }
    }

    /** Nobody is counted for a further page: what its cursor says is believed, and shown to whoever made it up. */
    @ParameterizedTest
    @CsvSource({
        "2147483647 %s 3 7, 8",
        "999999 %s 999999999 999999999, 1000000000",
        "-1 %s 0 0, ",
        "2147483647 %s -3 7, invalid",
        "2147483648 %s 3 7, invalid",
        "5 %s 99999999999 1, invalid",
        "5 %s, invalid",
        "5 x 1 1, invalid"
    })
    void aCursorThatSomebodyMadeUpIsHisOwnAffair(String words, String first) {
        won("halma", 60, clock.instant());
        String cursor = Pages.opaque(words.formatted(new java.util.UUID(0, 0)));
        String url = "/api/v1/leaderboard?preset=halma&players=4&cursor=" + cursor;
        if ("invalid".equals(first)) {
            nobody().get(url).expectProblem(400, "invalidValue");
        } else {
            JsonNode items = nobody().get(url).expect(200).json().get("items");
            assertThat(items.isEmpty() ? null : items.get(0).get("place").asString())
                    .isEqualTo(first);
        }
        nobody().with("Accept", "text/html")
                .get("/leaderboard?preset=halma&players=4&cursor=" + cursor)
                .expect(200);
    }

    @Test
    void pointsThatAnAdminGaveCountAmongAllOnly() {
        Player a = player(123_456);
        assertThat(names("")).startsWith(a.name());
        assertThat(names("?period=week&limit=100")).doesNotContain(a.name());
        assertThat(names("?players=2&limit=100")).doesNotContain(a.name());
        ledger.adjust(a.id(), -123_456, "back again");
    }

    @Test
    void guestsHaveNoPlace() {
        JsonNode board = guest().get("/api/v1/leaderboard").expect(200).json();
        assertThat(board.get("you").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"period=year", "players=5", "preset=go", "limit=101", "cursor=x", "limit=a"})
    void whatThereIsNot(String query) {
        nobody().get("/api/v1/leaderboard?" + query).expectProblem(400, "invalidValue");
    }

    private Player won(String preset, int points, Instant at) {
        Player player = player();
        String game = rated("", player, player());
        Entry entry = new Entry(
                player.id(),
                Entry.Reason.GAME,
                points,
                List.of(),
                Optional.empty(),
                Optional.of(new Entry.Of(game, preset, 4, at)),
                at);
        transaction.executeWithoutResult(status -> ledger.writeAll(List.of(entry)));
        return player;
    }

    private List<String> names(String query) {
        return texts(
                nobody().get("/api/v1/leaderboard" + query).expect(200).json().get("items"), "name");
    }
}
