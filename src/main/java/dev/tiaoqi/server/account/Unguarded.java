package dev.tiaoqi.server.account;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Set;

/** Requests that need neither a scope to write nor a CSRF token. */
public final class Unguarded {

    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

    private Unguarded() {}

    /** Whether it only looks. */
    static boolean isSafe(HttpServletRequest request) {
        return SAFE.contains(request.getMethod());
    }

    /** Whether it asks for a calculation, which changes nothing and is the same for all. */
    static boolean isStateless(HttpServletRequest request) {
        String path = request.getRequestURI();
        return path.startsWith("/api/v1/positions/")
                || path.startsWith("/api/v1/points/")
                || path.equals("/api/v1/records");
    }

    /**
     * Whether no foreign site could do harm by it: it looks or calculates only, a token makes it, which no browser
     * adds by itself, or it makes a new guest, which takes nothing from the one who is there.
     */
    public static boolean fromForgery(HttpServletRequest request) {
        return isSafe(request)
                || isStateless(request)
                || Callers.byToken(request)
                || request.getRequestURI().equals("/api/v1/guests");
    }
}
