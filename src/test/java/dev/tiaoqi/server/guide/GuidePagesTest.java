package dev.tiaoqi.server.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.game.Reason;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.web.Paragraphs;
import dev.tiaoqi.server.web.ProblemCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules as players read them: whole in both languages, every link finds its paragraph. */
class GuidePagesTest extends ServerTest {

    /** How many paragraphs each part of the rule book has; 0 is a part without. */
    private static final int[] PARTS = {6, 9, 8, 3, 2, 9, 0, 0, 3, 0, 0};

    /** Refusals of an action whose text is no move, or that a rule has nothing to say about. */
    private static final Set<String> NO_MATTER_OF_RULES = Set.of("unreadable");

    @ParameterizedTest
    @ValueSource(strings = {"zh-CN", "en"})
    void everyParagraphHasItsAnchor(String language) {
        String page = page("/rules", language);
        assertThat(anchors(page)).containsAll(numbers());
        assertThat(page).doesNotContain("??");
    }

    @Test
    void bothLanguagesHaveTheSameAnchorsAndTheSameBoards() {
        for (String path : List.of("/rules", "/rules/tips", "/how")) {
            String chinese = page(path, "zh-CN");
            String english = page(path, "en");
            assertThat(anchors(english)).isEqualTo(anchors(chinese));
            assertThat(boards(english)).isEqualTo(boards(chinese)).isNotEmpty();
            assertThat(english).doesNotContain("??");
        }
    }

    @Test
    void everyFigureStandsOnSomePage() {
        Set<String> shown = new HashSet<>();
        for (String path : List.of("/rules", "/rules/tips", "/how")) {
            Matcher named = Pattern.compile("data-figure=\"([^\"]+)\"").matcher(page(path, "en"));
            named.results().forEach(found -> shown.add(found.group(1)));
        }
        assertThat(shown).isEqualTo(Figures.all().keySet());
    }

    @Test
    void everyLinkWithinTheGuideFindsItsPlace() {
        Map<String, Set<String>> anchors = Stream.of("/rules", "/rules/tips", "/how")
                .collect(Collectors.toMap(path -> path, path -> anchors(page(path, "zh-CN"))));
        anchors.forEach((path, own) -> {
            Matcher links = Pattern.compile("href=\"(/how|/rules|/rules/tips)?#([^\"]+)\"")
                    .matcher(page(path, "zh-CN"));
            while (links.find()) {
                Set<String> there = links.group(1) == null ? own : anchors.getOrDefault(links.group(1), Set.of());
                assertThat(there).as(links.group()).contains(links.group(2));
            }
        });
    }

    @Test
    void oldLinksToTheFirstStepsStillFindTheirLesson() {
        String lessons =
                "aim step hop chain kinds home seats foreign stay pass end resign equal clock leave teams points"
                        + " levels hand";
        assertThat(anchors(page("/how", "en"))).contains(lessons.split(" ", -1));
    }

    @Test
    void everyRefusalOfTheEngineLinksToItsParagraph() {
        Set<String> anchors = anchors(page("/rules", "en"));
        assertThat(refusals().filter(refusal -> !NO_MATTER_OF_RULES.contains(refusal)))
                .hasSizeGreaterThan(15)
                .allSatisfy(refusal -> assertThat(Paragraphs.ofRefusal(refusal))
                        .as(refusal)
                        .hasValueSatisfying(at -> assertThat(anchors).contains(at)));
        assertThat(Arrays.stream(ProblemCode.values()).flatMap(code -> Paragraphs.of(code).stream()))
                .isSubsetOf(anchors);
    }

    @Test
    void aProblemPageAndItsAnswerNameTheParagraph() {
        for (ProblemCode code : ProblemCode.values()) {
            String page = page("/problems/" + code.code(), "en");
            Paragraphs.of(code)
                    .ifPresentOrElse(
                            at -> assertThat(page).contains("href=\"/rules#" + at + "\""),
                            () -> assertThat(page).doesNotContain("/rules#"));
        }
        assertThat(nobody().get("/api/v1/games/nothing").json().has("rule")).isFalse();
    }

    /** The game page links by the reason of a result; its script holds the same list. */
    @Test
    void everyEndingLinksToItsParagraph() throws IOException {
        Set<String> anchors = anchors(page("/rules", "en"));
        Stream<String> reasons = Stream.concat(
                Arrays.stream(Reason.values()).map(Reason::text), Stream.of("cancelled", "abandoned", "void"));
        Map<String, String> expected = new TreeMap<>();
        reasons.forEach(reason -> expected.put(
                reason, Paragraphs.ofEnding(reason).orElseThrow(() -> new AssertionError("no paragraph: " + reason))));
        assertThat(expected.values()).isSubsetOf(anchors);
        String script = Files.readString(Path.of("frontend/src/game/rule.ts"));
        Map<String, String> linked = new TreeMap<>();
        Pattern.compile("(\\w+): \"(R[\\w.]+)\"")
                .matcher(script)
                .results()
                .forEach(found -> linked.put(found.group(1), found.group(2)));
        assertThat(linked).isEqualTo(expected);
    }

    @Test
    void everyOptionIsToldOfAndLinksToItsParagraph() {
        Set<String> anchors = anchors(page("/rules", "en"));
        assertThat(Option.ALL).allSatisfy(option -> {
            assertThat(anchors).contains("R11." + option.json());
            assertThat(Paragraphs.ofOption(option.json()))
                    .as(option.json())
                    .hasValueSatisfying(at -> assertThat(anchors).contains(at));
        });
    }

    @Test
    void allTwentyFiveLevelsHaveTheirTitlesAndBeginnings() {
        assertThat(page("/rules", "zh-CN")).contains("顽童", "棋魂", "<td class=\"r\">25000</td>");
        String english = page("/rules", "en");
        assertThat(english).contains("Urchin", "Soul of the Game", "<td class=\"r\">50</td>");
        assertThat(english.split("<th scope=\"row\">", -1)).hasSize(26);
    }

    private static Stream<String> refusals() {
        return kinds(Refusal.class).map(kind -> {
            String name = kind.getSimpleName();
            return Character.toLowerCase(name.charAt(0)) + name.substring(1);
        });
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(GuidePagesTest::kinds)
                : Stream.of(type);
    }

    private static List<String> numbers() {
        return IntStream.rangeClosed(1, PARTS.length)
                .boxed()
                .flatMap(part -> Stream.concat(
                        Stream.of("R" + part),
                        IntStream.rangeClosed(1, PARTS[part - 1]).mapToObj(n -> "R" + part + "." + n)))
                .toList();
    }

    private static Set<String> anchors(String page) {
        return Pattern.compile(" id=\"([^\"]+)\"")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }

    private static List<String> boards(String page) {
        return Pattern.compile("data-position=\"([^\"]+)\"")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private String page(String path, String language) {
        Visitor reader = nobody().with("Accept", "text/html").with("Accept-Language", language);
        return reader.get(path).expect(200).text();
    }
}
