package dev.tiaoqi.server;

import org.junit.jupiter.api.parallel.ResourceLock;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

/**
 * A test against the whole server on a free port, with its database in an H2 file. All that extend it share one
 * server, and two run at once: make your own guests, expect other people's games in lists, change nothing that all
 * share. Who must do so all the same, or looks at what all share, is {@link WholeServer}.
 */
@ResourceLock(providers = WholeServer.Locks.class)
@SpringBootTest(
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "tiaoqi.data=./target/test-data/${random.uuid}",
            "tiaoqi.base-url=http://tiaoqi.example",
            // Every visitor of a test has an address of his own, so that the limits hold as they are.
            "tiaoqi.trusted-proxies=127.0.0.1,::1",
            "tiaoqi.streams.heartbeat=300ms",
            "management.server.port=-1"
        })
public abstract class ServerTest {

    /** The one queue of those who look for a game. */
    public static final String QUEUE = "the queue of the pairing";

    @LocalServerPort
    private int port;

    protected int port() {
        return port;
    }

    /** A script without a token. */
    protected Visitor nobody() {
        return Visitor.at(port);
    }

    /** A script with the token of a new guest. */
    protected Visitor guest() {
        return nobody().asNewGuest();
    }

    /** A browser that was never here. */
    protected Visitor browser() {
        return nobody().asBrowser();
    }
}
