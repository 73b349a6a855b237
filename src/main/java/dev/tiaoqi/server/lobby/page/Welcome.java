package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Guests;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.game.Chair;
import dev.tiaoqi.server.game.Guestbook;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Status;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.lobby.Creator;
import dev.tiaoqi.server.lobby.HouseBook;
import dev.tiaoqi.server.lobby.NewGameBody;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** What a browser may do in the lobby. By the first of these things it becomes a guest, if nothing speaks against it. */
@Component
class Welcome {

    private final Creator creator;
    private final HouseBook book;
    private final Sight sight;
    private final Guestbook guestbook;
    private final Guests guests;

    Welcome(Creator creator, HouseBook book, Sight sight, Guestbook guestbook, Guests guests) {
        this.creator = creator;
        this.book = book;
        this.sight = sight;
        this.guestbook = guestbook;
        this.guests = guests;
    }

    /** Makes a game; answers its id. */
    String create(NewGameBody wish, HttpServletRequest request, HttpServletResponse response) {
        creator.check(wish, Reader.isPlayer(request));
        return creator.create(wish, guests.enter(request, response)).id();
    }

    /** Keeps house rules; answers their code. */
    String keep(String name, NewGameBody wish, HttpServletRequest request, HttpServletResponse response) {
        book.check(name, wish);
        return book.keep(guests.enter(request, response).id(), name, wish).code();
    }

    /** Takes a seat of the game, by an invite if it is private; who sits there already only goes on. */
    void join(Coming coming, HttpServletRequest request, HttpServletResponse response) {
        Sight.Viewer viewer = new Sight.Viewer(Callers.of(request), coming.invite());
        Table table = sight.look(coming.game(), viewer).table();
        boolean seated = viewer.caller()
                .known()
                .filter(known -> !table.seatsOf(known.id()).isEmpty())
                .isPresent();
        if (seated) {
            return;
        }
        if (table.status() != Status.OPEN) {
            throw new ApiProblem(table.status().over() ? ProblemCode.GAME_OVER : ProblemCode.ALREADY_STARTED);
        }
        Person person = guests.enter(request, response);
        guestbook.join(coming.game(), person.id(), new Chair.Any());
    }

    /** To which game somebody comes, and by which invite. */
    record Coming(String game, Optional<String> invite) {}
}
