package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Roles;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Problems;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Lets nobody but admins near this room, whatever address or method he tries. The API says so; the pages don't exist
 * for anybody else.
 */
@Component
@Order(Guard.ORDER)
class Guard extends OncePerRequestFilter {

    /** After those who ask who is calling, and before anybody reads what he sends. */
    static final int ORDER = -90;

    private static final String API = "/api/v1/admin";
    private static final String PAGES = "/admin";

    private final Problems problems;

    Guard(Problems problems) {
        this.problems = problems;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !lies(request, API) && !lies(request, PAGES);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            Roles.admin(Callers.of(request));
        } catch (ApiProblem refused) {
            problems.send(request, response, lies(request, API) ? refused : new ApiProblem(ProblemCode.NOT_FOUND));
            return;
        }
        response.setHeader("X-Robots-Tag", "noindex");
        chain.doFilter(request, response);
    }

    /** By the path as the container has decoded it: what was asked for may be written in many ways. */
    private static boolean lies(HttpServletRequest request, String place) {
        String path = request.getServletPath();
        return path.equals(place) || path.startsWith(place + "/") || path.startsWith(place + ".");
    }
}
