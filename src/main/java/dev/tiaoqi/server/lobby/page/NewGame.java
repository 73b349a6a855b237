package dev.tiaoqi.server.lobby.page;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.rules.Seating;
import dev.tiaoqi.server.lobby.Creator;
import dev.tiaoqi.server.lobby.HouseBook;
import dev.tiaoqi.server.lobby.Impossible;
import dev.tiaoqi.server.lobby.NewGameBody;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Language;
import dev.tiaoqi.server.web.Problems;
import dev.tiaoqi.server.web.Texts;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.stereotype.Component;

/** Takes the form of a new game at its word, and says beside each field what is wrong with it. */
@Component
class NewGame {

    private final Creator creator;
    private final HouseBook book;
    private final Texts texts;
    private final Problems problems;

    NewGame(Creator creator, HouseBook book, Texts texts, Problems problems) {
        this.creator = creator;
        this.book = book;
        this.texts = texts;
        this.problems = problems;
    }

    Read read(NewGameForm form, HttpServletRequest request) {
        Complaints complaints = new Complaints(new Saying(texts, problems, Language.of(request)));
        NewGameBody wish = new FormReader(form, complaints).read();
        if (complaints.found().isEmpty()) {
            check(wish, Reader.isPlayer(request), complaints);
        }
        return new Read(form.with(complaints.found()), wish);
    }

    /** The same for rules that are to be kept: nobody sits anywhere, but they need a name. */
    Read readToKeep(NewGameForm form, HttpServletRequest request) {
        Complaints complaints = new Complaints(new Saying(texts, problems, Language.of(request)));
        NewGameBody wish = new FormReader(form, complaints).read();
        if (complaints.found().isEmpty()) {
            try {
                book.check(form.get("name"), wish);
            } catch (Impossible impossible) {
                complaints.refused(impossible);
            } catch (ApiProblem problem) {
                complaints.refused(problem, List.of());
            }
        }
        return new Read(form.with(complaints.found()), wish);
    }

    private void check(NewGameBody wish, boolean registered, Complaints complaints) {
        try {
            creator.check(wish, registered);
        } catch (Impossible impossible) {
            complaints.refused(impossible);
        } catch (ApiProblem problem) {
            complaints.refused(problem, seats(wish));
        }
    }

    private static List<Seat> seats(NewGameBody wish) {
        String board = wish.board();
        Integer players = wish.players();
        return board != null && players != null && Seating.players(board).contains(players)
                ? Seating.seats(board, players)
                : List.of();
    }

    /** The form with its complaints, and the wish that it stands for if there are none. */
    record Read(NewGameForm form, NewGameBody wish) {}
}
