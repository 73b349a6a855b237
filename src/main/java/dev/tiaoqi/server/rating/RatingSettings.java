package dev.tiaoqi.server.rating;

import java.time.ZoneId;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** In which zone days, weeks and months begin. */
@ConfigurationProperties("tiaoqi")
record RatingSettings(@DefaultValue("Asia/Shanghai") ZoneId zone) {}
