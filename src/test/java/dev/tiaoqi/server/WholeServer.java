package dev.tiaoqi.server;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Set;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLocksProvider;

/** On a {@link ServerTest} that changes or counts what all share, or waits for instants: nobody else is at its server. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
public @interface WholeServer {

    /** One lock for each server that tests share: that over H2, that over PostgreSQL. */
    final class Locks implements ResourceLocksProvider {

        @Override
        public Set<Lock> provideForClass(Class<?> test) {
            if (test.isAnnotationPresent(OwnServer.class)) {
                return Set.of();
            }
            return Set.of(new Lock(
                    test.isAnnotationPresent(OnPostgres.class) ? "server over PostgreSQL" : "server over H2",
                    test.isAnnotationPresent(WholeServer.class)
                            ? ResourceAccessMode.READ_WRITE
                            : ResourceAccessMode.READ));
        }
    }
}
