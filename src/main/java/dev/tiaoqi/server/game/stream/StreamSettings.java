package dev.tiaoqi.server.game.stream;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** How many streams may be open, how often they show that they live, and how far one may lag behind. */
@ConfigurationProperties("tiaoqi.streams")
record StreamSettings(
        @DefaultValue("6") int perPerson,
        @DefaultValue("60") int perAddress,
        @DefaultValue("15s") Duration heartbeat,
        @DefaultValue("64") int longestLag) {}
