package dev.tiaoqi.server.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.ServerTest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The little boards that one plays on: what their words promise can be done, as the page asks for it. */
class TrialsTest extends ServerTest {

    private static final Map<String, Figure> TRIALS = Figures.all().entrySet().stream()
            .filter(each -> each.getValue().trial() != null)
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

    @Test
    void eachCanBePlayedAndHasItsItems() {
        assertThat(TRIALS).hasSize(8);
        TRIALS.forEach((name, figure) -> {
            JsonNode answer = ask(name).expect(200).json();
            assertThat(answer.get("moves")).as(name).isNotEmpty();
            assertThat(trial(name).items())
                    .as(name)
                    .allSatisfy(item -> assertThat(item.equals("whirlwind")
                                    || strings(answer.at("/items"), "item").contains(item))
                            .isTrue());
        });
    }

    /** Each turn played after the others; the last is what the words ask for. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            try.roadblock | R@g9 k5-k6              | R@g9 k5-k6
            try.mender    | M@f9 e9-g9              | M@f9 e9:g9
            try.marble    | P h6-h7 h7-j7           | P h6-h7 h7:j7
            try.marble    | P h6-h7 W@h7~h9         | P h6-h7 W@h7~h9
            try.wing      | W@k5~i8                 | W@k5~i8
            try.swap      | X@i7~i11                | X@i7~i11
            capture       | e9:g9:i9                | e9:g9:i9
            dice          | i7-i8:i10:g12           | none""")
    void whatTheWordsAskForIsATurn(String name, String turn, String played) {
        Answer answer = ask(name, turn);
        if (!played.equals("none")) {
            assertThat(answer.expect(200).json().at("/played/turns/0/move").asString())
                    .isEqualTo(played);
        }
    }

    @Test
    void behindARoadblockWhiteCannotLand() {
        assertThat(ends(ask("try.roadblock", "k5-k6"), "e9")).contains("g9");
        assertThat(ends(ask("try.roadblock", "R@g9 k5-k6"), "e9")).isNotEmpty().doesNotContain("g9");
        assertThat(ask("try.roadblock", "R@g9 k5-k6")
                        .json()
                        .at("/played/blocks/0/turnsLeft")
                        .asInt())
                .isEqualTo(3);
    }

    @Test
    void aWhirlwindIsDealtByTheServerAlikeEachTime() {
        JsonNode first = ask("try.whirlwind", "l5-l6 T@i9").expect(200).json().at("/played/turns/0");
        assertThat(first.at("/effects/1/kind").asString()).isEqualTo("dealt");
        assertThat(first.at("/effects/1/after")).isNotEqualTo(first.at("/effects/1/before"));
        assertThat(ask("try.whirlwind", "l5-l6 T@i9").json().at("/played/turns/0"))
                .isEqualTo(first);
    }

    @Test
    void bothWhiteMenComeOffAndOnesOwnCannotBeHopped() {
        assertThat(ask("capture", "e9:g9:i9")
                        .json()
                        .at("/played/turns/0/captured")
                        .toString())
                .isEqualTo("[\"f9\",\"h9\"]");
        assertThat(strings(ask("capture").json().at("/moves"), "text")).noneMatch(text -> text.startsWith("i5:"));
        ask("capture", "i5-k7").expectProblem(422, "unreachable");
    }

    private Answer ask(String name, String... turns) {
        Figure figure = Objects.requireNonNull(TRIALS.get(name));
        @Nullable Integer die = trial(name).die();
        String thrown = die == null ? "" : ", \"die\": " + die;
        String played = Arrays.stream(turns)
                .map(turn -> "{\"move\": \"" + turn + "\"" + thrown + "}")
                .collect(Collectors.joining(", "));
        return nobody().post(
                        "/api/v1/positions/legal-moves",
                        "{\"position\": \"%s\", \"options\": %s, \"turns\": [%s]%s}"
                                .formatted(figure.position(), trial(name).options(), played, thrown));
    }

    private static Figure.Trial trial(String name) {
        return Objects.requireNonNull(Objects.requireNonNull(TRIALS.get(name)).trial());
    }

    private static List<String> ends(Answer answer, String from) {
        return answer.expect(200)
                .json()
                .get("moves")
                .valueStream()
                .filter(move -> move.get("from").asString().equals(from))
                .map(move -> move.get("to").asString())
                .toList();
    }

    private static List<String> strings(JsonNode nodes, String key) {
        return nodes.valueStream().map(each -> each.get(key).asString()).toList();
    }
}
