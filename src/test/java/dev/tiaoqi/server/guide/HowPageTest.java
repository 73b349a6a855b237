package dev.tiaoqi.server.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HowPageTest extends ServerTest {

    @Test
    void bothLanguagesExplainWithTheSamePictures() {
        Visitor reader = nobody().with("Accept", "text/html");
        String chinese = reader.get("/how").expect(200).text();
        String english =
                reader.with("Accept-Language", "en").get("/how").expect(200).text();
        assertThat(chinese).contains("怎么下", "连跳", "aria-current=\"page\"");
        assertThat(english).contains("How to play", "Long chains");
        assertThat(pictures(chinese))
                .isEqualTo(pictures(english))
                .isEqualTo(Figures.all().size() + 1);
    }

    @Test
    void everyLinkToALessonFindsIt() throws IOException {
        String page = nobody().with("Accept", "text/html").get("/how").text();
        for (String lesson : "resign equal dead repeat entry clock leave teams points levels".split(" ", -1)) {
            assertThat(page).contains("id=\"" + lesson + "\"", "href=\"#" + lesson + "\"");
        }
        String script = Files.readString(Path.of("frontend/src/game/outcome.ts"));
        Matcher lessons = Pattern.compile("LESSONS[^{]*\\{([^}]*)}").matcher(script);
        assertThat(lessons.find()).isTrue();
        List<String> linked = Pattern.compile("\"(\\w+)\"")
                .matcher(lessons.group(1))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(linked).hasSizeGreaterThan(3).contains("pass");
        assertThat(Stream.concat(linked.stream(), Stream.of("end")))
                .allSatisfy(lesson -> assertThat(page).contains("id=\"" + lesson + "\""));
    }

    @Test
    void allTwentyFiveLevelsHaveTheirTitlesAndBeginnings() {
        Visitor reader = nobody().with("Accept", "text/html");
        String chinese = reader.get("/how").text();
        String english =
                reader.with("Accept-Language", "en").get("/how").expect(200).text();
        assertThat(chinese).contains("顽童", "棋魂", "<td class=\"r\">25000</td>");
        assertThat(english).contains("Urchin", "Soul of the Game", "<td class=\"r\">50</td>");
        assertThat(english.split("<th scope=\"row\">", -1)).hasSize(26);
    }

    @Test
    void thePicturesShowWhatTheirWordsSay() {
        Map<String, Figure> all = Figures.all();
        assertThat(moves(all, "step")).hasSize(6).allMatch(move -> move.contains("-"));
        assertThat(moves(all, "hop")).filteredOn(move -> move.contains(":")).containsExactly("i9:k9", "i9:g11");
        assertThat(Objects.requireNonNull(all.get("chain")).trail()).isEqualTo("e9 g9 g11 i11 k9");
        assertThat(hops(all, "foreign.allowed")).isEqualTo(2);
        assertThat(hops(all, "foreign.noStopping")).isEqualTo(1);
        assertThat(hops(all, "foreign.forbidden")).isZero();
        assertThat(moves(all, "stay")).containsExactlyInAnyOrder("g14-f14", "g14-h14", "g14-f15", "g14-g15");
    }

    private static String[] moves(Map<String, Figure> all, String name) {
        return Objects.requireNonNull(Objects.requireNonNull(all.get(name)).moves())
                .split(" ", -1);
    }

    private static long hops(Map<String, Figure> all, String name) {
        return java.util.Arrays.stream(moves(all, name))
                .filter(move -> move.contains(":"))
                .count();
    }

    private static int pictures(String page) {
        return page.split("data-position=", -1).length - 1;
    }
}
