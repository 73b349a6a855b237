package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Map;

/** What needs a role. */
public final class Roles {

    private Roles() {}

    /** The admin who calls; throws {@code adminOnly} for anybody else, {@code scope} if his token does not reach so far. */
    public static Person admin(Caller caller) {
        if (!(caller instanceof Caller.Known known) || !known.person().admin()) {
            throw new ApiProblem(ProblemCode.ADMIN_ONLY);
        }
        if (!known.scopes().contains(Scope.ADMIN)) {
            throw new ApiProblem(ProblemCode.SCOPE, Map.of("needed", Scope.ADMIN.text()));
        }
        return known.person();
    }

    /** Whether he calls as an admin: he is one, and what he calls with reaches so far. */
    public static boolean isAdmin(Caller caller) {
        return caller instanceof Caller.Known known
                && known.person().admin()
                && known.scopes().contains(Scope.ADMIN);
    }
}
