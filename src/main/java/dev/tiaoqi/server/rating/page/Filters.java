package dev.tiaoqi.server.rating.page;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.account.People;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.rating.Days;
import dev.tiaoqi.server.rating.History;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Query;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** What somebody wants to see of a history, as the address of the page says it. What can't be read is left out. */
@Component
class Filters {

    private static final List<String> RESULTS = List.of("won", "lost", "drawn");

    private final People people;
    private final Days days;

    Filters(People people, Days days) {
        this.people = people;
        this.days = days;
    }

    /** The fields; {@code curve} is {@code all} for the whole of it. */
    public record Form(
            @Nullable String opponent,
            @Nullable String preset,
            @Nullable String result,
            @Nullable String from,
            @Nullable String to,
            @Nullable String curve,
            @Nullable String cursor) {

        public boolean whole() {
            return "all".equals(curve);
        }

        /** Whether anything is left out. */
        public boolean narrow() {
            return !asked().isEmpty();
        }

        /** What the page is asked with another span of the curve, or from another place in the list on. */
        public String query(@Nullable String curve, @Nullable String cursor) {
            return asked().with("curve", curve).with("cursor", cursor).text();
        }

        private Query asked() {
            return new Query()
                    .with("result", result)
                    .with("opponent", opponent)
                    .with("preset", preset)
                    .with("from", from)
                    .with("to", to);
        }
    }

    History.Wanted wanted(Form form) {
        return new History.Wanted(
                opponent(form),
                presets().stream()
                        .filter(preset -> preset.equals(form.preset()))
                        .findFirst(),
                RESULTS.stream().filter(result -> result.equals(form.result())).findFirst(),
                time(() -> days.from("from", form.from())),
                time(() -> days.until("to", form.to())));
    }

    /** Whether an opponent is meant whom there is not. */
    boolean impossible(Form form) {
        return named(form).isPresent() && opponent(form).isEmpty();
    }

    List<String> presets() {
        return Arrays.stream(Preset.values()).map(Preset::text).toList();
    }

    private Optional<UUID> opponent(Form form) {
        return named(form).flatMap(people::named).map(Person::id);
    }

    private static Optional<String> named(Form form) {
        return Optional.ofNullable(form.opponent()).filter(name -> !name.isBlank());
    }

    private static Optional<Instant> time(Supplier<Optional<Instant>> read) {
        try {
            return read.get();
        } catch (ApiProblem noTime) {
            return Optional.empty();
        }
    }
}
