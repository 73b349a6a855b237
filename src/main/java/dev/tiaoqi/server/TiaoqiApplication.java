package dev.tiaoqi.server;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.boot.security.autoconfigure.UserDetailsServiceAutoConfiguration;

/** The whole service: games between people, in the browser and over REST. */
@SpringBootApplication(
        exclude = UserDetailsServiceAutoConfiguration.class) // names and passwords are server.account's business
@ConfigurationPropertiesScan
public class TiaoqiApplication {

    public static void main(String[] args) {
        SpringApplication.run(TiaoqiApplication.class, args);
    }
}
