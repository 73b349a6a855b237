package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DeadGame;
import dev.tiaoqi.engine.game.EntrySkip;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.server.game.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** The signs of what a rule will ask, stop or end later: a dead game, the turn the first man in costs, rounds of passes. */
record SignsJson(@Nullable DeadGameJson deadGame, @Nullable FirstEntryJson firstEntry, int passedRounds) {

    private static final SignsJson NONE = new SignsJson(null, null, 0);

    /** How near to dead, or how it stands once dead (R5.2); each seat's turns, last men and distance by its letter. */
    record DeadGameJson(
            int rounds,
            int of,
            boolean dead,
            @Nullable Integer since,
            Map<String, Integer> turnsLeft,
            Map<String, List<String>> lastMen,
            Map<String, Integer> distance) {}

    /** Whether the first to bring a man in will lose a turn, and who has one to lose (R2.9). */
    record FirstEntryJson(boolean open, @Nullable String loses) {}

    static SignsJson of(Table table) {
        return table.game().map(SignsJson::of).orElse(NONE);
    }

    private static SignsJson of(Game game) {
        return new SignsJson(
                game.deadGame().map(SignsJson::deadGame).orElse(null),
                game.entrySkip().map(SignsJson::firstEntry).orElse(null),
                game.passedRounds());
    }

    private static DeadGameJson deadGame(DeadGame game) {
        Integer since = game.since().isPresent() ? (Integer) game.since().getAsInt() : null;
        return new DeadGameJson(
                game.rounds(),
                DeadGame.ROUNDS,
                game.dead(),
                since,
                byLetter(game.turnsLeft()),
                byLetter(game.lastMen()),
                byLetter(game.distance()));
    }

    private static FirstEntryJson firstEntry(EntrySkip skip) {
        return new FirstEntryJson(
                skip.open(),
                Optional.of(skip).flatMap(EntrySkip::loser).map(Seat::name).orElse(null));
    }

    private static <T> Map<String, T> byLetter(SortedMap<Seat, T> bySeat) {
        Map<String, T> byLetter = new LinkedHashMap<>();
        bySeat.forEach((seat, value) -> byLetter.put(seat.name(), value));
        return byLetter;
    }
}
