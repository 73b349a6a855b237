package dev.tiaoqi.server.account.page;

import org.springframework.http.HttpStatus;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.view.RedirectView;

/** Sends a browser on after something was done, so that reloading doesn't do it again. */
final class Onward {

    private Onward() {}

    static ModelAndView to(String path) {
        RedirectView view = new RedirectView(path);
        view.setStatusCode(HttpStatus.SEE_OTHER);
        view.setExposeModelAttributes(false);
        return new ModelAndView(view);
    }
}
