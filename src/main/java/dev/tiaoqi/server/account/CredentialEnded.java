package dev.tiaoqi.server.account;

import java.util.UUID;

/** A token was taken back: what it opened closes. Listen after the commit. */
public record CredentialEnded(UUID credential) {}
