package dev.tiaoqi.server.admin;

import dev.tiaoqi.server.Answer;
import dev.tiaoqi.server.Visitor;
import dev.tiaoqi.server.rating.RatedTest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.Map;

/** A test with admins. */
abstract class AdminTest extends RatedTest {

    static final String BECAUSE = "{\"reason\": \"so it must be\"}";

    /** Somebody who keeps order, with a token that reaches so far. */
    Player admin() {
        Player admin = adminWithoutScope();
        jdbc.sql("update credentials set scopes = 'read play admin' where person_id = :id")
                .param("id", admin.id())
                .update();
        return admin;
    }

    Player adminWithoutScope() {
        Player admin = player();
        jdbc.sql("update people set admin = true where id = :id")
                .param("id", admin.id())
                .update();
        return admin;
    }

    /** An admin at a browser. */
    Visitor adminAtBrowser(String name) {
        Visitor browser = browser();
        browser.post("/api/v1/account/sign-up", "{\"name\": \"" + name + "\", \"password\": \"nine men's morris\"}")
                .expect(201);
        jdbc.sql("update people set admin = true where name = :name")
                .param("name", name)
                .update();
        return browser.with("Accept", "text/html");
    }

    static String at(Player player, String rest) {
        return "/api/v1/admin/players/" + encoded(player.name()) + rest;
    }

    static Answer deleteWith(Visitor caller, String path, String json) {
        return caller.send("DELETE", path, BodyPublishers.ofString(json), Map.of("Content-Type", "application/json"));
    }

    int acts(Player admin) {
        return jdbc.sql("select count(*) from admin_log where admin_id = :id")
                .param("id", admin.id())
                .query(Integer.class)
                .single();
    }
}
