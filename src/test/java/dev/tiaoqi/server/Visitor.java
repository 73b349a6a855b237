package dev.tiaoqi.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Somebody who calls the server from outside, from an address of his own. Immutable but for a browser's cookies. */
public final class Visitor {

    private static final AtomicInteger ADDRESSES = new AtomicInteger();

    private final HttpClient http;
    private final URI server;
    private final Map<String, String> headers;

    private Visitor(HttpClient http, URI server, Map<String, String> headers) {
        this.http = http;
        this.server = server;
        this.headers = Map.copyOf(headers);
    }

    /** A script without a token. */
    public static Visitor at(int port) {
        int n = ADDRESSES.incrementAndGet();
        String address = "10.%d.%d.%d".formatted(n >> 16 & 255, n >> 8 & 255, n & 255);
        return new Visitor(
                HttpClient.newHttpClient(), URI.create("http://127.0.0.1:" + port), Map.of("X-Forwarded-For", address));
    }

    /** The same one with this header on every call. */
    public Visitor with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Visitor(http, server, more);
    }

    public Visitor withToken(String token) {
        return with("Authorization", "Bearer " + token);
    }

    /** The same one with the token of a new guest. */
    public Visitor asNewGuest() {
        return withToken(
                post("/api/v1/guests", "{}").expect(201).json().get("token").asString());
    }

    /** A browser with an empty cookie jar, looking at a page of ours. */
    public Visitor asBrowser() {
        HttpClient withJar =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        Visitor browser = new Visitor(withJar, server, headers).with("Accept", "text/html");
        String csrf = browser.get("/problems").expect(200).csrf();
        return browser.with("Accept", "*/*").with("X-CSRF-TOKEN", csrf);
    }

    public Answer get(String path) {
        return send("GET", path, BodyPublishers.noBody(), Map.of());
    }

    public Answer delete(String path) {
        return send("DELETE", path, BodyPublishers.noBody(), Map.of());
    }

    /** Sends JSON by any method. */
    public Answer send(String method, String path, String json) {
        return send(method, path, BodyPublishers.ofString(json), Map.of("Content-Type", "application/json"));
    }

    /** Posts a form as a page of ours does. */
    public Answer submit(String path, String form) {
        return with("Accept", "text/html").post(path, form, "application/x-www-form-urlencoded");
    }

    /** Posts JSON. */
    public Answer post(String path, String json) {
        return post(path, json, "application/json");
    }

    public Answer post(String path, String body, String contentType) {
        return send("POST", path, BodyPublishers.ofString(body), Map.of("Content-Type", contentType));
    }

    /** Opens a stream, whose answer may never end. */
    public HttpResponse<Stream<String>> open(String path, String accept) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path));
        headers.forEach(request::setHeader);
        request.setHeader("Accept", accept);
        try {
            return http.send(request.build(), BodyHandlers.ofLines());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Sends anything. */
    public Answer send(String method, String path, BodyPublisher body, Map<String, String> more) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.resolve(path)).method(method, body);
        headers.forEach(request::setHeader);
        more.forEach(request::setHeader);
        try {
            return new Answer(http.send(request.build(), BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
