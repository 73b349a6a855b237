package dev.tiaoqi.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.position.PositionText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The positions and the record that notation.md shows are read, and written again as they stand there. */
class NotationPageTest {

    private static List<String> shown(String kind) throws IOException {
        return Pattern.compile("(?s)```" + kind + "\\n(.*?)```")
                .matcher(Files.readString(Path.of("src/docs/notation.md")))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void n2PositionsAreWrittenAsThePageShowsThem() throws IOException {
        assertThat(shown("position").getFirst().lines()).hasSize(3).allSatisfy(text -> {
            PositionText.Parsed read = PositionText.parse(text);
            assertThat(read).isInstanceOf(PositionText.Parsed.Read.class);
            assertThat(((PositionText.Parsed.Read) read).position()).hasToString(text);
        });
    }

    @Test
    void n4ARecordIsWrittenAsThePageShowsIt() throws IOException {
        String text = shown("record").getFirst();
        RecordText.Parsed read = RecordText.read(text);
        assertThat(read).isInstanceOf(RecordText.Parsed.Read.class);
        RecordText.Parsed.Read known = (RecordText.Parsed.Read) read;
        assertThat(RecordText.write(known.tags(), known.game())).isEqualTo(text);
    }
}
