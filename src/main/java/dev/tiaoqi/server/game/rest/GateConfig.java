package dev.tiaoqi.server.game.rest;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Puts the gate where it belongs: calls tell that their caller is here, those about a game are checked. */
@Configuration(proxyBeanMethods = false)
class GateConfig implements WebMvcConfigurer {

    private final Gate gate;

    GateConfig(Gate gate) {
        this.gate = gate;
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(gate);
    }
}
