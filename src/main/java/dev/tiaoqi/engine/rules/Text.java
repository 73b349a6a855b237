package dev.tiaoqi.engine.rules;

/** A value that has a name in texts: JSON, record tags, the command line. */
public interface Text {
    String text();
}
