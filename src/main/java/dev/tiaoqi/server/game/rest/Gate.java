package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.game.Presence;
import dev.tiaoqi.server.game.Sight;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.HandlerMapping;

/**
 * Stands before everything about one game and asks first who calls and whether he may see it, so that a body is not
 * even read for those who may not.
 */
@Component
class Gate implements HandlerInterceptor {

    private static final String GAMES = "/api/v1/games/";

    private final Sight sight;
    private final Presence presence;

    Gate(Sight sight, Presence presence) {
        this.sight = sight;
        this.presence = presence;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        Caller caller = Callers.of(request);
        caller.known().ifPresent(person -> presence.called(person.id()));
        if (request.getRequestURI().startsWith(GAMES)
                && request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE) instanceof Map<?, ?> variables
                && variables.get("id") instanceof String game
                && !comesIn(request)) {
            pass(request, caller, game);
        }
        return true;
    }

    private void pass(HttpServletRequest request, Caller caller, String game) {
        if (!request.getMethod().equals("GET") && !request.getMethod().equals("HEAD")) {
            caller.person();
        }
        Optional<String> invite = Optional.ofNullable(request.getParameter("invite"));
        sight.check(game, new Sight.Viewer(caller, invite));
    }

    /** Who takes a seat may be nobody yet, and brings the invite in the body. */
    private static boolean comesIn(HttpServletRequest request) {
        return request.getMethod().equals("POST") && request.getRequestURI().endsWith("/seats");
    }
}
