package dev.tiaoqi.server.account;

import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Lock;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface PersonRows extends Repository<PersonRow, UUID> {

    Optional<PersonRow> findById(UUID id);

    @Query("select p from PersonRow p left join fetch p.became where p.id in :ids")
    List<PersonRow> findAllByIdIn(Collection<UUID> ids);

    @Query("select p from PersonRow p join fetch p.became where p.id in :ids")
    List<PersonRow> becameOf(Collection<UUID> ids);

    /** Whose name looks so. */
    default Optional<PersonRow> findByNameKey(String nameKey) {
        return Names.isKey(nameKey) ? withNameKey(nameKey) : Optional.empty();
    }

    @Query("select p from PersonRow p where p.nameKey = :nameKey")
    Optional<PersonRow> withNameKey(String nameKey);

    boolean existsByNameKey(String nameKey);

    /** The person, with the row locked until the transaction ends. */
    @Lock(LockModeType.PESSIMISTIC_WRITE)
    @Query("select p from PersonRow p where p.id = :id")
    Optional<PersonRow> lock(UUID id);

    @Query("""
            select p.id from PersonRow p where p.id > :after and p.createdAt < :since
            and p.kind = dev.tiaoqi.server.account.Person.Kind.GUEST and p.became is null
            and not exists (select 1 from CredentialRow c where c.person = p and c.lastUsedAt >= :since)
            order by p.id""")
    List<UUID> unseenSince(Instant since, UUID after, Limit limit);

    /** Whoever was seen or signed up meanwhile stays. */
    @Modifying
    @Query("""
            delete from PersonRow p where p.id in :ids
            and p.kind = dev.tiaoqi.server.account.Person.Kind.GUEST and p.became is null
            and not exists (select 1 from CredentialRow c where c.person = p and c.lastUsedAt >= :since)""")
    int forget(Collection<UUID> ids, Instant since);

    @Query("select p from PersonRow p left join fetch p.became where p.unsettledSince < :before"
            + " order by p.unsettledSince")
    List<PersonRow> unsettled(Instant before, Limit limit);

    /** Whose password a link lets choose. */
    @NativeQuery("select p.* from people p join reset_links l on l.person_id = p.id"
            + " where l.code_hash = :hash and l.expires_at > :now")
    Optional<PersonRow> linked(String hash, Instant now);
}
