package dev.tiaoqi.server.game.stream;

import dev.tiaoqi.server.game.GameLists;
import dev.tiaoqi.server.game.News;
import dev.tiaoqi.server.game.Presence;
import dev.tiaoqi.server.game.Sight;
import dev.tiaoqi.server.game.Tables;
import dev.tiaoqi.server.game.wire.GameShapes;
import java.time.Clock;
import java.util.List;
import org.springframework.stereotype.Component;

/** What those who follow games need. */
@Component
record Followers(
        Tables tables,
        Sight sight,
        GameLists lists,
        Presence presence,
        List<News> news,
        GameShapes shapes,
        Events events,
        StreamSettings settings,
        Clock clock) {}
