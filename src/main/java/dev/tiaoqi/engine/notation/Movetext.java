package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.game.Entry;
import dev.tiaoqi.engine.game.Game;
import dev.tiaoqi.engine.game.Played;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Plays a movetext through. What follows from the rules after an action must stand in the text too: it is held back
 * in {@code due} and checked off word by word.
 */
final class Movetext {

    private final Deque<String> due = new ArrayDeque<>();
    private final Deque<Integer> dueRounds = new ArrayDeque<>();
    private final Optional<Token> termination;
    private Game game;
    /** How many entries of the history are told or due. */
    private int told;

    private int round;

    Movetext(Begun.Started start, Optional<Token> termination) {
        this.termination = termination;
        game = start.steps().isEmpty() ? start.game() : start.steps().getLast().after();
        expectFrom(0, 0);
    }

    Game play(List<Token> words, Token end) throws RecordFault {
        boolean numbered = false;
        for (int at = 0; at < words.size(); ) {
            Token word = words.get(at);
            boolean number = word.isRound();
            if (number) {
                number(word, numbered);
                at++;
            } else {
                at += word(words, at);
            }
            numbered = number;
        }
        if (numbered) {
            throw new RecordFault(end, game.ply(), "moveMissing");
        }
        if (!due.isEmpty()) {
            throw new RecordFault(end, game.ply(), "wordMissing", due.getFirst());
        }
        return game;
    }

    private void number(Token word, boolean afterNumber) throws RecordFault {
        int next = dueRounds.isEmpty() ? game.round() : dueRounds.getFirst();
        if (afterNumber || next == round || !word.text().equals(next + ".")) {
            throw new RecordFault(word, game.ply(), "roundWrong", next);
        }
        round = next;
    }

    /** Reads what begins with the word at this place; answers how many words that were. */
    private int word(List<Token> words, int at) throws RecordFault {
        Token word = words.get(at);
        int now = dueRounds.isEmpty() ? game.round() : dueRounds.getFirst();
        if (now != round) {
            throw new RecordFault(word, game.ply(), "roundMissing", now);
        }
        if (due.isEmpty()) {
            List<Token> turn = Grouped.turn(game, words, at);
            act(Grouped.joined(turn));
            return turn.size();
        }
        if (word.text().equals(due.getFirst())) {
            due.removeFirst();
            dueRounds.removeFirst();
        } else {
            throw new RecordFault(word, game.ply(), "wordMissing", due.getFirst());
        }
        return 1;
    }

    private void act(Token word) throws RecordFault {
        Action action = action(word);
        switch (game.play(action)) {
            case Played.Refused refused -> throw refused(word, refused.why());
            case Played.Accepted accepted -> {
                game = accepted.next();
                if (action instanceof Action.Throw) {
                    expectFrom(told, 1); // the word tells the die of a turn that may follow by rule
                } else if (!(action instanceof Action.AgreeDraw)) {
                    expectFrom(told + 1, 0); // the word itself tells the first of what is new
                }
            }
        }
    }

    private Action action(Token word) throws RecordFault {
        String text = word.text();
        if (text.startsWith("<")) {
            return thrown(word);
        }
        int sign = text.indexOf('#');
        if (sign < 0) {
            return new Action.Move(text);
        }
        if (text.equals(Words.DRAW)) {
            return new Action.AgreeDraw();
        }
        if (text.equals("--#time")) {
            return timeOut(word);
        }
        Optional<Seat> seat = Seat.parse(text.substring(0, sign));
        return switch (text.substring(sign)) {
            case "#resigns" -> new Action.Resign(seat.orElseThrow(() -> unexpected(word)));
            case "#quits" -> quit(seat.orElseThrow(() -> unexpected(word)));
            default -> throw unexpected(word);
        };
    }

    private Action thrown(Token word) throws RecordFault {
        if (word.text().matches("<[1-6]>")) {
            return new Action.Throw(word.text().charAt(1) - '0');
        }
        throw unexpected(word);
    }

    private Action timeOut(Token word) throws RecordFault {
        if (game.rules().get(Option.CLOCK) instanceof Clock.PerMove) {
            return new Action.TimeOut();
        }
        throw unexpected(word);
    }

    /** With fischer and correspondence clocks the Termination tag alone tells a fallen flag from a quit (N3). */
    private Action quit(Seat seat) {
        boolean flags = game.rules().get(Option.CLOCK) instanceof Clock.Fischer
                || game.rules().get(Option.CLOCK) instanceof Clock.Correspondence;
        boolean told =
                termination.filter(reason -> reason.text().equals("timeout")).isPresent();
        return flags && told && game.toMove().equals(Optional.of(seat)) ? new Action.TimeOut() : new Action.Quit(seat);
    }

    /** What the game did from this entry of its history on must be told by the next words, but for the first {@code skip}. */
    private void expectFrom(int entry, int skip) {
        List<Entry> history = game.history();
        int before = due.size();
        for (Entry each : history.subList(entry, history.size())) {
            Words.of(each).stream().skip(due.size() == before ? skip : 0).forEach(word -> expect(word, each.round()));
        }
        told = history.size();
        Words.ending(game).ifPresent(word -> expect(word, game.round()));
    }

    private void expect(String word, int inRound) {
        due.add(word);
        dueRounds.add(inRound);
    }

    private RecordFault unexpected(Token word) {
        return new RecordFault(word, game.ply(), "wordUnexpected", word.quoted());
    }

    private RecordFault refused(Token word, Refusal why) {
        return why instanceof Refusal.Unreadable ? unexpected(word) : illegal(word, why);
    }

    private RecordFault illegal(Token word, Refusal why) {
        return new RecordFault(word, game.ply(), why.code(), word.quoted());
    }
}
