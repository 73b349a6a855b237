package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Begun;
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
import org.springframework.stereotype.Component;

/** Makes games of what people wish for. */
@Component
class Creator {

    private final Opener opener;
    private final Clock clock;

    Creator(Opener opener, Clock clock) {
        this.opener = opener;
        this.clock = clock;
    }

    Table create(NewGameBody body, Person host) {
        Rules rules = RulesReader.read(body);
        List<Problem> problems = rules.problems();
        if (!problems.isEmpty()) {
            throw new Impossible(Impossible.Kind.RULES, problems);
        }
        SortedMap<Seat, Sitter> sitters = new SeatReader(host.id()).read(rules.seats(), body.seats());
        Agreement agreement = new Agreement(
                rules, Optional.ofNullable(body.position()), visibility(body, sitters), host.id(), clock.instant());
        check(agreement);
        return opener.open(agreement, sitters);
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
}
