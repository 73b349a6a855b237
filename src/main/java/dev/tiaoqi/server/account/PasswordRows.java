package dev.tiaoqi.server.account;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface PasswordRows extends Repository<PasswordRow, UUID> {

    Optional<PasswordRow> findById(UUID person);

    /** The password of the player whose name looks so. */
    default Optional<PasswordRow> byName(String nameKey) {
        return Names.isKey(nameKey) ? withNameKey(nameKey) : Optional.empty();
    }

    @Query("select w from PasswordRow w join PersonRow p on p.id = w.person where p.nameKey = :nameKey")
    Optional<PasswordRow> withNameKey(String nameKey);

    @Modifying
    @Query("delete from PasswordRow w where w.person = :person")
    void remove(UUID person);

    @Modifying
    @NativeQuery("insert into reset_links (code_hash, person_id, expires_at) values (:hash, :person, :until)")
    void addLink(String hash, UUID person, Instant until);

    /** One if the link was still there to be used. */
    @Modifying
    @NativeQuery("delete from reset_links where code_hash = :hash and expires_at > :now")
    int useLink(String hash, Instant now);

    @Modifying
    @NativeQuery("delete from reset_links where person_id = :person or expires_at <= :now")
    void removeLinks(UUID person, Instant now);
}
