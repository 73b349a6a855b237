package dev.tiaoqi.server.web;

import jakarta.servlet.http.HttpServletRequest;

/** A room of the house that keeps what readers chose, besides the cookie. */
public interface KeptPreferences {

    /** The reader of this request, if the room knows him, has chosen these. */
    void keep(HttpServletRequest request, Preferences chosen);
}
