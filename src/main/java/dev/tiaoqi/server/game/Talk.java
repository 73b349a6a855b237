package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.server.account.Limits;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Lets those at a table say one of a few things to all who are there: keys, never words of their own. */
@Component
public class Talk {

    private final Tables tables;
    private final Limits limits;
    private final ApplicationEventPublisher words;

    Talk(Tables tables, Limits limits, ApplicationEventPublisher words) {
        this.tables = tables;
        this.limits = limits;
        this.words = words;
    }

    /** The person says this from his only seat, or the one he names; also after the end. */
    public void say(String game, Speaker speaker, String phrase) {
        Table table =
                tables.find(game).map(Tables.Seen::table).orElseThrow(() -> new ApiProblem(ProblemCode.NOT_FOUND));
        Seat seat = Holding.seat(table, speaker.person(), speaker.named());
        if (table.status() == Status.CANCELLED || table.status() == Status.VOID) {
            throw new ApiProblem(ProblemCode.GAME_OVER);
        }
        if (!Phrases.ALL.contains(phrase)) {
            throw Invalid.value("phrase", "unknown");
        }
        limits.countPhrase(speaker.person());
        words.publishEvent(new Said(game, seat, phrase));
    }
}
