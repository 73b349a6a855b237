package dev.tiaoqi.server.account;

import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;

/** Tells every page who reads it. */
@ControllerAdvice(annotations = Controller.class)
class Me {

    @ModelAttribute("me")
    @Nullable
    Person me(HttpServletRequest request) {
        return Callers.of(request).known().orElse(null);
    }
}
