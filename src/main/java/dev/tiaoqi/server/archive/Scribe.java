package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.notation.RecordTags;
import dev.tiaoqi.engine.notation.RecordText;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import dev.tiaoqi.server.web.Site;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Writes games down as records (N4). */
@Component
public class Scribe {

    private static final String EVENT = "Friendly game";

    private final People people;
    private final Site site;

    Scribe(People people, Site site) {
        this.people = people;
        this.site = site;
    }

    /** The record of a game that has begun; throws {@code notStarted}. */
    public String record(Table table) {
        if (table.game().isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_STARTED);
        }
        return RecordText.write(tags(table), table.playing());
    }

    private RecordTags tags(Table table) {
        LocalDate day = LocalDate.ofInstant(table.agreement().created(), ZoneOffset.UTC);
        RecordTags tags = RecordTags.of(EVENT, site.at("/games/" + table.id()).toString(), day, names(table));
        boolean withoutResult = table.status().over() // R3.5: voided after its end it has none either
                && (table.status() == Status.VOID || table.playing().outcome().isEmpty());
        return withoutResult
                ? tags.endedWithoutResult(table.log().getLast().kind().text())
                : tags;
    }

    private Map<Seat, String> names(Table table) {
        Map<UUID, Person> known = people.findAll(table.people());
        Map<Seat, String> names = new TreeMap<>();
        table.sitters().forEach((seat, sitter) -> names.put(seat, name(sitter, known)));
        return names;
    }

    private static String name(Sitter sitter, Map<UUID, Person> known) {
        return switch (sitter) {
            case Sitter.Open open -> "?";
            case Sitter.Computer computer -> computer.name();
            case Sitter.Human human ->
                human.nickname()
                        .or(() -> Optional.ofNullable(known.get(human.person())).map(Person::name))
                        .orElse("?");
        };
    }
}
