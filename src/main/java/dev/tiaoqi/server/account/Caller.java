package dev.tiaoqi.server.account;

import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.ProblemCode;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Who makes a request; a parameter that every controller method may take. */
public sealed interface Caller {

    /** Nobody we know. */
    record Nobody() implements Caller {}

    /**
     * A person, by the long cookie of a browser or by a token; {@code credential} identifies that cookie or token, and
     * {@code scopes} say how far it reaches.
     */
    record Known(Person person, UUID credential, Set<Scope> scopes) implements Caller {
        public Known {
            scopes = Set.copyOf(scopes);
        }

        /** One that reaches as far as usual. */
        public Known(Person person, UUID credential) {
            this(person, credential, Scope.USUAL);
        }
    }

    /** The person, if it is one. */
    default Optional<Person> known() {
        return this instanceof Known known ? Optional.of(known.person()) : Optional.empty();
    }

    /** The person; throws {@code notSignedIn} for nobody. */
    default Person person() {
        return somebody().person();
    }

    /** Whoever it is, if it is anybody; else throws {@code notSignedIn}. */
    default Known somebody() {
        if (this instanceof Known known) {
            return known;
        }
        throw new ApiProblem(ProblemCode.NOT_SIGNED_IN);
    }
}
