package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Problem;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Agreement;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Opener;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Visibility;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Makes games of what people wish for. */
@Component
public class Creator {

    private static final Person ANYBODY = new Person(new UUID(0, 0), "", Person.Kind.PLAYER);
    private static final Person STRANGER = new Person(ANYBODY.id(), "", Person.Kind.GUEST);

    private final Opener opener;
    private final Clock clock;

    Creator(Opener opener, Clock clock) {
        this.opener = opener;
        this.clock = clock;
    }

    /** The game, made and, if nobody is waited for, begun; throws what is wrong with the wish. */
    public Table create(NewGameBody body, Person host) {
        Plan plan = plan(body, host);
        return opener.open(plan.agreement(), plan.sitters());
    }

    /** Throws what is wrong with the wish, whoever has it. */
    public void check(NewGameBody body) {
        check(body, true);
    }

    /** Throws what is wrong with the wish of somebody, registered or not. */
    public void check(NewGameBody body, boolean registered) {
        plan(body, registered ? ANYBODY : STRANGER);
    }

    private Plan plan(NewGameBody body, Person host) {
        Rules read = RulesReader.read(body);
        check(read.with(Option.RATED, false));
        SortedMap<Seat, Sitter> sitters = new SeatReader(host.id()).read(read.seats(), body.seats());
        Rules rules = RatedWish.of(body, host).settled(read, sitters);
        check(rules);
        Agreement agreement = new Agreement(
                rules, Optional.ofNullable(body.position()), visibility(body, sitters), host.id(), clock.instant());
        check(agreement);
        return new Plan(agreement, sitters);
    }

    private static void check(Rules rules) {
        List<Problem> problems = rules.problems();
        if (!problems.isEmpty()) {
            throw new Impossible(Impossible.Kind.RULES, problems);
        }
    }

    private void check(Agreement agreement) {
        switch (opener.tried(agreement)) {
            case Begun.Started started -> {}
            case Begun.ImpossibleRules rules -> throw new Impossible(Impossible.Kind.RULES, rules.problems());
            case Begun.ImpossiblePosition position ->
                throw new Impossible(Impossible.Kind.POSITION, position.problems());
        }
    }

    private static Visibility visibility(NewGameBody body, SortedMap<Seat, Sitter> sitters) {
        boolean open = sitters.values().stream().anyMatch(Sitter.Open.class::isInstance);
        Visibility byDefault = open ? Visibility.LISTED : Visibility.LINK;
        return Optional.ofNullable(body.visibility())
                .map(text -> Visibility.named(text).orElseThrow(() -> Invalid.value("visibility", "unknown")))
                .orElse(byDefault);
    }

    private record Plan(Agreement agreement, SortedMap<Seat, Sitter> sitters) {}
}
