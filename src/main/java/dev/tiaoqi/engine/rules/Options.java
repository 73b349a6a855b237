package dev.tiaoqi.engine.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What was agreed on every {@link Option}. Immutable; equal when every option has the same value. */
public final class Options {

    /** Every option at its default (R11): the preset {@code classic}. */
    public static final Options DEFAULT = new Options(Map.of());

    private final Map<Option<?>, Object> changed;

    private Options(Map<Option<?>, Object> changed) {
        this.changed = changed;
    }

    /** What was agreed on this option. */
    @SuppressWarnings("unchecked") // with() alone fills the map, and gives each option a value of its own type
    public <T> T get(Option<T> option) {
        return (T) changed.getOrDefault(option, option.initial());
    }

    /** These options but for one. */
    public <T> Options with(Option<T> option, T value) {
        Map<Option<?>, Object> copy = new HashMap<>(changed);
        if (value.equals(option.initial())) {
            copy.remove(option);
        } else {
            copy.put(option, value);
        }
        return new Options(Map.copyOf(copy));
    }

    /** These options but for one, given as records write it; empty when the text is no value of this option. */
    public <T> Optional<Options> read(Option<T> option, String text) {
        return option.parse(text).map(value -> with(option, value));
    }

    /** The value of an option as records write it. */
    public <T> String text(Option<T> option) {
        return option.text(get(option));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Options options && changed.equals(options.changed);
    }

    @Override
    public int hashCode() {
        return changed.hashCode();
    }

    @Override
    public String toString() {
        return changed.toString();
    }
}
