package dev.tiaoqi.server.lobby;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The invitations that stand, the newest first: one page has them all. */
record InvitationsJson(List<InvitationJson> items, @Nullable String next) {

    static InvitationsJson of(List<Invitations.Invitation> invitations) {
        return new InvitationsJson(invitations.stream().map(InvitationJson::of).toList(), null);
    }

    /** To which game, by whom, and what is played there. */
    record InvitationJson(
            @Schema(example = "q7Xk2mPa") String game,
            @Schema(example = "Lan") String by,
            @Schema(example = "classic") String preset,
            int players,
            Instant at) {

        static InvitationJson of(Invitations.Invitation invitation) {
            return new InvitationJson(
                    invitation.card().id(),
                    invitation.by(),
                    invitation.card().agreement().rules().preset().text(),
                    invitation.card().agreement().rules().players(),
                    invitation.at());
        }
    }
}
