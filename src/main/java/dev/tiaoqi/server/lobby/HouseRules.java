package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Rules;
import java.time.Instant;
import java.util.UUID;

/** What somebody likes to agree on, under a name he gave it; whoever has the code may read it. */
public record HouseRules(String code, UUID owner, String name, Rules rules, Instant created) {}
