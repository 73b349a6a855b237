package dev.tiaoqi.server.archive.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.archive.Search;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.rating.Days;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Texts;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Makes lines of the games that were found. */
@Component
class FoundRows {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final People people;
    private final Texts texts;
    private final Days days;

    FoundRows(People people, Texts texts, Days days) {
        this.people = people;
        this.texts = texts;
        this.days = days;
    }

    List<Found> of(Search.Page page, Language language) {
        Set<UUID> met = page.cards().stream()
                .flatMap(card -> card.places().stream())
                .map(Place::sitter)
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .collect(Collectors.toSet());
        Map<UUID, Person> known = people.findAll(met);
        List<Found> rows = new ArrayList<>();
        for (int index = 0; index < page.cards().size(); index++) {
            Card card = page.cards().get(index);
            Instant ended = page.ended().get(index);
            rows.add(new Found(
                    card.id(),
                    TIME.format(ended.atZone(days.zone())),
                    card.places().stream()
                            .map(place -> side(card, place, known, language))
                            .toList(),
                    texts.say(
                            language,
                            "preset." + card.agreement().rules().preset().text()),
                    reason(card, language),
                    card.moment().round()));
        }
        return rows;
    }

    private String reason(Card card, Language language) {
        return card.result()
                .map(result -> texts.say(language, "archive.reason." + result.reason()))
                .orElse("");
    }

    private Side side(Card card, Place place, Map<UUID, Person> known, Language language) {
        Optional<Person> person = Optional.of(place.sitter())
                .filter(Sitter.Human.class::isInstance)
                .flatMap(sitter -> Optional.ofNullable(known.get(((Sitter.Human) sitter).person())))
                .filter(found -> found.kind() != Person.Kind.DELETED);
        Optional<String> nickname = place.sitter() instanceof Sitter.Human human ? human.nickname() : Optional.empty();
        return new Side(
                place.seat().name().toLowerCase(Locale.ROOT),
                nickname.or(() -> person.map(Person::name)).orElseGet(() -> nobody(place.sitter(), language)),
                person.isPresent() && nickname.isEmpty(),
                score(card, place.seat()));
    }

    private String nobody(Sitter sitter, Language language) {
        return texts.say(language, sitter instanceof Sitter.Computer ? "opponent.computer" : "opponent.deleted");
    }

    /** His match score, {@code 1}, {@code 1/2}; empty for games without one. */
    private static String score(Card card, Seat seat) {
        return card.result()
                .flatMap(Result::ranks)
                .flatMap(ranks -> Optional.ofNullable(ranks.score().get(seat)))
                .map(Object::toString)
                .orElse("");
    }

    /** A game as a line of the page. */
    public record Found(String id, String at, List<Side> sides, String preset, String reason, int rounds) {}

    /** Who sat there, whether he has a page, and his score. */
    public record Side(String seat, String name, boolean linked, String score) {}
}
