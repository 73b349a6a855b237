package dev.tiaoqi.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.GivenRules;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be agreed on and what contradicts itself (R1.5, R10, R11). */
class RulesTest {

    private static String problems(Rules rules) {
        return rules.problems().stream().map(Problem::code).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "star4, 2, 10 15 19",
        "star4, 3, 10 15",
        "star4, 4, 10 13",
        "star4, 6, 10",
        "star3, 2, 6 10",
        "star3, 3, 6 10",
        "star3, 4, 6",
        "star3, 6, 6",
        "square16, 2, 19",
        "square16, 4, 13"
    })
    void r15TheseNumbersOfMenAndNoOthers(String board, int players, String men) {
        for (int each = 1; each <= 25; each++) {
            boolean allowed = Arrays.asList(men.split(" ", -1)).contains(Integer.toString(each));
            assertThat(problems(GivenRules.of(board, each, players, Map.of())))
                    .as("%d men", each)
                    .isEqualTo(allowed ? "" : "menRefused");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 7})
    void r15OneAndFivePlayersAreRefused(int players) {
        assertThat(problems(GivenRules.of("star4", 10, players, Map.of()))).isEqualTo("playersRefused");
    }

    @Test
    void aBoardThereIsNot() {
        assertThat(problems(GivenRules.of("star5", 10, 2, Map.of()))).isEqualTo("unknownBoard");
    }

    @ParameterizedTest
    @CsvSource({
        "first=B, firstNotSeated",
        "win=ownMen, ownMenNeedsDeadlines",
        "win=ownMen;homeDeadlines=20:5, ownMenNeedsDeadlines",
        "win=ownMen;homeDeadlines=20:5 30:10, ''",
        "homeDeadlines=20:5 20:6, deadlinesMustRise",
        "homeDeadlines=20:5 30:4, deadlinesMustRise",
        "homeDeadlines=20:11, deadlinesMustRise",
        "teams=true, teamsNeedFourOrSix",
        "deadGame=true, ''",
        "items=true;dice=true, diceAlone",
        "capture=true;hop=symmetric, captureByAdjacentHops",
        "capture=true;items=true, captureWithoutItems",
        "rated=true;items=true, ratedWithoutExtras",
        "rated=true;maxRounds=99, ratedNeedsRounds",
        "rated=true;maxRounds=100, ''"
    })
    void r11Contradictions(String options, String expected) {
        Map<String, String> named = new TreeMap<>();
        for (String option : options.split(";", -1)) {
            named.put(option.split("=", 2)[0], option.split("=", 2)[1]);
        }
        assertThat(problems(GivenRules.of("star4", 10, 2, named))).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void r10EveryPresetIsPossible(Preset preset) {
        assertThat(problems(Rules.of(preset))).isEmpty();
        Option.ALL.forEach(option -> readsBack(option, Rules.of(preset).options()));
    }

    @Test
    void r10ValuesFollowMenAndPlayers() {
        Rules rules = Rules.of(Preset.QQ_ADJACENT, "star4", 4, 13);
        assertThat(rules.options().text(Option.HOME_DEADLINES)).isEqualTo("20:7 25:11 30:13");
        assertThat(Rules.of(Preset.TOURNAMENT, "star4", 3, 10).get(Option.DEAD_GAME))
                .isFalse();
        assertThat(Rules.of(Preset.TOURNAMENT).get(Option.DEAD_GAME)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "clock, perMove 30",
        "clock, fischer 600+10",
        "clock, fischer 300+0",
        "clock, correspondence 3d",
        "clock, none",
        "clock, perMove 0.5",
        "homeDeadlines, 20:5 25:8 30:10",
        "homeDeadlines, none",
        "repetitionLimit, 3",
        "maxRounds, 20",
        "first, random"
    })
    void r11TagsReadBack(String name, String text) {
        Option<?> option = Option.named(name).orElseThrow();
        assertThat(written(option, text)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "hop, Adjacent",
        "maxRounds, 19",
        "maxRounds, 1001",
        "maxRounds, 020",
        "repetitionLimit, 2",
        "first, G",
        "clock, perMove 0",
        "clock, perMove -5",
        "clock, fischer 600",
        "clock, correspondence 99d",
        "homeDeadlines, 20:5  25:8",
        "homeDeadlines, 0:5",
        "rated, yes"
    })
    void r11OtherTextsAreNoValues(String name, String text) {
        assertThat(Option.named(name).orElseThrow().parse(text)).isEmpty();
    }

    private static <T> void readsBack(Option<T> option, Options options) {
        assertThat(option.parse(options.text(option))).contains(options.get(option));
    }

    private static <T> String written(Option<T> option, String text) {
        return option.text(option.parse(text).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "20:5, true",
        "20:5 25:8 30:10, true",
        "none, true",
        "'', false",
        "'20:5 ', false",
        "' 20:5', false",
        "20:5  25:8, false",
        "0:5, false",
        "20:05, false",
        "99999:1, false",
        "20, false"
    })
    void deadlinesAreWrittenSo(String text, boolean readable) {
        assertThat(Deadlines.parse(text).map(Deadlines::text))
                .isEqualTo(readable ? Optional.of(text) : Optional.empty());
    }

    @Test
    void thereAreTwentyDeadlinesAtMost() {
        String twenty = String.join(" ", Collections.nCopies(20, "20:5"));
        assertThat(Deadlines.parse(twenty)).isPresent();
        assertThat(Deadlines.parse(twenty + " 20:5")).isEmpty();
        assertThat(Deadlines.parse("20:5 ".repeat(1_000_000))).isEmpty();
    }
}
