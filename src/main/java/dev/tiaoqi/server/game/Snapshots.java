package dev.tiaoqi.server.game;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Preset;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.chance.Seed;
import dev.tiaoqi.server.clock.ClockFace;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Between a card and the row of {@code games} that keeps it. */
final class Snapshots {

    private Snapshots() {}

    /** What never changes, and the snapshot. */
    static GameRow row(Card card) {
        GameRow row = new GameRow();
        Agreement agreement = card.agreement();
        Rules rules = agreement.rules();
        row.id = card.id();
        row.preset = rules.preset().text();
        row.board = rules.board();
        row.players = rules.players();
        row.men = rules.men();
        row.options = RulesText.write(rules);
        row.rated = rules.get(Option.RATED);
        row.startPosition = agreement.start().orElse(null);
        row.seed = agreement.seed().map(Seed::hex).orElse(null);
        row.visibility = agreement.visibility().text();
        row.createdAt = agreement.created();
        show(row, card);
        return row;
    }

    static void show(GameRow row, Card card) {
        Moment moment = card.moment();
        row.version = card.version();
        row.hostId = card.agreement().host();
        row.status = card.status().text();
        row.inviteCode = card.status() == Status.OPEN ? card.beside().invite().orElse(null) : null;
        row.position = moment.position();
        row.firstSeat = moment.first().map(Seat::name).orElse(null);
        row.toMove = moment.toMove().map(Seat::name).orElse(null);
        row.ply = moment.ply();
        row.round = moment.round();
        row.offer = moment.offer()
                .map(offer -> offer.by() + Letters.write(offer.open()))
                .orElse(null);
        row.takeBack = moment.takeBack()
                .map(plea -> plea.by() + " " + plea.ply() + " " + Letters.write(plea.open()))
                .orElse(null);
        row.clocks = card.clocks().map(ClockText::write).orElse(null);
        row.result = card.result().map(ResultText::write).orElse(null);
    }

    static Card card(GameRow row, List<SeatRow> seats) {
        return new Card(
                row.id,
                row.version,
                Status.of(row.status),
                agreement(row),
                seats.stream().map(SeatTexts::place).toList(),
                moment(row),
                clocks(row),
                Optional.ofNullable(row.result).map(ResultText::read),
                beside(row));
    }

    static Agreement agreement(GameRow row) {
        Preset preset = Preset.named(row.preset).orElseThrow();
        Rules rules = new Rules(preset, row.board, row.players, row.men, RulesText.read(row.options));
        return new Agreement(
                rules,
                Optional.ofNullable(row.startPosition),
                Visibility.named(row.visibility).orElseThrow(),
                row.hostId,
                row.createdAt,
                Optional.ofNullable(row.seed).map(Seed::new));
    }

    static Card.Beside beside(GameRow row) {
        Optional<Rematch> rematch = Optional.ofNullable(row.rematchBy)
                .map(by -> new Rematch(Letters.read(by), Optional.ofNullable(row.rematchId)));
        return new Card.Beside(Optional.ofNullable(row.inviteCode), rematch);
    }

    private static Moment moment(GameRow row) {
        Optional<DrawOffer> offer = Optional.ofNullable(row.offer)
                .map(Letters::read)
                .map(seats -> new DrawOffer(seats.getFirst(), seats.subList(1, seats.size())));
        return new Moment(
                row.position,
                seat(row.firstSeat),
                seat(row.toMove),
                row.ply,
                row.round,
                offer,
                Optional.ofNullable(row.takeBack).map(Snapshots::takeBack),
                Optional.empty());
    }

    private static TakeBack takeBack(String text) {
        String[] words = text.split(" ", -1);
        return new TakeBack(Seat.valueOf(words[0]), Integer.parseInt(words[1]), Letters.read(words[2]));
    }

    private static Optional<ClockFace> clocks(GameRow row) {
        Optional<ClockFace> face = Optional.ofNullable(row.clocks)
                .map(text -> ClockText.read(agreement(row).rules().get(Option.CLOCK), text));
        return seat(row.toMove)
                .flatMap(seat -> face.map(stopped -> stopped.run(seat, row.turnSince)))
                .or(() -> face);
    }

    private static Optional<Seat> seat(@Nullable String letter) {
        return Optional.ofNullable(letter).map(Seat::valueOf);
    }
}
