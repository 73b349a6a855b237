package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Sitter;
import dev.tiaoqi.server.web.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** What those who sit at a table are called to a reader, who is "you". */
@Component
class Naming {

    private final Texts texts;

    Naming(Texts texts) {
        this.texts = texts;
    }

    Voice voice(Map<UUID, Person> known, Reader reader) {
        return new Voice(texts, known, reader);
    }

    /** Says names to one reader. */
    record Voice(Texts texts, Map<UUID, Person> known, Reader reader) {

        String name(Sitter sitter) {
            return switch (sitter) {
                case Sitter.Open open -> say("seat.open");
                case Sitter.Computer computer -> say("seat.computer");
                case Sitter.Human human -> human.nickname().orElseGet(() -> name(human.person()));
            };
        }

        String name(UUID person) {
            return reader.person()
                    .filter(person::equals)
                    .map(me -> say("seat.you"))
                    .or(() -> Optional.ofNullable(known.get(person)).map(this::name))
                    .orElse("?");
        }

        private String name(Person person) {
            return person.kind() == Person.Kind.DELETED ? say("seat.deleted") : person.name();
        }

        /** All of a table: one against another, or the first and how many others. */
        String all(List<Place> places) {
            String first = name(places.getFirst().sitter());
            Map<String, ?> facts = places.size() == 2
                    ? Map.of("first", first, "second", name(places.getLast().sitter()))
                    : Map.of("first", first, "others", places.size() - 1);
            return texts.say(reader.language(), places.size() == 2 ? "names.two" : "names.more", facts)
                    .orElse(first);
        }

        private String say(String key) {
            return texts.say(reader.language(), key);
        }
    }
}
