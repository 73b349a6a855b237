package dev.tiaoqi.server.config;

import java.time.Clock;
import java.time.Duration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;

/** Time enters here, and here only. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class TimeConfig {

    /** More than the house has, so that none waits until a slow one is through. */
    private static final int JOBS = 20;

    private static final int PATIENCE_AT_THE_END = 10;

    /** In steps that both databases keep. */
    @Bean
    Clock clock() {
        return Clock.tick(Clock.systemUTC(), Duration.ofNanos(1000));
    }

    /** With virtual threads the framework's own would do everything that has a fixed delay one after another. */
    @Bean
    ThreadPoolTaskScheduler taskScheduler() {
        ThreadPoolTaskScheduler scheduler = new ThreadPoolTaskScheduler();
        scheduler.setVirtualThreads(true);
        scheduler.setPoolSize(JOBS);
        scheduler.setThreadNamePrefix("scheduling-");
        scheduler.setWaitForTasksToCompleteOnShutdown(true); // an interrupt would close the database's file under them
        scheduler.setAwaitTerminationSeconds(PATIENCE_AT_THE_END);
        return scheduler;
    }
}
