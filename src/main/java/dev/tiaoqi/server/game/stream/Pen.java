package dev.tiaoqi.server.game.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes events to one reader, in the form that he asked for. */
final class Pen {

    private static final byte[] HEARTBEAT = "{\"type\":\"heartbeat\"}".getBytes(StandardCharsets.UTF_8);
    private static final int BEAT_MILLIS = 30;

    private final OutputStream out;
    private final Form form;

    Pen(OutputStream out, Form form) {
        this.out = out;
        this.form = form;
    }

    /** An event with a version, from which the reader can resume. */
    void write(Events.Event event) throws IOException {
        if (form == Form.SSE) {
            print("id: " + event.version() + "\n");
        }
        write(event.json());
    }

    /** An event without one. */
    void write(byte[] json) throws IOException {
        if (form == Form.SSE) {
            print("data: ");
        }
        out.write(json);
        print(form == Form.SSE ? "\n\n" : "\n");
        out.flush();
    }

    /**
     * Shows that the stream lives, in two parts: what is written to a line that its reader has left comes back as an
     * error only with the next.
     */
    void beat() throws IOException, InterruptedException {
        print(form == Form.SSE ? ":\n" : " ");
        out.flush();
        Thread.sleep(BEAT_MILLIS);
        write(HEARTBEAT);
    }

    /** The node goes: come back after so many milliseconds. */
    void restart(int millis) throws IOException {
        if (form == Form.SSE) {
            print("retry: " + millis + "\n");
        }
        write(("{\"type\":\"restart\",\"retryMillis\":" + millis + "}").getBytes(StandardCharsets.UTF_8));
    }

    private void print(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Server-sent events, or lines of JSON. */
    enum Form {
        SSE("text/event-stream;charset=UTF-8"),
        LINES("application/x-ndjson");

        private final String contentType;

        Form(String contentType) {
            this.contentType = contentType;
        }

        String contentType() {
            return contentType;
        }
    }
}
