package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Options;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.server.game.wire.OptionValues;
import dev.tiaoqi.server.lobby.Catalogue;
import dev.tiaoqi.server.lobby.PresetsJson;
import dev.tiaoqi.server.lobby.PresetsJson.BoardJson;
import dev.tiaoqi.server.lobby.PresetsJson.OptionJson;
import dev.tiaoqi.server.lobby.PresetsJson.PresetJson;
import dev.tiaoqi.server.lobby.PresetsJson.SeatingJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** What the form of a new game offers: all that is built, whether it goes together or not. */
public final class Choices {

    static final Choices ALL = new Choices(Catalogue.json());

    private static final List<Clash> CLASHES = Clash.among(ALL.fields().toList());

    /** Of a limit that there is not. */
    static final String NONE = "none";

    static final String RATED = "rated";

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final List<String> SEATS = List.of("A", "B", "C", "D", "E", "F");

    private final PresetsJson all;

    private Choices(PresetsJson all) {
        this.all = all;
    }

    /** A field with its values; a number has none, but a range. */
    public record Field(
            String name,
            List<String> values,
            @Nullable Integer min,
            @Nullable Integer max) {}

    /** Where the other rows start from. */
    public Field preset() {
        return field("preset", presets().stream());
    }

    /** Whether it is for points. */
    public Field rated() {
        return field(RATED, Stream.of(false, true));
    }

    public Field board() {
        return field("board", all.boards().stream().map(BoardJson::board));
    }

    public Field players() {
        return field(
                "players", eachSeating().map(SeatingJson::players).distinct().sorted());
    }

    public Field men() {
        return field(
                "men",
                eachSeating()
                        .flatMap(seating -> seating.men().stream())
                        .distinct()
                        .sorted());
    }

    /** How many may look for a game together. */
    public List<String> company() {
        return players().values();
    }

    /** What they may look for. */
    public List<String> presets() {
        return all.presets().stream().map(PresetJson::preset).toList();
    }

    /** The kind of hop, which stands with the numbers. */
    public Field hop() {
        return field(options().getFirst());
    }

    /** The other options, which stand under "more rules". */
    public List<Field> more() {
        return options().stream().skip(1).map(Choices::field).toList();
    }

    /** The rows in which one's own deadlines are written. */
    public List<Integer> deadlineRows() {
        return OwnDeadlines.ROWS;
    }

    /** What can't be chosen together, for the form's script. */
    public String clashesJson() {
        return JSON.writeValueAsString(CLASHES);
    }

    /** The codes of the reasons why. */
    public List<String> clashCodes() {
        return CLASHES.stream().map(Clash::code).distinct().toList();
    }

    private Stream<Field> fields() {
        return Stream.concat(
                Stream.of(board(), players(), rated()), options().stream().map(Choices::field));
    }

    public List<String> seats() {
        return SEATS;
    }

    /** Who may sit somewhere: the host, somebody at his screen, whoever comes, a computer. */
    public List<String> sitters() {
        return Stream.concat(Stream.of("me", "other", "open"), all.bots().stream())
                .toList();
    }

    /** The computer that sits where nobody else was thought of. */
    String computer() {
        return all.bots().getFirst();
    }

    public Field visibility() {
        return field("visibility", all.visibilities().stream());
    }

    /** The same for the form's script. */
    public String seatingsJson() {
        return JSON.writeValueAsString(seatings());
    }

    /** By board and number of players: the seats, and the numbers of men that go with them. */
    private Map<String, Map<String, SeatingJson>> seatings() {
        Map<String, Map<String, SeatingJson>> seatings = new LinkedHashMap<>();
        for (BoardJson board : all.boards()) {
            Map<String, SeatingJson> ofBoard = new LinkedHashMap<>();
            board.seatings().forEach(seating -> ofBoard.put(Integer.toString(seating.players()), seating));
            seatings.put(board.board(), ofBoard);
        }
        return seatings;
    }

    /** What each preset says of the other rows, for the form's script. */
    public String presetsJson() {
        Map<String, Map<String, String>> presets = new LinkedHashMap<>();
        all.presets().forEach(preset -> presets.put(preset.preset(), rows(preset)));
        return JSON.writeValueAsString(presets);
    }

    /** The form as it is first shown: what is usual, oneself in the first seat, the others open. */
    Map<String, String> usual() {
        return usual("");
    }

    /** The same as a preset has it; a name that none has is the first one's. */
    Map<String, String> usual(String name) {
        PresetJson preset = all.presets().stream()
                .filter(each -> each.preset().equals(name))
                .findFirst()
                .orElseGet(() -> all.presets().getFirst());
        Map<String, String> values = new LinkedHashMap<>();
        values.put("preset", preset.preset());
        values.putAll(rows(preset));
        SEATS.forEach(seat -> values.put("seat." + seat, seat.equals("A") ? "me" : "open"));
        values.put("visibility", all.visibilities().getFirst());
        return values;
    }

    private Map<String, String> rows(PresetJson preset) {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("board", preset.board());
        rows.put("players", Integer.toString(preset.players()));
        rows.put("men", Integer.toString(preset.men()));
        rows.putAll(options(
                Preset.named(preset.preset()).orElseThrow().options(preset.players(), preset.men()), preset.men()));
        rows.put(RATED, Boolean.toString(preset.rated()));
        return rows;
    }

    /** Every option as the form has it, and the fields of those that are one's own. */
    Map<String, String> options(Options options, int men) {
        Map<String, String> rows = new LinkedHashMap<>();
        for (OptionJson json : options()) {
            Option<?> option = Option.named(json.option()).orElseThrow();
            boolean worded = !Wordy.words(json.option()).isEmpty();
            rows.put(json.option(), worded ? Wordy.word(option, options, men) : text(OptionValues.of(options, option)));
        }
        rows.putAll(OwnClock.fields(options.get(Option.CLOCK)));
        rows.putAll(OwnDeadlines.fields(options.get(Option.HOME_DEADLINES)));
        return rows;
    }

    private Stream<SeatingJson> eachSeating() {
        return all.boards().stream().flatMap(board -> board.seatings().stream());
    }

    /** All but whether a game is rated, which stands with the numbers too. */
    List<OptionJson> options() {
        return all.options().stream()
                .filter(option -> !option.option().equals(RATED))
                .toList();
    }

    private static Field field(OptionJson option) {
        List<String> words = Wordy.words(option.option());
        List<String> values =
                words.isEmpty() ? option.values().stream().map(Choices::text).toList() : words;
        return new Field(option.option(), values, option.min(), option.max());
    }

    private static Field field(String name, Stream<?> values) {
        return new Field(name, values.map(Object::toString).toList(), null, null);
    }

    private static String text(@Nullable Object value) {
        return Objects.toString(value, NONE);
    }
}
