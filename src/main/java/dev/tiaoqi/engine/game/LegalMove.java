package dev.tiaoqi.engine.game;

import java.util.List;

/** One legal move: its start and end cell, its canonical text, and the trail shown for it, start first (R2.4). */
public record LegalMove(String from, String to, String text, List<String> trail) {
    public LegalMove {
        trail = List.copyOf(trail);
    }
}
