package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Problems;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Asks at every door: how often does this address come, who is it, how often does he come, what may he do. */
@Component
public class Doorkeeper {

    private static final String ASSETS = "/assets/";

    private final Callers callers;
    private final Admission admission;
    private final Limits limits;
    private final Problems problems;

    Doorkeeper(Callers callers, Admission admission, Limits limits, Problems problems) {
        this.callers = callers;
        this.admission = admission;
        this.limits = limits;
        this.problems = problems;
    }

    /** As a filter; it stands behind the headers that every answer has and before the check of CSRF tokens. */
    public Filter filter() {
        return new OncePerRequestFilter() {
            @Override
            protected boolean shouldNotFilter(HttpServletRequest request) {
                return request.getRequestURI().startsWith(ASSETS);
            }

            @Override
            protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
                    throws ServletException, IOException {
                try {
                    pass(request, response, chain);
                } catch (ApiProblem problem) {
                    if (problem.code() == dev.tiaoqi.server.web.ProblemCode.BAD_TOKEN) {
                        response.setHeader(HttpHeaders.WWW_AUTHENTICATE, "Bearer error=\"invalid_token\"");
                    }
                    problems.send(request, response, problem);
                }
            }
        };
    }

    private void pass(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Runnable address = limits.countAddress(request, response);
        callers.find(request).ifPresent(holder -> admission.admit(holder, request, response));
        Runnable person = limits.countPerson(request, response);
        chain.doFilter(request, response);
        address.run();
        person.run();
    }
}
