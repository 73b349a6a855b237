package dev.tiaoqi.server.admin.page;

import dev.tiaoqi.server.admin.GameRoll;
import dev.tiaoqi.server.web.Language;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Games as lines of a list. */
@Component
class ListedGames {

    private final Clerk clerk;

    ListedGames(Clerk clerk) {
        this.clerk = clerk;
    }

    List<Row> of(List<GameRoll.Line> lines, Language language) {
        return lines.stream().map(line -> of(line, language)).toList();
    }

    private Row of(GameRoll.Line line, Language language) {
        return new Row(
                line.id(),
                line.names().stream().map(name -> name(name, language)).collect(Collectors.joining(" · ")),
                clerk.words(
                        language,
                        "admin.game.rules",
                        Map.of(
                                "preset",
                                        clerk.words(
                                                language,
                                                "preset." + line.rules().preset()),
                                "players", line.rules().players())),
                clerk.words(language, "admin.status." + line.status()),
                line.status(),
                line.visibility().equals("private"),
                line.round(),
                clerk.time(line.created()));
    }

    private String name(String name, Language language) {
        return switch (name) {
            case "" -> clerk.words(language, "opponent.nobody");
            case GameRoll.COMPUTER -> clerk.words(language, "opponent.computer");
            case dev.tiaoqi.server.account.Person.DELETED_NAME -> clerk.words(language, "opponent.deleted");
            default -> name;
        };
    }

    /** A line. */
    public record Row(
            String id,
            String names,
            String rules,
            String status,
            String kind,
            boolean hidden,
            int round,
            String created) {}
}
