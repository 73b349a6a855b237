package dev.tiaoqi.server.account;

import java.util.UUID;

/** A token or cookie counts no more: what it opened closes. Listen after the commit. */
public record CredentialEnded(UUID credential) {}
