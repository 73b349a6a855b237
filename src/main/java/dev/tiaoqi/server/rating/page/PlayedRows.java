package dev.tiaoqi.server.rating.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.engine.score.Term;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.rating.Days;
import dev.tiaoqi.server.rating.History;
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

/** Makes lines of somebody's history. */
@Component
class PlayedRows {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);
    private static final Set<Term.Kind> NOTED = Set.of(Term.Kind.ENCOURAGEMENT, Term.Kind.QUIT, Term.Kind.VOID);

    private final People people;
    private final Texts texts;
    private final Days days;

    PlayedRows(People people, Texts texts, Days days) {
        this.people = people;
        this.texts = texts;
        this.days = days;
    }

    List<Played> of(UUID person, History.Page page, Language language) {
        Set<UUID> met = page.cards().stream()
                .flatMap(card -> card.places().stream())
                .map(Place::sitter)
                .filter(Sitter.Human.class::isInstance)
                .map(sitter -> ((Sitter.Human) sitter).person())
                .collect(Collectors.toSet());
        Teller teller = new Teller(person, people.findAll(met), language);
        List<Played> rows = new ArrayList<>();
        for (int i = 0; i < page.cards().size(); i++) {
            rows.add(teller.row(page.cards().get(i), page.ended().get(i)));
        }
        return rows;
    }

    String time(Instant at) {
        return TIME.format(at.atZone(days.zone()));
    }

    /** The terms of a sum in words, {@code 鼓励 +7}. */
    String terms(List<Term> terms, Language language) {
        return terms.stream()
                .map(term -> texts.say(language, "term." + term.kind().text()) + " " + Signed.of(term.points()))
                .collect(Collectors.joining(texts.say(language, "term.between")));
    }

    /** Tells of one person's games in one language. */
    private final class Teller {

        private final UUID person;
        private final Map<UUID, Person> known;
        private final Language language;

        Teller(UUID person, Map<UUID, Person> known, Language language) {
            this.person = person;
            this.known = known;
            this.language = language;
        }

        Played row(Card card, Instant ended) {
            List<Place> own = card.places().stream()
                    .filter(place -> place.sitter().is(person))
                    .toList();
            return new Played(
                    card.id(),
                    time(ended),
                    card.places().stream()
                            .filter(place -> !own.contains(place))
                            .map(this::opponent)
                            .toList(),
                    texts.say(
                            language,
                            "preset." + card.agreement().rules().preset().text()),
                    own.size() == 1
                            ? ending(card, own.getFirst())
                            : new Played.Ending("other", texts.say(language, "ending.other")),
                    own.size() == 1 ? gain(card, own.getFirst().seat()) : null,
                    card.moment().round());
        }

        private Played.Opponent opponent(Place place) {
            String seat = place.seat().name().toLowerCase(Locale.ROOT);
            return switch (place.sitter()) {
                case Sitter.Human human -> opponent(seat, human);
                case Sitter.Computer computer ->
                    new Played.Opponent(seat, texts.say(language, "opponent.computer"), false);
                case Sitter.Open open -> new Played.Opponent(seat, texts.say(language, "opponent.nobody"), false);
            };
        }

        private Played.Opponent opponent(String seat, Sitter.Human human) {
            Optional<Person> him =
                    Optional.ofNullable(known.get(human.person())).filter(found -> found.kind() != Person.Kind.DELETED);
            String name = human.nickname()
                    .or(() -> him.map(Person::name))
                    .orElseGet(() -> texts.say(language, "opponent.deleted"));
            return new Played.Opponent(
                    seat, name, him.isPresent() && human.nickname().isEmpty());
        }

        private Played.Ending ending(Card card, Place own) {
            if (card.status() == Status.VOID) {
                return new Played.Ending("other", texts.say(language, "ending.void"));
            }
            return card.result()
                    .flatMap(Result::ranks)
                    .map(ranks -> ending(card, ranks, own.seat()))
                    .orElseGet(() -> new Played.Ending("other", texts.say(language, "ending.other")));
        }

        private Played.Ending ending(Card card, Result.Ranks ranks, Seat seat) {
            boolean twoSides =
                    card.places().size() == 2 || card.agreement().rules().get(Option.TEAMS);
            double score = Optional.ofNullable(ranks.score().get(seat))
                    .map(value -> value.value())
                    .orElse(0.0);
            if (twoSides) {
                String kind = score == 1 ? "win" : score == 0 ? "loss" : "draw";
                return new Played.Ending(kind, texts.say(language, "ending." + kind));
            }
            int place = 1;
            for (List<Seat> shared : ranks.ranking()) {
                if (shared.contains(seat)) {
                    break;
                }
                place += shared.size();
            }
            String kind = place == 1 ? "win" : place == card.places().size() ? "loss" : "draw";
            return new Played.Ending(kind, texts.say(language, "ending.place." + place));
        }

        private Played.@org.jspecify.annotations.Nullable Gain gain(Card card, Seat seat) {
            return card.result()
                    .map(result -> result.points().get(seat))
                    .map(this::gain)
                    .orElse(null);
        }

        private Played.Gain gain(Earned earned) {
            List<Term> noted = earned.terms().stream()
                    .filter(term -> NOTED.contains(term.kind()))
                    .toList();
            return new Played.Gain(Signed.of(earned.points()), earned.points() > 0, terms(noted, language));
        }
    }
}
