package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.game.Game;
import java.util.List;

/** Reads and writes whole games (N4). */
public final class RecordText {

    private RecordText() {}

    /** What was read. */
    public sealed interface Parsed {

        /** The record is right: its tags, and the game as it ended or stands. */
        record Read(RecordTags tags, Game game) implements Parsed {}

        /**
         * The record is wrong. {@code line} and {@code column}, from 1, say where; {@code ply} how many turns were
         * read before; {@code code} is the code of the refusal or of the fault in the record itself.
         */
        record Fault(String code, List<String> facts, int ply, int line, int column) implements Parsed {
            public Fault {
                facts = List.copyOf(facts);
            }
        }
    }

    /** Reads a record and plays it through; a record that is read and written again is the same text. */
    public static Parsed read(String text) {
        try {
            return RecordReader.read(text);
        } catch (RecordFault fault) {
            return fault.told();
        }
    }

    /** The record of a game, which may still run. */
    public static String write(RecordTags tags, Game game) {
        return new RecordWriter(tags, game).write();
    }
}
