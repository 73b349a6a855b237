package dev.tiaoqi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was acknowledged is there after a power cut, even when an operator gives an address without any settings. */
class PowerCutIT {

    private static final Path LOG = Path.of("target/logs/power-cut.log");

    @TempDir
    private Path data = Path.of("");

    @Test
    void everyGuestWhoWasWelcomedIsKnownAfterwards() {
        String bareUrl = "--spring.datasource.url=jdbc:h2:file:" + data.resolve("bare");
        List<String> tokens;
        try (RunningServer server = RunningServer.start(LOG, bareUrl)) {
            Visitor visitor = server.visitor();
            tokens = IntStream.range(0, 25)
                    .mapToObj(each -> visitor.post("/api/v1/guests", "{}")
                            .expect(201)
                            .json()
                            .get("token")
                            .asString())
                    .toList();
            server.kill();
        }
        try (RunningServer server = RunningServer.start(LOG, bareUrl)) {
            for (String token : tokens) {
                server.visitor().withToken(token).get("/api/v1/account").expect(200);
            }
            assertThat(server.visitor()
                            .with("Accept", "text/html")
                            .get("/nowhere")
                            .status())
                    .isEqualTo(404);
            server.stop();
        }
    }
}
