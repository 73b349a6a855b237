package dev.tiaoqi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The scripts of README.md, run as they stand there. */
class ReadmeTest extends ServerTest {

    private static final Pattern SCRIPT = Pattern.compile("(?s)```bash\\n(.*?)```");
    private static final int LONGEST = 10;

    @Test
    void aGuestPlaysTheComputer() throws Exception {
        String said = run(scripts().getFirst());
        assertThat(said).contains("l3:j5\n", "\"seat\":\"D\"", "\"ply\":1");
    }

    @Test
    void twoGuestsPlayEachOther() throws Exception {
        String said = run(scripts().get(1));
        assertThat(said)
                .contains("\"reason\":\"resignation\"", "1. l3:j5 f15:h13 2. D#resigns A 1, D 0", "[First \"A\"]");
    }

    private static List<String> scripts() throws IOException {
        List<String> scripts = SCRIPT.matcher(Files.readString(Path.of("README.md")))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(scripts).hasSize(2);
        assertThat(scripts)
                .allSatisfy(script -> assertThat(script.lines().count()).isLessThanOrEqualTo(LONGEST));
        return scripts;
    }

    private String run(String script) throws IOException, InterruptedException {
        String here = "set -euo pipefail\n" + script.replace("localhost:8080", "localhost:" + port());
        Process bash =
                new ProcessBuilder("bash", "-c", here).redirectErrorStream(true).start();
        String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(bash.exitValue()).as(said).isZero();
        return said;
    }
}
