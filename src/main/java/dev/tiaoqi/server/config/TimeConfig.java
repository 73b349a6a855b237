package dev.tiaoqi.server.config;

import java.time.Clock;
import java.time.Duration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Time enters here, and here only. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class TimeConfig {

    /** In steps that both databases keep. */
    @Bean
    Clock clock() {
        return Clock.tick(Clock.systemUTC(), Duration.ofNanos(1000));
    }
}
