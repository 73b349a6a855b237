package dev.tiaoqi.server.lobby;

import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.RulesText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Keeps house rules. */
@Component
class HouseRuleRows {

    private static final String SELECT =
            "select code, person_id, name, preset, board, players, men, options, created_at from house_rules";

    private final JdbcClient jdbc;

    HouseRuleRows(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    void add(HouseRules kept) {
        Rules rules = kept.rules();
        jdbc.sql("""
                        insert into house_rules
                        (code, person_id, name, preset, board, players, men, options, created_at)
                        values (:code, :person, :name, :preset, :board, :players, :men, :options, :at)""")
                .param("code", kept.code())
                .param("person", kept.owner())
                .param("name", kept.name())
                .param("preset", rules.preset().text())
                .param("board", rules.board())
                .param("players", rules.players())
                .param("men", rules.men())
                .param("options", RulesText.write(rules))
                .param("at", kept.created().atOffset(ZoneOffset.UTC))
                .update();
    }

    Optional<HouseRules> find(String code) {
        return jdbc.sql(SELECT + " where code = :code")
                .param("code", code)
                .query((row, number) -> read(row))
                .optional();
    }

    /** Somebody's, the newest first. */
    List<HouseRules> of(UUID person, int most) {
        return jdbc.sql(SELECT + " where person_id = :person order by created_at desc, code limit :most")
                .param("person", person)
                .param("most", most)
                .query((row, number) -> read(row))
                .list();
    }

    int count(UUID person) {
        return jdbc.sql("select count(*) from house_rules where person_id = :person")
                .param("person", person)
                .query(Integer.class)
                .single();
    }

    /** False if they are not his. */
    boolean rename(String code, UUID person, String name) {
        return jdbc.sql("update house_rules set name = :name where code = :code and person_id = :person")
                        .param("name", name)
                        .param("code", code)
                        .param("person", person)
                        .update()
                > 0;
    }

    /** False if they are not his. */
    boolean delete(String code, UUID person) {
        return jdbc.sql("delete from house_rules where code = :code and person_id = :person")
                        .param("code", code)
                        .param("person", person)
                        .update()
                > 0;
    }

    void handOver(UUID from, UUID to) {
        jdbc.sql("update house_rules set person_id = :to where person_id = :from")
                .param("to", to)
                .param("from", from)
                .update();
    }

    void deleteAll(UUID person) {
        jdbc.sql("delete from house_rules where person_id = :person")
                .param("person", person)
                .update();
    }

    /** Those among these people who have some. */
    List<UUID> owners(List<UUID> people) {
        return jdbc.sql("select distinct person_id from house_rules where person_id in (:people)")
                .param("people", people)
                .query((row, number) -> row.getObject("person_id", UUID.class))
                .list();
    }

    private static HouseRules read(ResultSet row) throws SQLException {
        Rules rules = new Rules(
                Preset.named(row.getString("preset")).orElseThrow(),
                row.getString("board"),
                row.getInt("players"),
                row.getInt("men"),
                RulesText.read(row.getString("options")));
        return new HouseRules(
                row.getString("code"),
                row.getObject("person_id", UUID.class),
                row.getString("name"),
                rules,
                row.getObject("created_at", OffsetDateTime.class).toInstant());
    }
}
