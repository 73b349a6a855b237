package dev.tiaoqi.server.config;

import java.util.Map;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Status;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Whether the server is well: all that the public port tells of the inside. The rest is on the management port. */
@RestController
class HealthDoor {

    private final HealthEndpoint health;

    HealthDoor(HealthEndpoint health) {
        this.health = health;
    }

    @GetMapping("/actuator/health")
    ResponseEntity<Map<String, String>> health() {
        Status status = health.health().getStatus();
        return ResponseEntity.status(status.equals(Status.UP) ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
                .cacheControl(CacheControl.noStore())
                .body(Map.of("status", status.getCode()));
    }
}
