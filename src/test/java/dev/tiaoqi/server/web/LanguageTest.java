package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|ZH",
                "en|EN",
                "zh-CN|ZH",
                "zh-TW,en;q=0.9|ZH",
                "en-US,en;q=0.9,zh;q=0.8|EN",
                "fr,en;q=0.1|EN",
                "fr|ZH",
                "*|ZH",
                "en;q=0,zh|ZH",
                "en;q=x|ZH",
                "----|ZH",
            })
    void theBestOfWhatABrowserSaysElseChinese(String header, Language language) {
        assertThat(Language.accepted(header)).isEqualTo(language);
    }
}
