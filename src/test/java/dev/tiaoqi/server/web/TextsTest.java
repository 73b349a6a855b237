package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TextsTest {

    private static final Path TEXTS = Path.of("src/main/resources/texts");
    private static final Path TEMPLATES = Path.of("src/main/resources/templates");

    /** A fact's name, or a place by number. */
    private static final Pattern PLACE = Pattern.compile("\\{\\w+}");

    private static final Pattern NO_TEXT = Pattern.compile("(?s)<!--.*?-->|<!doctype[^>]*>|<[^>]*>|\\s+|[·/|,.:()–—-]");
    private static final Pattern LITERAL_ATTRIBUTE = Pattern.compile(
            "(?<![\\w:-])(?:alt|title|placeholder|aria-label|aria-description|value)=\"[^\"]*[\\p{L}][^\"]*\"");

    static List<String> rooms() throws IOException {
        try (Stream<Path> files = Files.list(TEXTS)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.contains("_"))
                    .map(name -> name.replace(".properties", ""))
                    .toList();
        }
    }

    static List<Path> templates() throws IOException {
        try (Stream<Path> files = Files.walk(TEMPLATES)) {
            return files.filter(file -> file.toString().endsWith(".html")).toList();
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void bothLanguagesSayTheSameThingsWithTheSameFacts(String room) throws IOException {
        Properties chinese = read(room);
        Properties english = read(room + "_en");
        assertThat(new TreeSet<>(english.stringPropertyNames()))
                .isEqualTo(new TreeSet<>(chinese.stringPropertyNames()));
        for (String key : chinese.stringPropertyNames()) {
            assertThat(places(english.getProperty(key))).as(key).isEqualTo(places(chinese.getProperty(key)));
            assertThat(chinese.getProperty(key)).as(key).isNotBlank();
            assertThat(english.getProperty(key)).as(key).isNotBlank();
        }
    }

    @Test
    void everyProblemHasItsTexts() throws IOException {
        Properties texts = read("problems");
        assertThat(Arrays.stream(ProblemCode.values()).map(ProblemCode::code))
                .allSatisfy(code -> assertThat(texts.stringPropertyNames())
                        .contains(
                                "problem." + code + ".title",
                                "problem." + code + ".detail",
                                "problem." + code + ".help"));
        long named = texts.stringPropertyNames().stream()
                .filter(key -> key.startsWith("problem."))
                .count();
        assertThat(named).as("no text without a code").isEqualTo(3L * ProblemCode.values().length);
    }

    @ParameterizedTest
    @MethodSource("templates")
    void noSentenceStandsInATemplate(Path template) throws IOException {
        String html = Files.readString(template);
        assertThat(NO_TEXT.matcher(html).replaceAll("")).isEmpty();
        assertThat(LITERAL_ATTRIBUTE
                        .matcher(html.replaceAll("name=\"(lang|theme)\" value=\"\\w+\"", ""))
                        .results()
                        .map(MatchResult::group))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("templates")
    void noScriptOrStyleStandsInATemplate(Path template) throws IOException {
        assertThat(Files.readString(template))
                .doesNotContainPattern(
                        "<style|style=\"| on\\w+=\"|<script(?![^>]*(?:th:src|type=\"application/json\"))");
    }

    private static Set<String> places(String text) {
        return new TreeSet<>(
                PLACE.matcher(text).results().map(MatchResult::group).toList());
    }

    private static Properties read(String name) throws IOException {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(TEXTS.resolve(name + ".properties"), StandardCharsets.UTF_8)) {
            properties.load(in);
        }
        return properties;
    }
}
