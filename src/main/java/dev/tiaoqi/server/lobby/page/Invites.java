package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Sitter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** What an invite tells of its game. */
@Component
class Invites {

    private final People people;
    private final Naming naming;
    private final RulesInWords rules;

    Invites(People people, Naming naming, RulesInWords rules) {
        this.people = people;
        this.naming = naming;
        this.rules = rules;
    }

    Invite of(Card card, Reader reader) {
        Map<UUID, Person> known = people.findAll(Rows.met(List.of(card)));
        Naming.Voice voice = naming.voice(known, reader);
        RulesInWords.Words agreed = rules.of(card.agreement().rules(), reader.language());
        return new Invite(
                card.id(),
                voice.name(card.agreement().host()),
                agreed.hop(),
                agreed.rest(),
                card.places().stream()
                        .map(place -> chair(place, card.agreement().rules().board(), voice))
                        .toList(),
                card.moment().position(),
                card.places().stream()
                        .filter(place -> place.sitter() instanceof Sitter.Open)
                        .map(place -> place.seat().name())
                        .collect(Collectors.joining(" ")),
                Standing.isIn(card, reader));
    }

    private static Chair chair(Place place, String board, Naming.Voice voice) {
        String letter = place.seat().name();
        return new Chair(
                letter,
                "seat-" + letter.toLowerCase(Locale.ROOT),
                (board.startsWith("square") ? "side.square." : "side.") + letter,
                voice.name(place.sitter()),
                place.sitter() instanceof Sitter.Open);
    }

    /** The host's game to one who was asked in: its rules in short, its seats, and whether he sits there already. */
    public record Invite(
            String game,
            String host,
            String hop,
            String rules,
            List<Chair> chairs,
            String position,
            String open,
            boolean seated) {}

    /** A seat of the game, the key of the word for its side of the board, and who sits there. */
    public record Chair(String letter, String look, String side, String name, boolean open) {}
}
