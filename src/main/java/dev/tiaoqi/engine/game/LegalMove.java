package dev.tiaoqi.engine.game;

import java.util.List;

/**
 * One legal move: its start and end cell, its canonical text, the trail shown for it, start first (R2.4), and the
 * cells of the men it captures, in cell order (R9.3).
 */
public record LegalMove(String from, String to, String text, List<String> trail, List<String> captured) {
    public LegalMove {
        trail = List.copyOf(trail);
        captured = List.copyOf(captured);
    }
}
