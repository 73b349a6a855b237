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

/** Where a player comes in again, and goes out. */
@Controller
@Hidden
class SignInPage {

    private final Reception reception;
    private final Wording wording;

    SignInPage(Reception reception, Wording wording) {
        this.reception = reception;
        this.wording = wording;
    }

    @GetMapping("/sign-in")
    ModelAndView look(@RequestParam(required = false) @Nullable String back, Caller caller) {
        return caller.known().filter(Person::registered).isPresent()
                ? Onward.to(Back.to(back))
                : page("", Back.to(back));
    }

    @PostMapping("/sign-in")
    ModelAndView enter(
            @RequestParam(defaultValue = "") String name,
            @RequestParam(defaultValue = "") String password,
            @RequestParam(required = false) @Nullable String back,
            HttpServletRequest request,
            HttpServletResponse response) {
        Wish wish = new Wish(name, new Password(password), null);
        try {
            reception.signIn(wish, request, response);
            return Onward.to(Back.to(back));
        } catch (ApiProblem problem) {
            return reception
                    .asksForAnother(problem, wish)
                    .map(Onward::to)
                    .orElseGet(() -> wording.again(page(name, Back.to(back)), problem, request));
        }
    }

    @PostMapping("/account/sign-out")
    ModelAndView leave(Caller caller, HttpServletResponse response) {
        reception.signOut(caller, response);
        return Onward.to("/");
    }

    private static ModelAndView page(String name, String back) {
        return new ModelAndView("sign-in").addObject("name", name).addObject("back", back);
    }
}
