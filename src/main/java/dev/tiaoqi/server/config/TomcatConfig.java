package dev.tiaoqi.server.config;

import dev.tiaoqi.server.web.ProblemValve;
import dev.tiaoqi.server.web.Problems;
import org.apache.catalina.core.StandardHost;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** How the container itself behaves. */
@Configuration(proxyBeanMethods = false)
class TomcatConfig {

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> problemsFromTheContainerToo(Problems problems) {
        return tomcat -> tomcat.addContextCustomizers(context -> {
            StandardHost host = (StandardHost) context.getParent();
            host.setErrorReportValveClass(ProblemValve.class.getName());
            host.getPipeline().addValve(new ProblemValve(problems));
        });
    }
}
