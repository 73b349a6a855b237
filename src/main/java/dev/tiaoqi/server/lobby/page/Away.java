package dev.tiaoqi.server.lobby.page;

import org.springframework.http.HttpStatus;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.view.RedirectView;

/** Sends a browser on after something was done, so that going back or reloading doesn't do it again. */
final class Away {

    private Away() {}

    static ModelAndView toGame(String id) {
        return to("/games/" + id);
    }

    static ModelAndView toLobby() {
        return to("/");
    }

    static ModelAndView to(String path) {
        RedirectView view = new RedirectView(path);
        view.setStatusCode(HttpStatus.SEE_OTHER);
        view.setExposeModelAttributes(false);
        return new ModelAndView(view);
    }
}
