package dev.tiaoqi.server.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What a token may be used for. */
public enum Scope {
    /** Look at everything its owner may see. */
    @JsonProperty("read")
    READ,
    /** Act in its owner's name: make games, play, make tokens. */
    @JsonProperty("play")
    PLAY,
    /** Keep order: for admins alone, and only when it was asked for. */
    @JsonProperty("admin")
    ADMIN;

    /** What one has without asking for anything. */
    static final Set<Scope> USUAL = Set.of(READ, PLAY);

    /** As far as this person reaches: who has just shown his password, by a browser or not. */
    static Set<Scope> of(Person person) {
        return person.admin() ? Set.of(values()) : USUAL;
    }

    /** As requests and answers write it. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    static String write(Set<Scope> scopes) {
        return scopes.stream().sorted().map(Scope::text).collect(Collectors.joining(" "));
    }

    static Set<Scope> read(String texts) {
        Set<Scope> scopes = EnumSet.noneOf(Scope.class);
        Arrays.stream(texts.split(" "))
                .map(text -> Scope.valueOf(text.toUpperCase(Locale.ROOT)))
                .forEach(scopes::add);
        return scopes;
    }
}
