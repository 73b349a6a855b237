package dev.tiaoqi.server.account;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Set;

/** Requests that need neither a scope to write nor a CSRF token. */
public final class Unguarded {

    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

    private static final Set<String> HARMLESS = Set.of("/api/v1/account/sign-out", "/account/sign-out", "/preferences");
    private static final Set<String> ENTRIES = Set.of("/api/v1/account/sign-up", "/api/v1/account/sign-in");
    private static final String CSRF = "X-CSRF-TOKEN";

    private Unguarded() {}

    /** Whether it only looks. */
    static boolean isSafe(HttpServletRequest request) {
        return SAFE.contains(request.getMethod());
    }

    /** Whether it asks for a calculation, which changes nothing and is the same for all. */
    static boolean isStateless(HttpServletRequest request) {
        return isStateless(request.getRequestURI());
    }

    /** The same of what is asked for at this path. */
    static boolean isStateless(String path) {
        return path.startsWith("/api/v1/positions/")
                || path.startsWith("/api/v1/points/")
                || path.equals("/api/v1/records");
    }

    /** Whether even who is suspended may do it: it calculates, leaves, or chooses how pages look. */
    static boolean isHarmless(HttpServletRequest request) {
        return isStateless(request) || HARMLESS.contains(request.getRequestURI());
    }

    /**
     * Whether a script without a token signs up or in: it gets a token and no cookie, and whatever cookie came along
     * doesn't count.
     */
    static boolean isEntryOfScript(HttpServletRequest request) {
        return ENTRIES.contains(request.getRequestURI()) && request.getHeader(CSRF) == null;
    }

    /**
     * Whether no foreign site could do harm by it: it looks or calculates only, a token makes it, which no browser
     * adds by itself, or it answers a token and takes nothing from the one who is there.
     */
    public static boolean fromForgery(HttpServletRequest request) {
        return isSafe(request)
                || isStateless(request)
                || Callers.byToken(request)
                || request.getRequestURI().equals("/api/v1/guests")
                || isEntryOfScript(request);
    }
}
