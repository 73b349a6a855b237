package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Guests;
import dev.tiaoqi.server.lobby.Invitations;
import dev.tiaoqi.server.lobby.Pairing;
import dev.tiaoqi.server.lobby.Wish;
import dev.tiaoqi.server.web.Texts;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** How the reader of the lobby meets others: his search for a game, and where he is waited for. */
@Component
class Meeting {

    private final Pairing pairing;
    private final Invitations invitations;
    private final Guests guests;
    private final RulesInWords rules;
    private final Ago ago;
    private final Texts texts;

    Meeting(Pairing pairing, Invitations invitations, Guests guests, RulesInWords rules, Ago ago, Texts texts) {
        this.pairing = pairing;
        this.invitations = invitations;
        this.guests = guests;
        this.rules = rules;
        this.ago = ago;
        this.texts = texts;
    }

    /** He looks for a game from now on; answers the one that was found at once, if one was. */
    Optional<String> seek(Wish wish, HttpServletRequest request, HttpServletResponse response) {
        pairing.check(wish);
        return pairing.seek(guests.enter(request, response), wish).game();
    }

    void stop(UUID person) {
        pairing.stop(person);
    }

    void decline(String game, UUID person) {
        invitations.decline(game, person);
    }

    /** What he looks for, or the game that has just been found; nothing if he does not look. */
    @Nullable
    Search search(Reader reader) {
        return reader.person().flatMap(person -> search(person, reader)).orElse(null);
    }

    List<Asked> asked(Reader reader) {
        return reader.person().map(invitations::of).orElse(List.of()).stream()
                .map(invitation -> asked(invitation, reader))
                .toList();
    }

    private Optional<Search> search(UUID person, Reader reader) {
        Pairing.Stand stand = pairing.of(person);
        Optional<Search> found =
                pairing.justFound(person).map(game -> new Search(game, say(reader, "seek.found", Map.of())));
        return found.or(() -> stand.wish().map(wish -> new Search(null, waiting(wish, reader))));
    }

    private String waiting(Wish wish, Reader reader) {
        String preset = texts.say(reader.language(), "seek.preset." + wish.preset());
        String key = wish.rated() ? "seek.waiting.rated" : "seek.waiting";
        return say(reader, key, Map.of("players", wish.players(), "preset", preset));
    }

    private String say(Reader reader, String key, Map<String, ?> facts) {
        return texts.say(reader.language(), key, facts).orElse("");
    }

    private Asked asked(Invitations.Invitation invitation, Reader reader) {
        RulesInWords.Words agreed = rules.of(invitation.card().agreement().rules(), reader.language());
        return new Asked(
                invitation.card().id(),
                Rows.arms(invitation.card()),
                invitation.by(),
                agreed.hop(),
                agreed.rest(),
                ago.since(invitation.at(), reader.language()));
    }

    /** The game that was found, if one was, and in words how it stands. */
    public record Search(@Nullable String game, String words) {}

    /** A game to which somebody asked the reader. */
    public record Asked(String game, List<String> arms, String by, String hop, String rules, String ago) {}
}
