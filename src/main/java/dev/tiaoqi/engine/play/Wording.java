package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.position.MoveText;
import dev.tiaoqi.engine.position.TurnText;
import dev.tiaoqi.engine.position.TurnText.Word;
import dev.tiaoqi.engine.rules.Item;
import java.util.Optional;

/** Adds words to a turn with items (N3, R8): each is done, or refused for the first clause that forbids it. */
final class Wording {

    private final ItemTurn turn;
    private final Course course;
    private final Prospects prospects;

    private Wording(ItemTurn turn) {
        this.turn = turn;
        course = turn.course;
        prospects = new Prospects(turn);
    }

    /** Reads the words and adds them one after another, up to the first that can't come. */
    static Optional<Refusal> add(ItemTurn turn, String words) {
        return switch (TurnText.parse(turn.course.terrain.board, words)) {
            case TurnText.Parsed.Unreadable unreadable ->
                Optional.of(new Refusal.Unreadable(words, unreadable.column()));
            case TurnText.Parsed.Read read -> {
                for (Word word : read.words()) {
                    Optional<Refusal> refusal = new Wording(turn).add(word);
                    if (refusal.isPresent()) {
                        yield refusal;
                    }
                }
                yield Optional.empty();
            }
        };
    }

    /** Why words that are no move, and no part of one, are no turn in a game without items: nobody holds one. */
    static Refusal withoutItems(ItemTurn turn, String words, int column) {
        return add(turn, words)
                .filter(Refusal.ItemNotHeld.class::isInstance)
                .orElse(new Refusal.Unreadable(words, column));
    }

    private Optional<Refusal> add(Word word) {
        if (course.isTurnLost()) {
            return Optional.of(new Refusal.MustPass());
        }
        return switch (word) {
            case Word.Marble marble -> use(Item.POWER_MARBLE).or(this::marble);
            case Word.Place place -> use(place.item()).or(() -> place(place));
            case Word.Walk walk -> walk(walk.way());
            case Word.Fly fly -> use(fly.item()).or(() -> fly(fly));
            case Word.Pass pass -> pass();
            case Word.Whirl whirl -> use(Item.WHIRLWIND).or(() -> whirl(whirl));
        };
    }

    /** One item a turn beside the marble, and only one that is held. */
    private Optional<Refusal> use(Item item) {
        if (item == Item.POWER_MARBLE && turn.isMarble()) {
            return Optional.of(new Refusal.ItemOneATurn(item));
        }
        if (turn.used().isPresent() && item != Item.POWER_MARBLE) {
            return Optional.of(new Refusal.ItemOneATurn(item));
        }
        return turn.holds(item) ? Optional.empty() : Optional.of(new Refusal.ItemNotHeld(item));
    }

    private Optional<Refusal> marble() {
        if (!turn.account().isEmpty()) {
            return Optional.of(new Refusal.ItemOutOfPlace(Item.POWER_MARBLE));
        }
        return done(turn::useMarble);
    }

    private Optional<Refusal> place(Word.Place place) {
        if (turn.parts() > 0 || !turn.isOpen()) {
            return Optional.of(new Refusal.ItemOutOfPlace(place.item()));
        }
        return Blocks.refuse(course, place.item(), place.cell())
                .or(() -> done(() -> turn.place(place.item(), place.cell())));
    }

    private Optional<Refusal> walk(MoveText.Parsed.Walk way) {
        Optional<Refusal> refusal = part(way.from(), way.to())
                .or(() -> new Refusals(course, prospects).of(way))
                .or(() ->
                        Choice.of(course.terrain.board, new Legal(course), way).refusal());
        if (refusal.isPresent()) {
            boolean stuck = turn.parts() == 0 && turn.isOpen() && !prospects.hasPart();
            return stuck ? Optional.of(new Refusal.MustPass()) : refusal;
        }
        turn.account().walked(new Legal(course).move(way.from(), way.to()));
        return done(() -> turn.step(way.from(), way.to()));
    }

    private Optional<Refusal> fly(Word.Fly fly) {
        return part(fly.from(), fly.to())
                .or(() -> ownMan(fly.from()))
                .or(() -> Flights.refuse(course, fly.item(), fly.from(), fly.to()))
                .or(() -> done(() -> turn.fly(fly.item(), fly.from(), fly.to())));
    }

    /** Why no part may come here, or not from this man, or not to this cell, whichever kind of part it is. */
    private Optional<Refusal> part(int from, int to) {
        if (!turn.isOpen()) {
            return Optional.of(new Refusal.ItemTurnOver());
        }
        if (turn.parts() > 0 && from != turn.at()) {
            return Optional.of(new Refusal.ItemSameMan(name(turn.at())));
        }
        return turn.parts() > 0 && to == turn.first() ? Optional.of(new Refusal.SameCell(name(to))) : Optional.empty();
    }

    private Optional<Refusal> ownMan(int cell) {
        if (!course.men.isMan(cell)) {
            return Optional.of(new Refusal.NoManThere(name(cell)));
        }
        Seat owner = Seat.at(course.men.owner(cell));
        return owner == turn.mover ? Optional.empty() : Optional.of(new Refusal.NotYourMan(name(cell), owner));
    }

    private Optional<Refusal> pass() {
        if (turn.isMarble() && turn.parts() == 0) {
            return Optional.of(new Refusal.ItemNotBeforePass());
        }
        if (turn.parts() > 0 || !turn.isOpen()) {
            return Optional.of(new Refusal.ItemTurnOver());
        }
        return prospects.mayPass() ? done(turn::pass) : Optional.of(new Refusal.MayNotPass());
    }

    /** The whirlwind comes last, after a move or a pass. */
    private Optional<Refusal> whirl(Word.Whirl whirl) {
        if (turn.parts() == 0 && !turn.hasPassed()) {
            return Optional.of(new Refusal.ItemOutOfPlace(Item.WHIRLWIND));
        }
        return prospects
                .missing()
                .or(() -> Whirlwinds.refuse(course, whirl.centre()))
                .or(() -> Whirlwinds.misdealt(course, whirl))
                .or(() -> done(() -> turn.whirl(whirl.centre(), whirl.deal())));
    }

    private String name(int cell) {
        return course.terrain.board.name(cell);
    }

    private static Optional<Refusal> done(Runnable change) {
        change.run();
        return Optional.empty();
    }
}
