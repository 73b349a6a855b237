package dev.tiaoqi.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.server.ServerTest;
import dev.tiaoqi.server.Visitor;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What the door for records says to those who mean no good. */
class HostileRecordsTest extends ServerTest {

    private static final String CHESS =
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"1992.11.04\"]\n[White \"Fischer\"]\n\n1. e4 e5 1/2-1/2\n";

    private static final Map<String, String> BODIES = Map.of(
            "chess", CHESS,
            "nothing", "",
            "nonsense", "z\u00e9 ".repeat(262_144),
            "brackets", "[".repeat(1024 * 1024),
            "lines", "\n".repeat(1024 * 1024),
            "unclosed", "[Event \"Friendly game\n[Site \"?\"]\n",
            "steered", "[Event \"a\u202eb\"]\n",
            "move", CheckDoor.EXAMPLE.replace("l3:j5", "f15:h13"),
            "result", CheckDoor.EXAMPLE.replace("*", "A 1, D 0"),
            "position", CheckDoor.EXAMPLE.replace("[SeatA", "[FEN \"star4 1/2/3 A 1\"]\n[SeatA"));

    @ParameterizedTest
    @CsvSource({
        "chess, tagUnknown, 4, 9",
        "nothing, tagMissing, 1, 1",
        "nonsense, tagMissing, 1, 786433",
        "brackets, tagUnreadable, 1, 1",
        "lines, tagMissing, 1048577, 1",
        "unclosed, tagUnreadable, 1, 1",
        "steered, tagUnreadable, 1, 9",
        "move, notYourMan, 13, 4",
        "result, resultDiffers, 11, 10",
        "position, impossiblePosition, 9, 7"
    })
    void aHostileRecordIsAProblemWithLineAndColumn(String body, String reason, int line, int column) {
        JsonNode problem = nobody().post("/api/v1/records", Objects.requireNonNull(BODIES.get(body)), "text/plain")
                .expectProblem(422, "illegalRecord")
                .json();
        assertThat(problem.get("reason").asString() + " " + problem.get("line") + ":" + problem.get("column"))
                .isEqualTo(reason + " " + line + ":" + column);
        assertThat(problem.toString()).hasSizeLessThan(1000);
    }

    @Test
    void whatIsNoTextIsToldWhereItStopsBeingSo() {
        byte[] latin = "[Event \"x\"]\n[SeatA \"Caf\u00e9\"]\n".getBytes(StandardCharsets.ISO_8859_1);
        JsonNode problem = nobody().send(
                        "POST",
                        "/api/v1/records",
                        BodyPublishers.ofByteArray(latin),
                        Map.of("Content-Type", "text/plain"))
                .expectProblem(400, "unreadable")
                .json();
        assertThat(problem.get("line") + ":" + problem.get("column")).isEqualTo("2:12");
    }

    private static byte[] head(String address, String length) {
        return String.join(
                        "\r\n",
                        "POST /api/v1/records HTTP/1.1",
                        "Host: localhost",
                        "X-Forwarded-For: " + address,
                        "Content-Type: text/plain",
                        length,
                        "",
                        "")
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** The answer comes although not one byte of the body was sent. */
    @Test
    void tenMegabytesAreRefusedUnread() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(head("10.99.0.1", "Content-Length: 10485760"));
            InputStream in = socket.getInputStream();
            assertThat(new String(in.readNBytes(12), StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 413");
        }
    }

    /** Without a length the server stops reading where the limit is. */
    @Test
    void tenMegabytesThatDoNotSaySoAreRefusedAtTheLimit() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(head("10.99.0.2", "Transfer-Encoding: chunked"));
            byte[] chunk = ("10000\r\n" + "x".repeat(0x10000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
            for (int sent = 0; sent < 17; sent++) {
                socket.getOutputStream().write(chunk);
            }
            InputStream in = socket.getInputStream();
            assertThat(new String(in.readNBytes(12), StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 413");
        }
    }

    @Test
    void manyAtOnceAreAllAnswered() {
        Visitor nobody = nobody();
        String nonsense = "x ".repeat(500_000);
        java.util.stream.IntStream.range(0, 8)
                .parallel()
                .forEach(each ->
                        nobody.post("/api/v1/records", nonsense, "text/plain").expectProblem(422, "illegalRecord"));
    }
}
