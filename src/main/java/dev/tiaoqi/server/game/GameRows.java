package dev.tiaoqi.server.game;

import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

/** Finds games. */
interface GameRows extends Repository<GameRow, String> {

    Optional<GameRow> findById(String id);

    List<GameRow> findAllByIdIn(Collection<String> ids);

    Optional<GameRow> findByInviteCode(String inviteCode);

    /** The game, with its row locked until the transaction ends: whoever holds it is the game's only writer. */
    @Lock(LockModeType.PESSIMISTIC_WRITE)
    @Query("select game from GameRow game where game.id = :id")
    Optional<GameRow> lock(String id);

    @Query("select game.id from GameRow game where game.status = 'open' and game.createdAt < :before"
            + " order by game.createdAt limit 100")
    List<String> openSince(Instant before);

    @Query("select game.id from GameRow game where game.status = 'running' and game.turnSince < :before"
            + " order by game.turnSince limit 100")
    List<String> waitingSince(Instant before);

    @Query("select min(game.computerDue) from GameRow game")
    Optional<Instant> nextComputerDue();

    @Query(
            "select game.id as id, game.version as version, game.touchedAt as touchedAt from GameRow game where game.touchedAt >= :since"
                    + " order by game.touchedAt limit 1000")
    List<Moved> moved(Instant since);

    /** Games in which a computer may be taken up, claimed: what another node holds is skipped. */
    @NativeQuery("select * from games where computer_due <= :now order by computer_due limit :most"
            + " for update skip locked")
    List<GameRow> claimComputers(Instant now, int most);

    @Query("select min(game.clockDue) from GameRow game")
    Optional<Instant> nextClockDue();

    /** Games in which a flag may fall, claimed: what another node holds is skipped. */
    @NativeQuery("select * from games where clock_due <= :now order by clock_due limit :most for update skip locked")
    List<GameRow> claimClocks(Instant now, int most);

    @Modifying
    @Query("update GameRow game set game.clockDue = :due where game.id = :id and game.clockDue is not null")
    void setClockDue(String id, Instant due);

    /** A game and the version it has come to. */
    interface Moved {
        String getId();

        int getVersion();

        Instant getTouchedAt();
    }
}
