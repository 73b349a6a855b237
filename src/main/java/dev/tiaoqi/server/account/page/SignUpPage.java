package dev.tiaoqi.server.account.page;

import dev.tiaoqi.server.account.Caller;
import dev.tiaoqi.server.account.Password;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Reception;
import dev.tiaoqi.server.account.Wish;
import dev.tiaoqi.server.web.ApiProblem;
import dev.tiaoqi.server.web.Back;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** Where somebody becomes a player. */
@Controller
@Hidden
class SignUpPage {

    private final Reception reception;
    private final Wording wording;

    SignUpPage(Reception reception, Wording wording) {
        this.reception = reception;
        this.wording = wording;
    }

    @GetMapping("/sign-up")
    ModelAndView look(@RequestParam(required = false) @Nullable String back, Caller caller) {
        return caller.known().filter(Person::registered).isPresent()
                ? Onward.to(Back.to(back))
                : page("", Back.to(back));
    }

    @PostMapping("/sign-up")
    ModelAndView enter(
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String password,
            @RequestParam(required = false) @Nullable String back,
            HttpServletRequest request,
            HttpServletResponse response) {
        try {
            reception.signUp(new Wish(name, new Password(password), null), request, response);
            return Onward.to(Back.to(back));
        } catch (ApiProblem problem) {
            return wording.again(page(name, Back.to(back)), problem, request);
        }
    }

    private static ModelAndView page(String name, String back) {
        return new ModelAndView("sign-up").addObject("name", name).addObject("back", back);
    }
}
