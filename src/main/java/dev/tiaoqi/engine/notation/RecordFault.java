package dev.tiaoqi.engine.notation;

import java.util.Arrays;
import java.util.List;

/** Carries a fault from the depth of the reader to its door. */
final class RecordFault extends Exception {

    private static final long serialVersionUID = 1L;

    private final String code;
    private final transient List<String> facts;
    private final int ply;
    private final transient Token at;

    RecordFault(Token at, int ply, String code, Object... facts) {
        super(code, null, false, false);
        this.code = code;
        this.facts = Arrays.stream(facts).map(Object::toString).toList();
        this.ply = ply;
        this.at = at;
    }

    RecordText.Parsed told() {
        return new RecordText.Parsed.Fault(code, facts, ply, at.line(), at.column());
    }
}
