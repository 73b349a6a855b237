package dev.tiaoqi.server;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.test.context.TestPropertySource;

/** On a {@link ServerTest} that has its server for long: one with a database of its own, the others go on beside it. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@TestPropertySource(properties = OwnServer.OWN + "=true")
public @interface OwnServer {

    /** The property that tells its context from that of the others. */
    String OWN = "tiaoqi.test.own";
}
