package dev.tiaoqi.server.account;

import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface CredentialRows extends Repository<CredentialRow, UUID> {

    @Query("select c from CredentialRow c join fetch c.person where c.secretHash = :hash")
    Optional<CredentialRow> bySecret(String hash);

    @Query("select c from CredentialRow c where c.person.id = :person and c.kind = :kind order by c.createdAt, c.id")
    List<CredentialRow> of(UUID person, CredentialRow.Kind kind);

    @Query("select c from CredentialRow c where c.person.id = :person order by c.createdAt, c.id")
    List<CredentialRow> of(UUID person);

    @Query("select count(c) from CredentialRow c where c.person.id = :person and c.kind = :kind")
    int count(UUID person, CredentialRow.Kind kind);

    boolean existsById(UUID id);

    /** If it is still there, it stays until the transaction ends. */
    @Lock(LockModeType.PESSIMISTIC_WRITE)
    @Query("select c from CredentialRow c where c.id = :id")
    Optional<CredentialRow> lock(UUID id);

    @Modifying
    @Query("update CredentialRow c set c.lastUsedAt = :now where c.id = :id and c.lastUsedAt < :before")
    int touch(UUID id, Instant now, Instant before);

    @Modifying
    @Query("delete from CredentialRow c where c.id in :ids")
    void deleteAll(Collection<UUID> ids);

    @Modifying
    @Query("delete from CredentialRow c where c.id = :id and c.person.id = :person and c.kind = :kind")
    int delete(UUID id, UUID person, CredentialRow.Kind kind);
}
