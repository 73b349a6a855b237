package dev.tiaoqi.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of the Dockerfile, run as they are. (The image itself is not built here.) */
class ImageIT {

    private static final Path FOLDER = Path.of("target/image").toAbsolutePath();

    @TempDir
    private Path data = Path.of("");

    @Test
    void theImageIsLaidOutAndStarts() throws Exception {
        layOut();
        assertThat(FOLDER.resolve("tiaoqi.aot")).isNotEmptyFile();
        long before = System.nanoTime();
        try (RunningServer server = RunningServer.startBy(
                Path.of("target/logs/image.log"),
                List.of(
                        // Without "on" a start that can't use the cache goes on without it.
                        "env",
                        "JAVA_OPTS=-XX:AOTMode=on",
                        "bash",
                        ".ci/image/start",
                        FOLDER.toString(),
                        "--tiaoqi.data=" + data))) {
            System.out.printf("image: well after %.1f s%n", (System.nanoTime() - before) / 1e9);
            server.visitor().asNewGuest().get("/api/v1/account").expect(200);
            assertThat(data).isNotEmptyDirectory();
            theManagementPortListensAtHomeOnly(server.managementPort());
            server.stop();
        }
    }

    private static void layOut() throws Exception {
        Process layout = new ProcessBuilder(
                        "bash", ".ci/image/layout", RunningServer.jar().toString(), FOLDER.toString())
                .inheritIO()
                .start();
        assertThat(layout.waitFor()).isZero();
    }

    private static void theManagementPortListensAtHomeOnly(int port) throws IOException {
        assertThat(Visitor.at(port).get("/actuator/metrics").status()).isEqualTo(200);
        Optional<InetAddress> outside = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .findFirst();
        if (outside.isPresent()) {
            try (Socket socket = new Socket()) {
                assertThat(catchThrowable(() -> socket.connect(new InetSocketAddress(outside.get(), port), 2000)))
                        .isInstanceOf(IOException.class);
            }
        }
    }
}
