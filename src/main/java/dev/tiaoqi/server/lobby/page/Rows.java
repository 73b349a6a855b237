package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Status;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Makes lines of lists of games. */
@Component
class Rows {

    private final People people;
    private final Naming naming;
    private final RulesInWords rules;
    private final Standing standing;
    private final Ago ago;

    Rows(People people, Naming naming, RulesInWords rules, Standing standing, Ago ago) {
        this.people = people;
        this.naming = naming;
        this.rules = rules;
        this.standing = standing;
        this.ago = ago;
    }

    List<Row> of(List<Card> cards, Reader reader) {
        Map<UUID, Person> known = people.findAll(met(cards));
        return cards.stream().map(card -> row(card, known, reader)).toList();
    }

    private Row row(Card card, Map<UUID, Person> known, Reader reader) {
        Naming.Voice voice = naming.voice(known, reader);
        RulesInWords.Words agreed = rules.of(card.agreement().rules(), reader.language());
        return new Row(
                card.id(),
                arms(card),
                card.status() == Status.OPEN ? voice.name(card.agreement().host()) : voice.all(card.places()),
                agreed.hop(),
                agreed.rest(),
                standing.of(card, voice, reader),
                ago.since(card.agreement().created(), reader.language()),
                Standing.isIn(card, reader)
                        || reader.person()
                                .filter(card.agreement().host()::equals)
                                .isPresent());
    }

    /** A class name for each arm of the star or corner of the square, clockwise from the first seat's. */
    static List<String> arms(Card card) {
        Map<Seat, Place> bySeat = card.places().stream().collect(Collectors.toMap(Place::seat, place -> place));
        Topology board = Topology.named(card.agreement().rules().board()).orElseThrow();
        return Arrays.stream(Seat.values())
                .limit(board.corners())
                .map(seat -> state(bySeat.get(seat)) + " seat-" + seat.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static String state(@Nullable Place place) {
        if (place == null) {
            return "absent";
        }
        return place.sitter() instanceof Sitter.Open ? "open" : "taken";
    }

    /** Those who sit there, and the hosts. */
    static Set<UUID> met(List<Card> cards) {
        Set<UUID> met = new HashSet<>(humans(cards));
        cards.forEach(card -> met.add(card.agreement().host()));
        return met;
    }

    private static Set<UUID> humans(List<Card> cards) {
        return cards.stream()
                .flatMap(card -> card.places().stream())
                .map(Place::sitter)
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .collect(Collectors.toSet());
    }
}
