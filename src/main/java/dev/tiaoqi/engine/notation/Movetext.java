package dev.tiaoqi.engine.notation;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Action;
import dev.tiaoqi.engine.game.Begun;
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

    private final Deque<Due> due = new ArrayDeque<>();
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

    /** How many turns were read: those that are played but not yet told are none (N4). */
    private int ply() {
        return game.ply() - (int) due.stream().filter(Due::isTurn).count();
    }

    private int roundNow() {
        return due.isEmpty() ? game.round() : due.getFirst().round();
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
            throw new RecordFault(end, ply(), "moveMissing");
        }
        if (!due.isEmpty()) {
            throw new RecordFault(end, ply(), "wordMissing", due.getFirst().word());
        }
        return game;
    }

    private void number(Token word, boolean afterNumber) throws RecordFault {
        int next = roundNow();
        if (afterNumber || next == round || !word.text().equals(next + ".")) {
            throw new RecordFault(word, ply(), "roundWrong", next);
        }
        round = next;
    }

    /** Reads what begins with the word at this place; answers how many words that were. */
    private int word(List<Token> words, int at) throws RecordFault {
        Token word = words.get(at);
        int now = roundNow();
        if (now != round) {
            throw new RecordFault(word, ply(), "roundMissing", now);
        }
        if (due.isEmpty()) {
            List<Token> turn = Grouped.turn(game, words, at);
            act(Grouped.joined(turn), words.subList(at + turn.size(), words.size()));
            return turn.size();
        }
        if (!word.text().equals(due.getFirst().word())) {
            throw new RecordFault(word, ply(), "wordMissing", due.getFirst().word());
        }
        due.removeFirst();
        return 1;
    }

    private void act(Token word, List<Token> ahead) throws RecordFault {
        Action action = action(word);
        switch (game.play(action)) {
            case Played.Refused refused -> throw refused(word, refused.why());
            case Played.Accepted accepted -> {
                game = agreedAt(action, ahead).orElse(accepted.next());
                if (action instanceof Action.Throw) {
                    expectFrom(told, 1); // the word tells the die of a turn that may follow by rule
                } else if (!(action instanceof Action.AgreeDraw)) {
                    expectFrom(told + 1, 0); // the word itself tells the first of what is new
                }
            }
        }
    }

    /** The game as this action ended it by completing a draw, if the words ahead go on so: the last ones, in its round. */
    private Optional<Game> agreedAt(Action action, List<Token> ahead) {
        boolean drawn = !ahead.isEmpty()
                && ahead.getLast().text().equals(Words.DRAW)
                && ahead.stream().noneMatch(Token::isRound);
        List<String> words = ahead.stream().map(Token::text).toList();
        return Optional.of(action)
                .filter(each -> drawn)
                .flatMap(each -> AgreedAt.by(game, each))
                .filter(ended -> words.equals(
                        Due.from(ended, told + 1, 0).stream().map(Due::word).toList()));
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
        due.addAll(Due.from(game, entry, skip));
        told = game.history().size();
    }

    private RecordFault unexpected(Token word) {
        return new RecordFault(word, ply(), "wordUnexpected", word.quoted());
    }

    private RecordFault refused(Token word, Refusal why) {
        return why instanceof Refusal.Unreadable ? unexpected(word) : illegal(word, why);
    }

    private RecordFault illegal(Token word, Refusal why) {
        return new RecordFault(word, ply(), why.code(), word.quoted());
    }
}
