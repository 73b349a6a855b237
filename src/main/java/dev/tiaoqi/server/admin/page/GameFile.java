package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.score.Earned;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.admin.ActLog;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Logged;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Result;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.Visibility;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.ModelAndView;

/** Everything about one game, as the page shows it. */
@Component
class GameFile {

    private static final int ACTS = 20;

    private final Tables tables;
    private final People people;
    private final ActLog log;
    private final ActRows actRows;
    private final Clerk clerk;

    GameFile(Tables tables, People people, ActLog log, ActRows actRows, Clerk clerk) {
        this.tables = tables;
        this.people = people;
        this.log = log;
        this.actRows = actRows;
        this.clerk = clerk;
    }

    /** Its page; throws {@code notFound}. */
    ModelAndView of(String id, Language language) {
        Tables.Seen seen = tables.find(id).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        Table table = seen.table();
        Card card = seen.card();
        Teller teller = new Teller(people.findAll(table.people()), language);
        ModelAndView page = new ModelAndView("admin-game");
        page.addObject("id", id);
        page.addObject(
                "status", clerk.words(language, "admin.status." + table.status().text()));
        page.addObject(
                "rules",
                clerk.words(
                        language,
                        "admin.game.rules",
                        Map.of(
                                "preset",
                                clerk.words(
                                        language,
                                        "preset."
                                                + table.agreement()
                                                        .rules()
                                                        .preset()
                                                        .text()),
                                "players",
                                table.agreement().rules().players())));
        page.addObject("hidden", table.agreement().visibility() == Visibility.PRIVATE);
        page.addObject("created", clerk.time(table.agreement().created()));
        page.addObject("round", table.round());
        page.addObject("ply", table.ply());
        page.addObject(
                "result",
                card.result()
                        .map(result -> clerk.words(language, "play.reason." + result.reason()))
                        .orElse(null));
        page.addObject("canVoid", table.status() == Status.RUNNING || table.status() == Status.ENDED);
        page.addObject(
                "seats",
                card.places().stream()
                        .map(place -> teller.seat(place, card.result()))
                        .toList());
        page.addObject(
                "rows", table.log().stream().map(row -> teller.row(row, table)).toList());
        page.addObject("acts", actRows.of(log.about(id, ActLog.Span.newest(ACTS)), language));
        return page;
    }

    /** Tells of one game in one language. */
    private final class Teller {

        private final Map<UUID, Person> known;
        private final Language language;

        Teller(Map<UUID, Person> known, Language language) {
            this.known = known;
            this.language = language;
        }

        SeatRow seat(Place place, Optional<Result> result) {
            Optional<Person> person = person(place.sitter());
            return new SeatRow(
                    place.seat().name(),
                    place.seat().name().toLowerCase(Locale.ROOT),
                    name(place.sitter()),
                    person.map(Person::name).orElse(null),
                    clerk.words(
                            language, "admin.seat." + place.standing().state().text()),
                    place.standing().menHome(),
                    place.standing().rank().isPresent()
                            ? Integer.toString(place.standing().rank().getAsInt())
                            : "",
                    result.map(Result::points)
                            .map(points -> points.get(place.seat()))
                            .map(Earned::points)
                            .map(Clerk::gain)
                            .orElse(""));
        }

        LogRow row(Logged row, Table table) {
            return new LogRow(
                    row.version(),
                    row.kind().turn() ? Integer.toString(row.ply() + 1) : "",
                    clerk.exact(row.at()),
                    row.seat().map(Seat::name).orElse(""),
                    row.seat().map(table::sitter).map(this::name).orElse(""),
                    row.kind().turn()
                            ? row.text()
                            : clerk.words(language, "admin.kind." + row.kind().text()),
                    seconds(row.thinkMillis()));
        }

        private String seconds(OptionalLong millis) {
            return millis.isPresent()
                    ? clerk.words(
                            language,
                            "admin.seconds",
                            Map.of("n", String.format(Locale.ROOT, "%.1f", millis.getAsLong() / 1000.0)))
                    : "";
        }

        private Optional<Person> person(Sitter sitter) {
            return sitter instanceof Sitter.Human human
                    ? Optional.ofNullable(known.get(human.person()))
                            .filter(found -> found.kind() != Person.Kind.DELETED)
                    : Optional.empty();
        }

        private String name(Sitter sitter) {
            return switch (sitter) {
                case Sitter.Open open -> clerk.words(language, "opponent.nobody");
                case Sitter.Computer computer -> clerk.words(language, "opponent.computer");
                case Sitter.Human human ->
                    human.nickname()
                            .or(() -> person(human).map(Person::name))
                            .orElseGet(() -> clerk.words(language, "opponent.deleted"));
            };
        }
    }

    /** A seat; {@code person} is the name under which he has a page. */
    public record SeatRow(
            String seat,
            String letter,
            String name,
            @Nullable String person,
            String state,
            int menHome,
            String rank,
            String points) {}

    /** A row of the game's log; {@code turn} counts turns, {@code think} is how long one took. */
    public record LogRow(int version, String turn, String at, String seat, String name, String words, String think) {}
}
