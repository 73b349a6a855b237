package dev.tiaoqi.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;

/** The built server as a process of its own, as an operator runs it. */
public final class RunningServer implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final Process process;
    private final int port;
    private final int managementPort;
    private Instant opened = Instant.MAX;

    private RunningServer(Process process, int port, int managementPort) {
        this.process = process;
        this.port = port;
        this.managementPort = managementPort;
    }

    /** The jar that this build made. */
    public static Path jar() {
        return Path.of(System.getProperty("tiaoqi.jar", "target/tiaoqi-0.1.0-SNAPSHOT.jar"));
    }

    /** Starts it by {@code java -jar} and waits until it is well. */
    public static RunningServer start(Path log, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-jar",
                jar().toString()));
        command.addAll(List.of(arguments));
        return startBy(log, command);
    }

    /** Starts it by this command, to which the ports are added. */
    public static RunningServer startBy(Path log, List<String> command) {
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            int port = freePort();
            int managementPort = freePort();
            List<String> whole = new ArrayList<>(command);
            whole.add("--server.port=" + port);
            whole.add("--management.server.port=" + managementPort);
            Process process = new ProcessBuilder(whole)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start();
            RunningServer server = new RunningServer(process, port, managementPort);
            server.awaitWell();
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void awaitWell() {
        Awaitility.await("the server to be well")
                .atMost(PATIENCE)
                .pollInterval(Duration.ofMillis(100))
                .ignoreExceptions()
                .failFast("the server stopped", () -> !process.isAlive())
                .until(() -> isOpen() && visitor().get("/actuator/health").status() == 200);
    }

    /** The first answer may take seconds on a busy machine: that the door is open is known before. */
    private boolean isOpen() throws IOException {
        if (opened.equals(Instant.MAX)) {
            new Socket(InetAddress.getLoopbackAddress(), port).close();
            opened = Instant.now();
        }
        return true;
    }

    /** When somebody could first come in. */
    public Instant opened() {
        return opened;
    }

    /** Somebody who calls it; all of them from one address. */
    public Visitor visitor() {
        return Visitor.at(port);
    }

    public int port() {
        return port;
    }

    public int managementPort() {
        return managementPort;
    }

    /** As the power fails. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** As an operator stops it. */
    public void stop() {
        process.destroy();
        awaitEnd();
    }

    private void awaitEnd() {
        try {
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                throw new IllegalStateException("the server does not stop");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        if (process.isAlive()) {
            kill();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
