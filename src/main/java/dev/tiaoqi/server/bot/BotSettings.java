package dev.tiaoqi.server.bot;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** How many computers think at once, and how far each looks. */
@ConfigurationProperties("tiaoqi.bots")
record BotSettings(
        @DefaultValue("2") int threads,
        @DefaultValue("20000") long nodes) {}
