package dev.tiaoqi.server.lobby;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What can be chosen for a new game. */
public record PresetsJson(
        List<PresetJson> presets,
        List<OptionJson> options,
        List<BoardJson> boards,
        List<String> bots,
        List<String> visibilities) {

    /** A place to start from, with all that holds in it. */
    public record PresetJson(
            String preset, String board, int players, int men, Map<String, @Nullable Object> options, boolean rated) {}

    /** An option: its JSON type, the values allowed or their range, and its default; objects and lists are as R11 says. */
    public record OptionJson(
            String option,
            String type,
            List<@Nullable Object> values,
            @Nullable Integer min,
            @Nullable Integer max,

            @com.fasterxml.jackson.annotation.JsonProperty("default") @Nullable
            Object initial,

            String tag) {}

    /** A board and who may sit at it. */
    public record BoardJson(String board, List<SeatingJson> seatings) {}

    /** So many players sit at these seats, with so many men each. */
    public record SeatingJson(int players, List<String> seats, List<Integer> men) {}
}
