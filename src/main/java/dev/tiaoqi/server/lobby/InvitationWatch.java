package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.game.GameSettings;
import dev.tiaoqi.server.game.News;
import dev.tiaoqi.server.game.NewsFor;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Tells those who listen here that they are waited for, and forgets what no game can still be waiting for. */
@Component
class InvitationWatch implements News {

    private static final Duration LATELY = Duration.ofSeconds(10);

    private final AskedRows rows;
    private final Invitations invitations;
    private final GameSettings settings;
    private final ApplicationEventPublisher notices;
    private final Clock clock;

    InvitationWatch(
            AskedRows rows,
            Invitations invitations,
            GameSettings settings,
            ApplicationEventPublisher notices,
            Clock clock) {
        this.rows = rows;
        this.invitations = invitations;
        this.settings = settings;
        this.notices = notices;
        this.clock = clock;
    }

    @Scheduled(fixedDelay = 2000)
    void look() {
        rows.since(clock.instant().minus(LATELY)).forEach(person -> notices.publishEvent(new NewsFor(person)));
    }

    @Scheduled(initialDelay = 60_000, fixedDelay = 3_600_000)
    void sweep() {
        rows.forget(clock.instant().minus(settings.openFor()).minus(Duration.ofDays(1)));
    }

    @Override
    public List<Item> of(UUID person) {
        return invitations.of(person).reversed().stream()
                .map(InvitationWatch::item)
                .toList();
    }

    private static Item item(Invitations.Invitation invitation) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("type", "invited");
        event.put("game", invitation.card().id());
        event.put("by", invitation.by());
        event.put("preset", invitation.card().agreement().rules().preset().text());
        return new Item("invited " + invitation.card().id(), event);
    }
}
