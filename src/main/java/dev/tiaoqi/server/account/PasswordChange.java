package dev.tiaoqi.server.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** The password somebody has, and the one he would like. */
public record PasswordChange(
        @Nullable Password old,
        @JsonProperty("new") @Nullable Password next) {

    /** Throws {@code invalidValue} if it is missing. */
    Password known() {
        return Wish.given("old", old);
    }

    /** Throws {@code invalidValue} if it is missing. */
    Password chosen() {
        return Wish.given("new", next);
    }
}
