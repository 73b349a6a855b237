package dev.tiaoqi.server.game;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Roles;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Who sees which game. What somebody may not see does not exist for him. */
@Component
public class Sight {

    private final GameRows games;
    private final PersonGames people;
    private final Tables tables;
    private final Guestlist guestlist;

    Sight(GameRows games, PersonGames people, Tables tables, Guestlist guestlist) {
        this.games = games;
        this.people = people;
        this.tables = tables;
        this.guestlist = guestlist;
    }

    /** The game as it stands; throws {@code notFound} if he may not see it. */
    @Transactional(readOnly = true)
    public Tables.Seen look(String id, Viewer viewer) {
        GameRow row = row(id, viewer);
        return new Tables.Seen(tables.table(row), Snapshots.beside(row));
    }

    /** Throws {@code notFound} if he may not see it. */
    @Transactional(readOnly = true)
    public void check(String id, Viewer viewer) {
        row(id, viewer);
    }

    /** The game that an invite leads to until it starts. */
    @Transactional(readOnly = true)
    public Optional<String> invited(String invite) {
        return Code.of(invite).flatMap(games::findByInviteCode).map(row -> row.id);
    }

    private GameRow row(String id, Viewer viewer) {
        return Code.of(id)
                .flatMap(games::findById)
                .filter(row -> sees(row, viewer))
                .orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
    }

    private boolean sees(GameRow row, Viewer viewer) {
        return !row.visibility.equals(Visibility.PRIVATE.text())
                || Roles.isAdmin(viewer.caller())
                || viewer.caller()
                        .known()
                        .filter(person -> belongs(row, person))
                        .isPresent()
                || viewer.invite().filter(code -> matches(row.inviteCode, code)).isPresent();
    }

    private boolean belongs(GameRow row, Person person) {
        return people.existsByKey(new PersonGame.Key(person.id(), row.id))
                || (row.status.equals(Status.OPEN.text()) && guestlist.isAsked(person.id(), row.id));
    }

    private static boolean matches(@Nullable String code, String shown) {
        return code != null
                && MessageDigest.isEqual(code.getBytes(StandardCharsets.UTF_8), shown.getBytes(StandardCharsets.UTF_8));
    }

    /** Who looks, and with which invite. */
    public record Viewer(Caller caller, Optional<String> invite) {

        public static Viewer of(Caller caller) {
            return new Viewer(caller, Optional.empty());
        }
    }
}
