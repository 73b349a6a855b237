package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.ClientAddress;
import dev.tiaoqi.server.account.Credentials;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Connects readers with what they want to hear, and hangs up properly. */
@Component
class Operator {

    private static final int ATTEMPTS = 3;

    private final Followers tools;
    private final Hub hub;
    private final StreamLimits limits;
    private final ClientAddress addresses;
    private final Credentials credentials;
    private final Shutdown shutdown;

    Operator(
            Followers tools,
            Hub hub,
            StreamLimits limits,
            ClientAddress addresses,
            Credentials credentials,
            Shutdown shutdown) {
        this.tools = tools;
        this.hub = hub;
        this.limits = limits;
        this.addresses = addresses;
        this.credentials = credentials;
        this.shutdown = shutdown;
    }

    void game(GameFollower.Wish wish, Call call) throws IOException {
        Ear ear = ear(call);
        connect(call, ear, () -> List.of(new GameFollower(tools, wish, hub.follow(wish.game(), ear))));
    }

    void own(Person person, Optional<GameFollower.Wish> game, Call call) throws IOException {
        game.ifPresent(wish -> tools.sight().check(wish.game(), wish.viewer()));
        Ear ear = ear(call);
        connect(call, ear, () -> {
            hub.follow(person.id(), ear);
            List<Follower> followers = new ArrayList<>(List.of(new PersonFollower(tools, person.id(), ear)));
            game.ifPresent(wish -> followers.add(new GameFollower(tools, wish, hub.follow(wish.game(), ear))));
            return followers;
        });
    }

    private Ear ear(Call call) {
        Optional<UUID> credential =
                call.caller() instanceof Caller.Known known ? Optional.of(known.credential()) : Optional.empty();
        return new Ear(
                new Ear.Owner(credential, call.caller().known().map(Person::id), addresses.group(call.request())));
    }

    private void connect(Call call, Ear ear, java.util.function.Supplier<List<Follower>> followers) throws IOException {
        if (!shutdown.isRunning()) {
            throw new ApiProblem(ProblemCode.SHUTTING_DOWN);
        }
        Optional<UUID> person = ear.owner().person();
        Runnable release = count(ear.owner());
        try {
            hub.open(ear);
            person.ifPresent(who -> tools.presence().opened(who, !call.hidden()));
            if (call.wantsBody()) {
                line(call, ear).run(followers.get());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException gone) {
            // the reader has gone, and there is nobody to tell
        } finally {
            hub.close(ear);
            person.ifPresent(who -> tools.presence().closed(who, !call.hidden()));
            release.run();
        }
    }

    /** Readers who left are found out only by writing to them: whoever comes back must not pay for that. */
    private Runnable count(Ear.Owner owner) {
        for (int attempt = 1; attempt < ATTEMPTS; attempt++) {
            try {
                return limits.count(owner.address(), owner.person());
            } catch (ApiProblem tooMany) {
                hub.probe(owner);
            }
        }
        return limits.count(owner.address(), owner.person());
    }

    private Line line(Call call, Ear ear) throws IOException {
        return new Line(
                tools, ear, call.pen(), new Rights(credentials, ear.owner().credential()));
    }
}
