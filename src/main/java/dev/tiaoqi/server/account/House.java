package dev.tiaoqi.server.account;

/**
 * One line into the net, by which somebody asks for a password to be hashed, and counted already: whoever wants
 * anything hashed needs one, and gets it from {@link Limits} alone.
 */
record House(String address) {

    /** The server itself. */
    static final House OURS = new House("");
}
