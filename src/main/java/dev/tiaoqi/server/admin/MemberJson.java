package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Suspension;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Somebody as admins see him. {@code quitsAt}: when one who is suspended quits what he still plays. */
record MemberJson(
        @Schema(example = "Lan") String name,
        @Schema(example = "player") String kind,
        boolean admin,
        @Nullable Integer level,
        @Nullable Integer points,
        Instant joined,
        @Nullable Instant seen,
        boolean online,
        @Nullable SuspensionJson suspension,
        @Nullable Instant quitsAt) {

    static MemberJson of(Member member) {
        Optional<Member.Rank> rank = member.rank();
        return new MemberJson(
                member.person().name(),
                member.person().kind().name().toLowerCase(Locale.ROOT),
                member.person().admin(),
                rank.map(Member.Rank::level).orElse(null),
                rank.map(Member.Rank::points).orElse(null),
                member.times().joined(),
                member.times().seen().orElse(null),
                member.online(),
                member.suspension().map(SuspensionJson::of).orElse(null),
                member.quitsAt().orElse(null));
    }

    /** {@code until} is null if it lasts until it is lifted. */
    record SuspensionJson(@Nullable Instant until, String reason) {
        static SuspensionJson of(Suspension suspension) {
            return new SuspensionJson(suspension.until().orElse(null), suspension.reason());
        }
    }
}
