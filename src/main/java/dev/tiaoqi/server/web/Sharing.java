package dev.tiaoqi.server.web;

import java.net.URI;

/** What other programs show of a page when somebody shares its address. */
public record Sharing(String title, URI address, URI image) {}
