package dev.tiaoqi.server.lobby;

import dev.tiaoqi.server.account.Belongings;
import dev.tiaoqi.server.account.Retained;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** House rules go with their owner: to the player a guest becomes, and away with an account. Who has some is not forgotten. */
@Component
class HouseBelongings implements Belongings, Retained {

    private final HouseRuleRows rows;

    HouseBelongings(HouseRuleRows rows) {
        this.rows = rows;
    }

    @Override
    @Transactional
    public void handOver(UUID guest, UUID player) {
        rows.handOver(guest, player);
    }

    @Override
    @Transactional
    public void giveUp(UUID player) {
        rows.deleteAll(player);
    }

    @Override
    public Set<UUID> among(Collection<UUID> people) {
        return people.isEmpty() ? Set.of() : new HashSet<>(rows.owners(List.copyOf(people)));
    }
}
