package dev.tiaoqi.server.account;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface PersonRows extends Repository<PersonRow, UUID> {

    Optional<PersonRow> findById(UUID id);

    List<PersonRow> findAllByIdIn(Collection<UUID> ids);

    Optional<PersonRow> findByNameKey(String nameKey);

    boolean existsByNameKey(String nameKey);

    @Query("""
            select p.id from PersonRow p where p.id > :after and p.createdAt < :since
            and not exists (select 1 from CredentialRow c where c.person = p and c.lastUsedAt >= :since)
            order by p.id""")
    List<UUID> unseenSince(Instant since, UUID after, Limit limit);

    /** Whoever was seen meanwhile stays. */
    @Modifying
    @Query("""
            delete from PersonRow p where p.id in :ids
            and not exists (select 1 from CredentialRow c where c.person = p and c.lastUsedAt >= :since)""")
    int forget(Collection<UUID> ids, Instant since);
}
