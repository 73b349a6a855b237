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
            List<Follower> followers = new ArrayList<>(List.of(new PersonFollower(tools, person.id())));
            game.ifPresent(wish -> followers.add(new GameFollower(tools, wish, hub.follow(wish.game(), ear))));
            return followers;
        });
    }

    private static Ear ear(Call call) {
        return new Ear(
                call.caller() instanceof Caller.Known known ? Optional.of(known.credential()) : Optional.empty());
    }

    private void connect(Call call, Ear ear, java.util.function.Supplier<List<Follower>> followers) throws IOException {
        if (!shutdown.isRunning()) {
            throw new ApiProblem(ProblemCode.SHUTTING_DOWN);
        }
        Optional<UUID> person = call.caller().known().map(Person::id);
        Runnable release = limits.count(addresses.group(call.request()), person);
        hub.open(ear);
        person.ifPresent(tools.presence()::opened);
        try {
            if (call.wantsBody()) {
                line(call, ear).run(followers.get());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (IOException gone) {
            // the reader has gone, and there is nobody to tell
        } finally {
            hub.close(ear);
            person.ifPresent(tools.presence()::closed);
            release.run();
        }
    }

    private Line line(Call call, Ear ear) throws IOException {
        return new Line(tools, ear, call.pen(), new Rights(credentials, ear.credential()));
    }
}
