package dev.tiaoqi.server.guide;

import java.util.List;

/** What the rule book contains: chapters, paragraphs in order, and the figures of each. */
final class Contents {

    record Part(String id, List<Entry> entries) {}

    record Entry(String id, List<String> figures) {}

    static final List<Part> RULES = List.of(
            part(
                    "R1",
                    at("R1.1", "seats2", "small"),
                    at("R1.2", "names"),
                    at("R1.3"),
                    at("R1.4", "men13", "men15", "men19"),
                    at("R1.5", "seats3", "seats4", "seats6"),
                    at("R1.6", "halma2", "halma4")),
            part(
                    "R2",
                    at("R2.1", "step", "hop"),
                    at("R2.2", "kind.adjacent", "kind.adjacent-2", "kind.adjacent-3", "kind.symmetric"),
                    at("R2.3", "chain"),
                    at("R2.4", "loop"),
                    at("R2.5", "line.246", "line.245", "line.34")),
            part(
                    "camps",
                    at("R2.6", "foreign.allowed", "foreign.noStopping", "foreign.forbidden"),
                    at("R2.7", "stay", "outAndBack")),
            part("turns", at("R2.8", "stuck"), at("R2.9")),
            part("R3", at("R3.1", "filled", "ownMen"), at("R3.2")),
            part("ends", at("R3.3"), at("R3.4"), at("R3.5"), at("R3.6"), at("R3.7"), at("R3.8")),
            part("R4", at("R4.1"), at("R4.2"), at("R4.3", "returns")),
            part("R5", at("R5.1"), at("R5.2", "dead")),
            part(
                    "R6",
                    at("R6.1"),
                    at("R6.2"),
                    at("R6.3"),
                    at("R6.4"),
                    at("R6.5"),
                    at("R6.6"),
                    at("R6.7"),
                    at("R6.8"),
                    at("R6.9")),
            part("R7", at("R7.teams"), at("R7.win"), at("R7.leave")),
            part(
                    "R8",
                    at("R8.use"),
                    at("R8.roadblock", "roadblock", "try.roadblock"),
                    at("R8.mender", "mender", "try.mender"),
                    at("R8.marble", "try.marble"),
                    at("R8.wing", "try.wing"),
                    at("R8.swap", "try.swap"),
                    at("R8.whirlwind", "try.whirlwind")),
            part("R9", at("R9.1", "dice"), at("R9.2", "halma.step", "halma.hop"), at("R9.3", "capture")),
            part("R10"),
            part("R11"));

    static final List<Part> TIPS = List.of(
            part("opening", at("first", "tip.first"), at("ladder", "tip.ladder")),
            part(
                    "middle",
                    at("bridge", "tip.bridge"),
                    at("together", "tip.alone", "tip.pair"),
                    at("lent", "tip.lent"),
                    at("long", "tip.long")),
            part("endgame", at("clear", "tip.clear"), at("inside", "tip.inside"), at("parked", "filled")));

    private Contents() {}

    private static Part part(String id, Entry... entries) {
        return new Part(id, List.of(entries));
    }

    private static Entry at(String id, String... figures) {
        return new Entry(id, List.of(figures));
    }
}
