package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Names;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.ResetLinks;
import dev.tiaoqi.server.account.Sanctions;
import dev.tiaoqi.server.account.Suspension;
import dev.tiaoqi.server.game.Invalid;
import dev.tiaoqi.server.game.Voider;
import dev.tiaoqi.server.rating.Ledger;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Keeps order: each act and its row in the log are one transaction. Whether the caller is an admin is asked before. */
@Component
public class Keeper {

    /** Of points at once, either way. */
    public static final int MOST_POINTS = 100_000;

    /** Later than any database can tell would be for ever, and that is said by naming no end. */
    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");

    private final Sanctions sanctions;
    private final Ledger ledger;
    private final Voider voider;
    private final Departures departures;
    private final ActLog log;
    private final AdminSettings settings;
    private final Clock clock;

    Keeper(
            Sanctions sanctions,
            Ledger ledger,
            Voider voider,
            Departures departures,
            ActLog log,
            AdminSettings settings,
            Clock clock) {
        this.sanctions = sanctions;
        this.ledger = ledger;
        this.voider = voider;
        this.departures = departures;
        this.log = log;
        this.settings = settings;
        this.clock = clock;
    }

    /** A row of the ledger more. Guests have none: throws {@code ratedNeedsAccounts}. */
    @Transactional
    public void adjust(Warrant warrant, int points) {
        if (points == 0 || Math.abs((long) points) > MOST_POINTS) {
            throw Invalid.value("points", "range");
        }
        if (!warrant.whom().registered()) {
            throw new ApiProblem(ProblemCode.RATED_NEEDS_ACCOUNTS);
        }
        int after = ledger.adjust(warrant.whom().id(), points, warrant.why().text());
        log.add(Act.on(
                warrant,
                Act.Kind.POINTS,
                Map.of("points", Integer.toString(points), "after", Integer.toString(after))));
    }

    /** Throws {@code invalidValue} or {@code nameTaken}. */
    @Transactional
    public void rename(Warrant warrant, String name) {
        String clean = Names.clean("name", name);
        sanctions.rename(warrant.whom().id(), clean);
        log.add(Act.on(warrant, Act.Kind.NAME, Map.of("name", clean)));
    }

    /** Ends his cookies and tokens now, and his games after the notice. */
    @Transactional
    public void suspend(Warrant warrant, Optional<Instant> until) {
        Instant now = clock.instant();
        if (warrant.by().id().equals(warrant.whom().id())) {
            throw Invalid.value("name", "yourself"); // nobody would be left to lift it
        }
        if (until.filter(end -> !end.isAfter(now) || end.isAfter(LATEST)).isPresent()) {
            throw Invalid.value("until", "range");
        }
        sanctions.suspend(
                warrant.whom().id(), new Suspension(until, warrant.why().text()));
        departures.announce(warrant.whom().id(), now.plus(settings.notice()));
        log.add(Act.on(
                warrant,
                Act.Kind.SUSPENDED,
                until.map(end -> Map.of("until", end.toString())).orElse(Map.of())));
    }

    /** Throws {@code notFound} if he isn't suspended. */
    @Transactional
    public void lift(Warrant warrant) {
        if (sanctions.suspension(warrant.whom().id()).isEmpty()) {
            throw new ApiProblem(ProblemCode.NOT_FOUND);
        }
        sanctions.lift(warrant.whom().id());
        departures.callOff(warrant.whom().id());
        log.add(Act.on(warrant, Act.Kind.LIFTED, Map.of()));
    }

    /** The log tells that there was a link, and nothing of it. Throws {@code notFound} for guests. */
    @Transactional
    public ResetLinks.ResetLink makeResetLink(Warrant warrant) {
        ResetLinks.ResetLink link = sanctions.makeResetLink(warrant.whom().id());
        log.add(Act.on(
                warrant, Act.Kind.RESET_LINK, Map.of("until", link.until().toString())));
        return link;
    }

    /** Throws {@code notFound}, {@code notStarted} or {@code gameOver}. The game's own transaction takes the row along. */
    public void declareVoid(Person by, String game, Why why) {
        Act act = new Act(by, Act.Kind.VOID, Optional.empty(), Optional.of(game), why, Map.of());
        voider.declareVoid(game, () -> log.add(act));
    }
}
