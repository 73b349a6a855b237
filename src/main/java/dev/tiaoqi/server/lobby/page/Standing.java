package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.web.Texts;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.springframework.stereotype.Component;

/** How a game stands, as its reader asks it: is it my turn, who is waited for, who has won. */
@Component
class Standing {

    private final Texts texts;

    Standing(Texts texts) {
        this.texts = texts;
    }

    Row.State of(Card card, Naming.Voice voice, Reader reader) {
        return switch (card.status()) {
            case OPEN -> state("open", "state.open", reader, Map.of("open", open(card)));
            case RUNNING -> running(card, voice, reader);
            case ENDED ->
                card.result()
                        .flatMap(Result::ranks)
                        .map(ranks -> ended(card, ranks, reader))
                        .orElseGet(() -> state("other", "state.abandoned", reader, Map.of()));
            case CANCELLED, VOID -> state("other", "state." + card.status().text(), reader, Map.of());
        };
    }

    private Row.State running(Card card, Naming.Voice voice, Reader reader) {
        int round = card.moment().round();
        if (isTurnOf(card, reader)) {
            return state("turn", "state.turn", reader, Map.of("round", round));
        }
        String name = card.moment()
                .toMove()
                .map(seat -> voice.name(sitter(card, seat)))
                .orElse("?");
        return state("waits", "state.waits", reader, Map.of("round", round, "name", name));
    }

    /** To those who played, what became of them: the best of their seats, and of one alone whether it won. */
    private Row.State ended(Card card, Result.Ranks ranks, Reader reader) {
        List<Seat> own = seats(card, reader);
        if (own.size() != 1) {
            return state(
                    "other",
                    "state.ended",
                    reader,
                    Map.of("round", card.moment().round()));
        }
        Seat seat = own.getFirst();
        return card.places().size() == 2 || card.agreement().rules().get(Option.TEAMS)
                ? scored(Objects.requireNonNull(ranks.score().get(seat)), reader)
                : ranked(ranks.ranking(), seat, reader);
    }

    /** Two sides, players or teams: one has won, or neither; both may have lost (R5.2). What is no whole score is a draw. */
    private Row.State scored(Score score, Reader reader) {
        String word = score.equals(Score.WIN) ? "win" : score.equals(Score.LOSS) ? "loss" : "draw";
        return state(word, "state." + word, reader, Map.of());
    }

    private Row.State ranked(List<List<Seat>> ranking, Seat seat, Reader reader) {
        int rank = 1;
        for (List<Seat> shared : ranking) {
            if (shared.contains(seat)) {
                boolean alone = shared.size() == 1;
                String kind = rank == 1 && alone ? "win" : "other";
                return state(kind, alone ? "state.ranked" : "state.shared", reader, Map.of("rank", rank));
            }
            rank += shared.size();
        }
        throw new IllegalArgumentException("no rank for " + seat);
    }

    static boolean isTurnOf(Card card, Reader reader) {
        return card.moment().toMove().filter(seats(card, reader)::contains).isPresent();
    }

    static boolean isIn(Card card, Reader reader) {
        return !seats(card, reader).isEmpty();
    }

    static int open(Card card) {
        return (int) card.places().stream()
                .filter(place -> place.sitter() instanceof Sitter.Open)
                .count();
    }

    private static List<Seat> seats(Card card, Reader reader) {
        return card.places().stream()
                .filter(place -> reader.person().filter(place.sitter()::is).isPresent())
                .map(Place::seat)
                .toList();
    }

    private static Sitter sitter(Card card, Seat seat) {
        return card.places().stream()
                .filter(place -> place.seat() == seat)
                .findFirst()
                .orElseThrow()
                .sitter();
    }

    private Row.State state(String kind, String key, Reader reader, Map<String, ?> facts) {
        return new Row.State(kind, texts.say(reader.language(), key, facts).orElse(kind));
    }
}
