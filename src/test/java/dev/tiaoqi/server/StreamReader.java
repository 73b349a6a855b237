package dev.tiaoqi.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a stream of JSON lines as it comes. */
public final class StreamReader implements AutoCloseable {

    public static final String LINES = "application/x-ndjson";
    public static final String SSE = "text/event-stream";

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String CLOSED = "";
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final HttpResponse<Stream<String>> answer;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    private StreamReader(HttpResponse<Stream<String>> answer) {
        this.answer = answer;
        Thread.ofVirtual().start(this::read);
    }

    /** Opens a stream that must open. */
    public static StreamReader of(Visitor visitor, String path) {
        HttpResponse<Stream<String>> answer = visitor.open(path, LINES);
        assertThat(answer.statusCode()).isEqualTo(200);
        return new StreamReader(answer);
    }

    /** The next event but presence, onlookers and heartbeats, within twenty seconds. */
    public JsonNode next() {
        long until = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < until) {
            JsonNode event = any();
            if (!List.of("presence", "watching", "heartbeat").contains(type(event))) {
                return event;
            }
        }
        throw new AssertionError("no event within " + PATIENCE);
    }

    /** The next event of this type; those before it are passed over. */
    public JsonNode next(String type) {
        long until = System.nanoTime() + PATIENCE.toNanos(); // heartbeats alone must not keep a test alive
        while (System.nanoTime() < until) {
            JsonNode event = any();
            if (type(event).equals(type)) {
                return event;
            }
        }
        throw new AssertionError("no " + type + " within " + PATIENCE);
    }

    /** All that comes before the stream closes. */
    public List<JsonNode> rest() {
        List<JsonNode> rest = new ArrayList<>();
        for (String line = line(); !line.equals(CLOSED); line = line()) {
            rest.add(JSON.readTree(line));
        }
        return rest;
    }

    public static String type(JsonNode event) {
        return event.get("type").asString();
    }

    @Override
    public void close() {
        answer.body().close();
    }

    /** The next event, whatever it is. */
    public JsonNode any() {
        String line = line();
        assertThat(line).as("the stream has closed").isNotEqualTo(CLOSED);
        return JSON.readTree(line);
    }

    private String line() {
        try {
            String line = lines.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            assertThat(line).as("an event within %s", PATIENCE).isNotNull();
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void read() {
        try {
            answer.body().filter(line -> !line.isEmpty()).forEach(lines::add);
        } catch (RuntimeException broken) {
            // closed from either side
        }
        lines.add(CLOSED);
    }
}
