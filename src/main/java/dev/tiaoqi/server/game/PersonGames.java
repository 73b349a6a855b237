package dev.tiaoqi.server.game;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Finds out whose games there are. */
interface PersonGames extends Repository<PersonGame, PersonGame.Key> {

    boolean existsByKey(PersonGame.Key key);

    @Modifying
    @NativeQuery("insert into game_people (person_id, game_id, created_at) values (:person, :game, :created)")
    void add(UUID person, String game, Instant created);

    @Modifying
    @Query("delete from PersonGame row where row.key = :key")
    void remove(PersonGame.Key key);

    @Query("select count(*) from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.status = :status")
    int count(UUID person, String status);

    /** The games of a person that are in this state, some at a time. */
    @Query("select row.key.gameId from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.status = :status order by row.key.gameId")
    List<String> ids(UUID person, String status, Limit limit);

    /** His games that are over, some at a time. */
    @Query("select row.key.gameId from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.status not in ('open', 'running') order by row.key.gameId")
    List<String> over(UUID person, Limit limit);

    @Query("select distinct row.key.personId from PersonGame row where row.key.personId in :people")
    List<UUID> among(Collection<UUID> people);

    @Query("select game from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.touchedAt >= :since order by game.touchedAt desc limit 100")
    List<GameRow> touched(UUID person, Instant since);

    @Query("select game from PersonGame row join GameRow game on game.id = row.key.gameId"
            + " where row.key.personId = :person and game.status = :status order by game.touchedAt desc limit 100")
    List<GameRow> games(UUID person, String status);
}
