package dev.tiaoqi.server.game;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Finds out whose games there are. */
interface PersonGames extends Repository<PersonGame, PersonGame.Key> {

    boolean existsByKey(PersonGame.Key key);

    @Modifying
    @Query("delete from PersonGame row where row.key = :key")
    void remove(PersonGame.Key key);

    @Query("select count(*) from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.status = :status")
    int count(UUID person, String status);

    @Query("select distinct row.key.personId from PersonGame row where row.key.personId in :people")
    List<UUID> among(Collection<UUID> people);

    @Query("select game from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.touchedAt >= :since order by game.touchedAt desc limit 100")
    List<GameRow> touched(UUID person, Instant since);

    @Query("select game from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.status = :status order by game.touchedAt desc limit 100")
    List<GameRow> games(UUID person, String status);
}
