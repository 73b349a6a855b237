package dev.tiaoqi.engine.rules;

import java.util.ArrayList;
import java.util.List;

/** The combinations that R1.5, R11 and the paragraphs they cite refuse, each with its problem. */
final class Contradictions {

    private final Rules rules;
    private final List<Problem> found = new ArrayList<>();

    private Contradictions(Rules rules) {
        this.rules = rules;
    }

    static List<Problem> in(Rules rules) {
        Contradictions all = new Contradictions(rules);
        if (all.seating()) {
            all.options();
            all.rated();
        }
        return List.copyOf(all.found);
    }

    private boolean seating() {
        String board = rules.board();
        if (!Seating.boards().contains(board)) {
            found.add(Problem.of("unknownBoard", board));
        } else if (!Seating.players(board).contains(rules.players())) {
            found.add(Problem.of("playersRefused", rules.players(), board, Seating.players(board)));
        } else if (!Seating.men(board, rules.players()).contains(rules.men())) {
            found.add(
                    Problem.of("menRefused", rules.men(), rules.players(), board, Seating.men(board, rules.players())));
        }
        return found.isEmpty();
    }

    private void options() {
        List<Deadline> deadlines = rules.get(Option.HOME_DEADLINES);
        check(
                "firstNotSeated",
                rules.get(Option.FIRST)
                        .seat()
                        .filter(seat -> !rules.seats().contains(seat))
                        .isPresent());
        check("deadlinesMustRise", !Deadlines.rise(deadlines, rules.men()));
        check(
                "ownMenNeedsDeadlines",
                rules.get(Option.WIN) == Win.OWN_MEN
                        && (deadlines.isEmpty() || deadlines.getLast().men() != rules.men()));
        check("deadGameNeedsTwo", rules.get(Option.DEAD_GAME) && rules.players() != 2);
        check("teamsNeedFourOrSix", rules.get(Option.TEAMS) && rules.players() < 4);
        check("itemsNeedStar4", rules.get(Option.ITEMS) && !rules.board().equals("star4"));
        check("diceAlone", rules.get(Option.DICE) && (rules.get(Option.ITEMS) || rules.get(Option.CAPTURE)));
        check("captureByAdjacentHops", rules.get(Option.CAPTURE) && rules.get(Option.HOP) != Hop.ADJACENT);
        check("captureWithoutItems", rules.get(Option.CAPTURE) && rules.get(Option.ITEMS));
    }

    private void rated() {
        if (rules.get(Option.RATED)) {
            check("ratedWithoutExtras", rules.get(Option.ITEMS) || rules.get(Option.DICE) || rules.get(Option.CAPTURE));
            check("ratedNeedsRounds", rules.get(Option.MAX_ROUNDS) < 100);
        }
    }

    private void check(String code, boolean contradicts) {
        if (contradicts) {
            found.add(Problem.of(code));
        }
    }
}
