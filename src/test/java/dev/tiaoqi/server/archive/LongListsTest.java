package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lists that nobody needs so long are refused, however long they are. */
class LongListsTest extends ServerTest {

    private static String json(int entries) {
        String list = IntStream.rangeClosed(1, entries)
                .mapToObj(entry -> "{\"round\":%d,\"men\":1}".formatted(entry % 9 + 1))
                .collect(Collectors.joining(","));
        return "{\"position\":\"star4 D/DD/DDD/DDDD/13/12/11/10/9/10/11/12/13/AAAA/AAA/AA/A A 1\","
                + "\"options\":{\"homeDeadlines\":[" + list + "]}}";
    }

    private static String record(int entries) {
        String list = String.join(" ", Collections.nCopies(entries, "9:1"));
        return CheckDoor.EXAMPLE.replace("[First", "[HomeDeadlines \"" + list + "\"]\n[First");
    }

    @Test
    void deadlinesInJson() {
        for (int entries : new int[] {21, 3200}) {
            assertThat(nobody().post("/api/v1/positions/check", json(entries))
                            .expectProblem(400, "invalidValue")
                            .json()
                            .get("field")
                            .asString())
                    .isEqualTo("options.homeDeadlines");
        }
    }

    @Test
    void deadlinesInRecords() {
        for (int entries : new int[] {21, 3200, 200_000}) {
            nobody().post("/api/v1/records", record(entries), "text/plain").expectProblem(422, "illegalRecord");
        }
    }

    @Test
    void stepsInAnAddress() {
        assertThat(nobody().get("/api/v1/archive/openings?moves=l3" + ":j5".repeat(2500))
                        .status())
                .isIn(200, 400, 422);
    }
}
