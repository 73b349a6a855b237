package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.TooMany;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.UUID;
import org.springframework.http.HttpMethod;
import org.springframework.stereotype.Component;

/** Nobody may ask so much that others have to wait. */
@Component
public class Limits {

    private static final String SPARED = Limits.class.getName();

    private static final Allowance PHRASES = new Allowance("phrases", 6, Duration.ofMinutes(1));
    private static final Allowance INVITATIONS = new Allowance("invitations", 30, Duration.ofHours(1));

    private final Buckets buckets;
    private final LimitSettings settings;
    private final ClientAddress addresses;

    Limits(Buckets buckets, LimitSettings settings, ClientAddress addresses) {
        this.buckets = buckets;
        this.settings = settings;
        this.addresses = addresses;
    }

    /** This request doesn't count after all: a legal move by the seat whose turn it is. */
    public static void spare(HttpServletRequest request) {
        request.setAttribute(SPARED, true);
    }

    /** Counts a request of its address; answers what to do when it is over, if it is spared. */
    Runnable countAddress(HttpServletRequest request, HttpServletResponse response) {
        return count(settings.forAddress(), addresses.group(request), request, response);
    }

    /** The same for the person, if one is known. */
    Runnable countPerson(HttpServletRequest request, HttpServletResponse response) {
        return Callers.of(request)
                .known()
                .map(person -> count(settings.forPerson(), person.id().toString(), request, response))
                .orElse(() -> {});
    }

    /** Counts a guest made at the request's address. */
    void countGuest(HttpServletRequest request) {
        take(settings.forGuests(), addresses.group(request));
    }

    /** Counts what a person says at tables: who talks too much is not heard. */
    public void countPhrase(UUID person) {
        take(PHRASES, person.toString());
    }

    /** Counts the invitations that a person sends. */
    public void countInvitation(UUID person) {
        take(INVITATIONS, person.toString());
    }

    /** Counts a password that is hashed or compared for the request's address, whatever comes of it: that is dear. */
    House countPassword(HttpServletRequest request) {
        String address = addresses.group(request);
        take(settings.forAddressPasswords(), address);
        return new House(address);
    }

    /**
     * Counts an attempt to open the account of this name: as work that nothing puts back, and as a guess, which is put
     * back when it was none. Counted before it is known whether it is right: many at once get no more.
     */
    Attempt countAttempt(String nameKey, HttpServletRequest request) {
        String name = Hash.of(nameKey.getBytes(StandardCharsets.UTF_8)); // whatever was typed, it is short
        House house = countPassword(request);
        take(settings.forNamePasswords(), name);
        take(settings.forAddressGuesses(), house.address());
        take(settings.forNameGuesses(), name);
        return new Attempt(house, () -> {
            buckets.giveBack(house.address(), settings.forAddressGuesses());
            buckets.giveBack(name, settings.forNameGuesses());
        });
    }

    private Runnable count(Allowance allowance, String who, HttpServletRequest request, HttpServletResponse response) {
        // Moves have buckets of their own: legal ones don't count, so an emptied bucket must not hold one up.
        String key = isMove(request) ? "move:" + who : who;
        Taken taken = buckets.take(key, allowance);
        response.addHeader("RateLimit-Policy", allowance.policy());
        response.addHeader("RateLimit", allowance.state(taken));
        refuse(allowance, taken);
        return () -> {
            if (request.getAttribute(SPARED) != null) {
                buckets.giveBack(key, allowance);
            }
        };
    }

    private void take(Allowance allowance, String key) {
        refuse(allowance, buckets.take(key, allowance));
    }

    private static void refuse(Allowance allowance, Taken taken) {
        if (taken.refused()) {
            throw TooMany.inTime(allowance.name(), taken.pause());
        }
    }

    private static boolean isMove(HttpServletRequest request) {
        return HttpMethod.POST.matches(request.getMethod())
                && request.getRequestURI().startsWith("/api/v1/games/")
                && request.getRequestURI().endsWith("/moves");
    }
}
