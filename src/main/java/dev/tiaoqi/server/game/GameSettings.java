package dev.tiaoqi.server.game;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How many games a person may have, how long one may be away from the board (R3.3), and how long games without anybody
 * are kept waiting.
 */
@ConfigurationProperties("tiaoqi.games")
public record GameSettings(
        @DefaultValue("20") int running,
        @DefaultValue("5") int open,
        @DefaultValue("10m") Duration away,
        @DefaultValue("24h") Duration openFor,
        @DefaultValue("30d") Duration idleFor) {}
