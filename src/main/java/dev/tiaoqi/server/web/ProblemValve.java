package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Speaks for the container itself, which refuses what is no HTTP before any filter of ours sees it. */
public class ProblemValve extends ErrorReportValve {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemValve.class);

    private final Problems problems;

    /** A valve that writes as {@code problems} does. */
    public ProblemValve(Problems problems) {
        this.problems = problems;
    }

    @Override
    protected void report(Request request, Response response, @Nullable Throwable thrown) {
        int status = response.getStatus();
        if (status < HttpServletResponse.SC_BAD_REQUEST
                || response.getContentWritten() > 0
                || !response.setErrorReported()) {
            return;
        }
        try {
            problems.write(request, response, new ApiProblem(ErrorDoor.code(status)));
            response.finishResponse();
        } catch (IOException | IllegalStateException gone) {
            LOG.debug("Nobody heard of the refusal", gone);
        }
    }
}
