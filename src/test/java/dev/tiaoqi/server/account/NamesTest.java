package dev.tiaoqi.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tiaoqi.server.web.ApiProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Lan",
                "阿青",
                "听雨",
                "O'Brien",
                "Жанна",
                "Ελένη",
                "नमस्ते",
                "Jean-Luc",
                "李 四",
                "a",
                "7",
                "こんにちは",
                "عمر",
                "J.R.",
                "x_x"
            })
    void whatPeopleAreCalledIsAName(String name) {
        assertThat(Names.own("name", name)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {"Ｌａｎ|Lan", "\"  Lan  \"|Lan", "\"a   b\"|a b", "\"ﬁ\"|fi", "①|1"})
    void aNameIsWrittenPlainly(String typed, String name) {
        assertThat(Names.own("name", typed)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"|length",
                "\"   \"|length",
                "\"\u3000\"|length",
                "123456789012345678901|length",
                "<b>Lan</b>|characters",
                "a&amp;b|characters",
                "a;b|characters",
                "\"a\u0000b\"|characters",
                "\"a\u202Eb\"|characters",
                "\"a\u200Bb\"|characters",
                "\"a\u200Fb\"|characters",
                "\"a\u2066b\"|characters",
                "\"a\uFEFF\"|characters",
                "\"a\u00ADb\"|characters",
                "\"a\u3164\"|characters",
                "\"a\uFE0F\"|characters",
                "\"a\tb\"|characters",
                "\"a\u2028b\"|characters",
                "😀|characters",
                "---|characters",
                "\"a\u0301\u0302\u0303\u0304\"|characters",
                "Lаn|mixedScripts",
                "游客-abcd|reserved",
                "游 客|reserved",
                "Guest 1|reserved",
                "BOT|reserved",
                "电脑|reserved",
            })
    void whatCantBeReadOrPassesForSomebodyElseIsNone(String typed, String reason) {
        ApiProblem problem = catchThrowableOfType(ApiProblem.class, () -> Names.own("name", typed));
        assertThat(problem.facts().get("reason")).isEqualTo(reason);
        assertThat(problem.facts().get("field")).isEqualTo("name");
    }
}
