package dev.tiaoqi.server.admin;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** {@code notice}: how long after a suspension the seats of the one suspended quit. */
@ConfigurationProperties("tiaoqi.admin")
record AdminSettings(@DefaultValue("2m") Duration notice) {}
