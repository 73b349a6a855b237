package dev.tiaoqi.server.account;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.repository.Repository;

interface PersonRows extends Repository<PersonRow, UUID> {

    Optional<PersonRow> findById(UUID id);

    List<PersonRow> findAllByIdIn(Collection<UUID> ids);

    Optional<PersonRow> findByNameKey(String nameKey);

    boolean existsByNameKey(String nameKey);
}
