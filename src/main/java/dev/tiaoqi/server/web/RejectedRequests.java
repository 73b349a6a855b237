package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.security.web.firewall.RequestRejectedHandler;
import org.springframework.stereotype.Component;

/** The firewall's refusals ({@code %00}, {@code ;}, {@code //} in a path …) are problems like all others. */
@Component
class RejectedRequests implements RequestRejectedHandler {

    private final Problems problems;

    RejectedRequests(Problems problems) {
        this.problems = problems;
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, RequestRejectedException rejected)
            throws IOException {
        problems.send(request, response, new ApiProblem(ProblemCode.UNREADABLE));
    }
}
