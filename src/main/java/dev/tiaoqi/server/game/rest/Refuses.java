package dev.tiaoqi.server.game.rest;

import dev.tiaoqi.server.web.ProblemCode;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The problems that a door may answer with, for the API's description. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Refuses {
    ProblemCode[] value();
}
