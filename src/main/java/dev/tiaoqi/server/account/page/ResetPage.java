package dev.tiaoqi.server.account.page;

import dev.tiaoqi.server.account.Password;
import dev.tiaoqi.server.account.Person;
import dev.tiaoqi.server.account.Reception;
import dev.tiaoqi.server.account.ResetLinks;
import dev.tiaoqi.server.web.ApiProblem;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.ModelAndView;

/** Where a link leads that lets somebody choose another password. Looking at it uses nothing up. */
@Controller
@Hidden
class ResetPage {

    private final ResetLinks links;
    private final Reception reception;
    private final Wording wording;

    ResetPage(ResetLinks links, Reception reception, Wording wording) {
        this.links = links;
        this.reception = reception;
        this.wording = wording;
    }

    @GetMapping("/reset/{code}")
    ModelAndView look(@PathVariable String code) {
        return page(code);
    }

    @PostMapping("/reset/{code}")
    ModelAndView choose(
            @PathVariable String code,
            @RequestParam(defaultValue = "") String password,
            HttpServletRequest request,
            HttpServletResponse response) {
        try {
            reception.reset(code, new Password(password), request, response);
            return Onward.to("/account");
        } catch (ApiProblem problem) {
            return wording.again(page(code), problem, request);
        }
    }

    private ModelAndView page(String code) {
        Optional<Person> person = links.find(code);
        return person.map(whose -> new ModelAndView("reset")
                        .addObject("whose", whose.name())
                        .addObject("code", code))
                .orElseGet(() -> new ModelAndView("reset-dead", HttpStatus.NOT_FOUND));
    }
}
