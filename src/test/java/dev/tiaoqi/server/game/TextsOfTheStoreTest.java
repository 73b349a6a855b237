package dev.tiaoqi.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.Score;
import dev.tiaoqi.engine.rules.Clock;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the store keeps as text is read as it was written. */
class TextsOfTheStoreTest {

    @Test
    void whoSitsWhere() {
        Map<Seat, Sitter> sitters = new TreeMap<>(Map.of(
                Seat.A, new Sitter.Human(UUID.randomUUID(), Optional.empty()),
                Seat.C, new Sitter.Human(UUID.randomUUID(), Optional.of("Lan from next door")),
                Seat.D, new Sitter.Computer(1),
                Seat.E, new Sitter.Open()));
        assertThat(SitterText.read(SitterText.write(sitters))).isEqualTo(sitters);
        assertThat(SitterText.read(SitterText.write(sitters) + "\nfirst C")).isEqualTo(sitters);
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    void everyOption(Preset preset) {
        Rules rules = Rules.of(preset).with(Option.CLOCK, new Clock.PerMove(Duration.ofMillis(2500)));
        assertThat(RulesText.read(RulesText.write(rules))).isEqualTo(rules.options());
    }

    @Test
    void results() {
        Result played = new Result(
                "finished",
                29,
                57,
                Optional.of(new Result.Ranks(
                        List.of(List.of(Seat.D), List.of(Seat.A, Seat.B)),
                        new TreeMap<>(Map.of(Seat.A, Score.of(1, 4), Seat.B, Score.of(1, 4), Seat.D, Score.WIN)))));
        assertThat(ResultText.write(played)).isEqualTo("finished 29 57 D/AB A=1/4,B=1/4,D=1");
        assertThat(ResultText.read(ResultText.write(played))).isEqualTo(played);
        Result cancelled = new Result("cancelled", 1, 0, Optional.empty());
        assertThat(ResultText.read(ResultText.write(cancelled))).isEqualTo(cancelled);
    }

    @Test
    void cursors() {
        Cursor cursor = new Cursor(Instant.parse("2026-11-30T03:59:36.750324Z"), "FKddPim58FH58TGx5D5oCt");
        assertThat(Cursor.parse(cursor.text())).contains(cursor);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "MTIz", "%%%", "9999999999999999999999"})
    void whatIsNoCursor(String text) {
        assertThat(Cursor.parse(text)).isEmpty();
    }

    @Test
    void namesNobodyGuesses() {
        Chance chance = new SecureChance();
        assertThat(chance.name()).matches("[0-9A-Za-z]{22}").isNotEqualTo(chance.name());
    }
}
