package dev.tiaoqi.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.context.ContextConfiguration;

/** On a {@link ServerTest}: the same over a real PostgreSQL, started once for all of them. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ActiveProfiles("postgres")
@ContextConfiguration(initializers = OnPostgres.Started.class)
public @interface OnPostgres {

    /** Points the server at the database. */
    final class Started implements ApplicationContextInitializer<ConfigurableApplicationContext> {

        private static final EmbeddedPostgres DATABASE = start();

        private static final AtomicInteger NUMBER = new AtomicInteger();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "60")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void initialize(ConfigurableApplicationContext context) {
            boolean own = context.getEnvironment().getProperty(OwnServer.OWN, Boolean.class, false);
            TestPropertyValues.of(
                            "spring.datasource.url=" + DATABASE.getJdbcUrl("postgres", own ? create() : "postgres"),
                            "spring.datasource.username=postgres",
                            "spring.datasource.password=postgres")
                    .applyTo(context);
        }

        private static String create() {
            String name = "own" + NUMBER.incrementAndGet();
            JdbcClient.create(DATABASE.getPostgresDatabase())
                    .sql("create database " + name)
                    .update();
            return name;
        }
    }
}
