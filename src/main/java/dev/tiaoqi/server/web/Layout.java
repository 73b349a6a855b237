package dev.tiaoqi.server.web;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Objects;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;

/** What {@code layout.html} needs to know on every page. */
@ControllerAdvice(annotations = Controller.class)
class Layout {

    @ModelAttribute("language")
    Language language(HttpServletRequest request) {
        return Language.of(request);
    }

    @ModelAttribute("preferences")
    Preferences preferences(HttpServletRequest request) {
        return Preferences.of(request);
    }

    /** What he may choose, on every page. */
    @ModelAttribute("tastes")
    List<Preference> tastes() {
        return List.of(Preference.values());
    }

    /** Where the reader is, to come back to after he changed a preference. */
    @ModelAttribute("here")
    String here(HttpServletRequest request) {
        Object asked = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI);
        String path = asked == null ? request.getRequestURI() : asked.toString();
        String query = Objects.toString(request.getQueryString(), "");
        return query.isEmpty() ? path : path + "?" + query;
    }
}
