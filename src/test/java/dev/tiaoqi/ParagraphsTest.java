package dev.tiaoqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every numbered paragraph of the rules has its tests, named after it, and the list of them is true. */
class ParagraphsTest {

    private static final Path LIST = Path.of("src/docs/rules/paragraphs.md");

    /** All numbered paragraphs but draughts', whose rules are a text of their own. */
    private static final List<String> ALL = List.of(
            ("R1.1 R1.2 R1.3 R1.4 R1.5 R1.6 R2.1 R2.2 R2.3 R2.4 R2.5 R2.6 R2.7 R2.8 R2.9 R3.1 R3.2 R3.3 R3.4 R3.5 R3.6 "
                            + "R3.7 R3.8 R4.1 R4.2 R4.3 R5.1 R5.2 R6.1 R6.2 R6.3 R6.4 R6.5 R6.6 R6.7 R6.8 R6.9 R7 R8 R9.1 "
                            + "R9.2 R9.3 R10 R11")
                    .split(" ", -1));

    /** A paragraph and the tests that are said to hold it, {@code engine.play.HopsTest#r25MenOnTwoFourAndSix}. */
    record Row(String paragraph, String title, List<String> tests) {
        static Row of(String line) {
            String[] cells = line.split("\\|", -1);
            List<String> tests = Pattern.compile("`([^`]+)`")
                    .matcher(cells[3])
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            return new Row(cells[1].strip(), cells[2].strip(), tests);
        }

        @Override
        public String toString() {
            return paragraph + " " + title;
        }
    }

    static Stream<Row> rows() throws IOException {
        return Files.readAllLines(LIST).stream()
                .filter(line -> line.matches("\\| R[0-9].*"))
                .map(Row::of);
    }

    @Test
    void noParagraphIsMissing() throws IOException {
        assertThat(rows().map(Row::paragraph)).containsExactlyElementsOf(ALL);
        assertThat(rows()).allSatisfy(row -> {
            assertThat(row.title()).isNotEmpty();
            assertThat(row.tests()).as(row.toString()).isNotEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("rows")
    void itsTestsAreThereAndBearItsNumber(Row row) {
        String number = row.paragraph().replaceAll("[R.]", "");
        for (String test : row.tests()) {
            String[] parts = test.split("#", -1);
            assertThat(parts).as(test).hasSize(2);
            assertThat(tests(parts[0])).as(test).containsKey(parts[1]);
            assertThat(parts[1]).as(row.toString()).matches("r" + number + "(?![0-9]).*");
        }
    }

    /** The tests of a class that are run, by name. */
    private static Map<String, Method> tests(String name) {
        Map<String, Method> tests = new LinkedHashMap<>();
        try {
            Class<?> type = Class.forName("dev.tiaoqi." + name, false, ParagraphsTest.class.getClassLoader());
            Arrays.stream(type.getDeclaredMethods())
                    .filter(method -> method.isAnnotationPresent(Test.class)
                            || method.isAnnotationPresent(ParameterizedTest.class))
                    .filter(method ->
                            !method.isAnnotationPresent(Disabled.class) && !type.isAnnotationPresent(Disabled.class))
                    .forEach(method -> tests.put(method.getName(), method));
        } catch (ClassNotFoundException e) {
            return tests; // told as a test that is not there
        }
        return tests;
    }
}
