package dev.tiaoqi.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.context.support.StaticMessageSource;

class NamesInSentencesTest {

    @Test
    void aNameWrittenFromRightToLeftDoesNotTurnRoundWhatStandsBesideIt() {
        StaticMessageSource messages = new StaticMessageSource();
        messages.addMessage("waits", Language.EN.locale(), "{name} to move, round {round}");
        Texts texts = new Texts(messages);

        assertThat(texts.say(Language.EN, "waits", Map.of("name", "דנה", "round", 3)))
                .contains("\u2068דנה\u2069 to move, round 3");
        assertThat(texts.say(Language.EN, "waits", Map.of("name", "兰", "round", 3)))
                .contains("兰 to move, round 3");
    }
}
