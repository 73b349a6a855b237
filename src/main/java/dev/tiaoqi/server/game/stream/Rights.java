package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.account.Credentials;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Whether the reader may still read, asked for as long as his stream lives. */
record Rights(Credentials credentials, Optional<UUID> credential) {

    /** Throws the problem if he may not. */
    void check(List<Follower> followers) {
        if (credential.filter(id -> !credentials.stands(id)).isPresent()) {
            throw new ApiProblem(ProblemCode.BAD_TOKEN);
        }
        followers.forEach(Follower::check);
    }
}
