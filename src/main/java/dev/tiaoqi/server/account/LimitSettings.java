package dev.tiaoqi.server.account;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;

/** How much one person, and all people at one address, may ask of the server. */
@ConfigurationProperties("tiaoqi.limits")
record LimitSettings(Rate person, Rate address, int guestsPerHour, Guesses guesses, Passwords passwords) {

    private static final Duration GUESSES_REFILL = Duration.ofMinutes(15);
    private static final Duration PASSWORDS_REFILL = Duration.ofMinutes(5);

    /** So many wrong passwords for a name, and so many from an address, in a quarter of an hour. */
    record Guesses(int name, int address) {}

    /** So many passwords hashed or compared for a name, and so many for an address, right or wrong, in five minutes. */
    record Passwords(int name, int address) {}

    /** So many requests at once, and so many a second in the long run. */
    record Rate(int burst, int perSecond) {}

    Allowance forPerson() {
        return new Allowance("person", person.burst, Duration.ofMillis(1000L * person.burst / person.perSecond));
    }

    Allowance forAddress() {
        return new Allowance("address", address.burst, Duration.ofMillis(1000L * address.burst / address.perSecond));
    }

    Allowance forGuests() {
        return new Allowance("guests", guestsPerHour, Duration.ofHours(1));
    }

    Allowance forNameGuesses() {
        return new Allowance("nameGuesses", guesses.name, GUESSES_REFILL);
    }

    Allowance forNamePasswords() {
        return new Allowance("namePasswords", passwords.name, PASSWORDS_REFILL);
    }

    Allowance forAddressPasswords() {
        return new Allowance("addressPasswords", passwords.address, PASSWORDS_REFILL);
    }

    Allowance forAddressGuesses() {
        return new Allowance("addressGuesses", guesses.address, GUESSES_REFILL);
    }
}
