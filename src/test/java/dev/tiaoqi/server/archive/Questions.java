package dev.tiaoqi.server.archive;

import dev.tiaoqi.engine.rules.Preset;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What people ask of a big archive, of each kind as many as wanted, the same in each run. */
final class Questions {

    private final List<Kept> kept;
    private final Map<Long, String> positions;

    /** About these games and the positions that some of them came to, by their keys. */
    Questions(List<Kept> kept, Map<Long, String> positions) {
        this.kept = kept;
        this.positions = positions;
    }

    /** A question, and which games answer it. */
    record Asked(Wanted wanted, Optional<UUID> viewer, Predicate<Kept> fits) {}

    Map<String, Supplier<Asked>> all() {
        Random random = new Random(9);
        Map<String, Supplier<Asked>> all = new LinkedHashMap<>();
        all.put("all", () -> asked(null, null, kept -> true));
        all.put(
                "preset",
                () -> asked("qq-symmetric", null, kept -> kept.preset().equals("qq-symmetric")));
        all.put("reason", () -> asked(null, "finished", kept -> kept.reason().equals("finished")));
        all.put(
                "preset and reason",
                () -> asked(
                        "qq-adjacent",
                        "maxRounds",
                        kept -> kept.preset().equals("qq-adjacent")
                                && kept.reason().equals("maxRounds")));
        all.put("length", () -> {
            int least = 8 + random.nextInt(20);
            return rounds(least, least + 2);
        });
        all.put("length that no game has", () -> rounds(400, 500));
        all.put("player", () -> player(random.nextInt(Library.PEOPLE), Optional.empty()));
        all.put("player, won", () -> player(random.nextInt(Library.PEOPLE), Optional.of("won")));
        all.put("player and opponent", () -> pair(kept.get(random.nextInt(kept.size()))));
        all.put("own", () -> own(random.nextInt(Library.PEOPLE)));
        all.put("one move", () -> line(random, 1));
        all.put("four moves", () -> line(random, 4));
        all.put("twelve moves", () -> line(random, 12));
        all.put("position", () -> position(random));
        return all;
    }

    private static Asked asked(@Nullable String preset, @Nullable String reason, Predicate<Kept> fits) {
        return new Asked(
                wanted(
                        new Wanted.Who(Optional.empty(), Optional.empty(), Optional.empty()),
                        Optional.ofNullable(preset),
                        new Wanted.How(Optional.ofNullable(reason), OptionalInt.empty(), OptionalInt.empty()),
                        Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open() && fits.test(kept));
    }

    private static Wanted wanted(Wanted.Who who, Optional<String> preset, Wanted.How how, Wanted.Way way) {
        // Nothing but what was imported: other tests play today.
        return new Wanted(
                who,
                new Wanted.What(preset, OptionalInt.empty()),
                how,
                way,
                Optional.empty(),
                Optional.of(Instant.parse("2026-01-01T00:00:00Z")));
    }

    private static final Wanted.Who ANYBODY = new Wanted.Who(Optional.empty(), Optional.empty(), Optional.empty());
    private static final Wanted.How ANYHOW = new Wanted.How(Optional.empty(), OptionalInt.empty(), OptionalInt.empty());

    private static Asked rounds(int least, int most) {
        Wanted.How how = new Wanted.How(Optional.empty(), OptionalInt.of(least), OptionalInt.of(most));
        return new Asked(
                wanted(ANYBODY, Optional.empty(), how, Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open() && kept.rounds() >= least && kept.rounds() <= most);
    }

    private static Asked player(int number, Optional<String> outcome) {
        UUID person = Importer.person(number);
        return new Asked(
                wanted(
                        new Wanted.Who(Optional.of(person), Optional.empty(), outcome),
                        Optional.empty(),
                        ANYHOW,
                        Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open()
                        && kept.people().contains(person)
                        && outcome.map(kept.outcomes()
                                        .get(Math.max(0, kept.people().indexOf(person)))::equals)
                                .orElse(true));
    }

    private static Asked pair(Kept game) {
        UUID one = game.people().get(0);
        UUID other = game.people().get(1);
        return new Asked(
                wanted(
                        new Wanted.Who(Optional.of(one), Optional.of(other), Optional.empty()),
                        Optional.empty(),
                        ANYHOW,
                        Wanted.Way.ANY),
                Optional.empty(),
                kept -> kept.open() && kept.people().containsAll(List.of(one, other)));
    }

    private static Asked own(int number) {
        UUID viewer = Importer.person(number);
        return new Asked(
                wanted(ANYBODY, Optional.of("qq-adjacent"), ANYHOW, Wanted.Way.ANY),
                Optional.of(viewer),
                kept -> (kept.open() || kept.people().contains(viewer))
                        && kept.preset().equals("qq-adjacent"));
    }

    /** As a game began that everybody finds. */
    private Asked line(Random random, int moves) {
        Kept model = kept.stream()
                .skip(random.nextInt(kept.size() / 2))
                .filter(game -> game.players() == 2 && game.line().split(" ", -1).length > moves)
                .findFirst()
                .orElseThrow();
        String text = Arrays.stream(model.line().split(" ", -1)).limit(moves).collect(Collectors.joining(" "));
        Preset preset = Preset.named(model.preset()).orElseThrow();
        Wanted.Way way = Path.of(preset, 2, text).way();
        return new Asked(
                wanted(ANYBODY, Optional.of(model.preset()), ANYHOW, way),
                Optional.empty(),
                kept -> kept.open()
                        && kept.preset().equals(model.preset())
                        && kept.players() == 2
                        && kept.line().startsWith(text + " "));
    }

    private Asked position(Random random) {
        List<Long> keys = List.copyOf(positions.keySet());
        long key = keys.get(random.nextInt(keys.size()));
        return new Asked(
                wanted(ANYBODY, Optional.empty(), ANYHOW, new Wanted.Way(OptionalLong.of(key), Optional.empty())),
                Optional.empty(),
                kept -> kept.open() && kept.positions().contains(key));
    }
}
