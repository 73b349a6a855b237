package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.account.Callers;
import dev.tiaoqi.server.account.Roles;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Asks once more at each door of this room, by whatever address it was reached. */
@Component
class OnlyAdmins implements HandlerInterceptor, WebMvcConfigurer {

    private static final String ROOM = OnlyAdmins.class.getPackageName();

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this);
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (handler instanceof HandlerMethod door
                && door.getBeanType().getPackageName().startsWith(ROOM)) {
            Roles.admin(Callers.of(request));
        }
        return true;
    }
}
