package dev.tiaoqi.server.web;

import java.util.Map;

/** A request that can't be done, as the caller is told of it; the facts stand in the answer by their names. */
public final class ApiProblem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ProblemCode code;
    private final transient Map<String, ?> facts;

    public ApiProblem(ProblemCode code) {
        this(code, Map.of());
    }

    public ApiProblem(ProblemCode code, Map<String, ?> facts) {
        super(code.code(), null, false, false);
        this.code = code;
        this.facts = Map.copyOf(facts);
    }

    public ProblemCode code() {
        return code;
    }

    public Map<String, ?> facts() {
        return facts;
    }
}
