package dev.tiaoqi.server.game;

import dev.tiaoqi.server.web.Arrival;
import dev.tiaoqi.server.web.BodyLimit;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Knows which commands for which games have come in at this server and are not through yet: no flag falls on them. */
@Component
@Order(BodyLimit.ORDER + 1)
class Anteroom extends OncePerRequestFilter {

    private static final Pattern COMMAND = Pattern.compile("/api/v1/games/([0-9A-Za-z]{1,24})/.*");

    private final Map<String, Set<Guest>> waiting = new ConcurrentHashMap<>();

    /** Whether a command for this game waits that came in before then. */
    boolean holds(String game, Instant before) {
        return waiting.getOrDefault(game, Set.of()).stream()
                .anyMatch(guest -> guest.arrived().isBefore(before));
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Matcher path = COMMAND.matcher(request.getRequestURI());
        if (request.getMethod().equals("GET") || !path.matches()) {
            chain.doFilter(request, response);
            return;
        }
        Guest guest = new Guest(Arrival.of(request).orElse(Instant.MAX), new Object());
        waiting.compute(path.group(1), (id, guests) -> with(guests, guest));
        try {
            chain.doFilter(request, response);
        } finally {
            waiting.computeIfPresent(path.group(1), (id, guests) -> without(guests, guest));
        }
    }

    private static Set<Guest> with(@org.jspecify.annotations.Nullable Set<Guest> guests, Guest guest) {
        Set<Guest> more = guests == null ? ConcurrentHashMap.newKeySet() : guests;
        more.add(guest);
        return more;
    }

    private static @org.jspecify.annotations.Nullable Set<Guest> without(Set<Guest> guests, Guest guest) {
        guests.remove(guest);
        return guests.isEmpty() ? null : guests;
    }

    /** A command; two that arrive at the same instant are two. */
    private record Guest(Instant arrived, Object self) {}
}
