package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;

/** Rules or a position that can't be, before it is known in which language to say so. */
public final class Impossible extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final transient List<Problem> problems;

    public Impossible(Kind kind, List<Problem> problems) {
        super(problems.toString(), null, false, false);
        this.kind = kind;
        this.problems = List.copyOf(problems);
    }

    public Kind kind() {
        return kind;
    }

    public List<Problem> problems() {
        return problems;
    }

    /** What can't be. */
    public enum Kind {
        RULES(ProblemCode.IMPOSSIBLE_RULES, "problem.rules."),
        POSITION(ProblemCode.IMPOSSIBLE_POSITION, "problem.position.");

        private final ProblemCode code;
        private final String keys;

        Kind(ProblemCode code, String keys) {
            this.code = code;
            this.keys = keys;
        }

        ProblemCode code() {
            return code;
        }

        /** Where the message files say what each problem is. */
        public String keys() {
            return keys;
        }
    }
}
