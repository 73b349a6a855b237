package dev.tiaoqi.server.game.wire;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.game.DrawOffer;
import dev.tiaoqi.engine.rules.Option;
import dev.tiaoqi.engine.rules.Rules;
import dev.tiaoqi.server.game.Agreement;
import dev.tiaoqi.server.game.Card;
import dev.tiaoqi.server.game.Moment;
import dev.tiaoqi.server.game.Place;
import dev.tiaoqi.server.game.Rematch;
import dev.tiaoqi.server.game.Table;
import dev.tiaoqi.server.game.TakeBack;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The parts that every shape of a game is made of. */
final class FaceShape {

    private FaceShape() {}

    static AgreedJson agreed(Agreement agreement) {
        Rules rules = agreement.rules();
        return new AgreedJson(
                agreement.visibility().text(),
                rules.preset().text(),
                rules.board(),
                rules.players(),
                rules.men(),
                OptionValues.all(rules.options()),
                rules.get(Option.RATED),
                agreement.created());
    }

    /** How it stands, without the position, the items and the signs. */
    static StateJson state(Card card, Around around) {
        Moment moment = card.moment();
        return new StateJson(
                card.status().text(),
                null,
                moment.first().map(Seat::name).orElse(null),
                moment.round(),
                moment.ply(),
                moment.toMove().map(Seat::name).orElse(null),
                ChanceShape.die(card),
                SeatShape.all(card, around),
                Stream.concat(
                                moment.offer().map(FaceShape::offer).stream(),
                                moment.takeBack().map(FaceShape::takeBack).stream())
                        .toList(),
                null,
                card.clocks().map(face -> ClockShape.of(face, around)).orElse(null),
                card.result().map(ResultShape::of).orElse(null),
                ChanceShape.of(card),
                null);
    }

    /** How it stands, with the position, the items and the signs of what comes. */
    static StateJson whole(Card card, Table table, Around around) {
        ItemsJson items = card.moment().items().map(ItemsJson::of).orElse(null);
        return state(card, around).with(card.moment().position(), items, SignsJson.of(table));
    }

    static YouJson you(Card card, Optional<UUID> viewer) {
        List<String> seats = card.places().stream()
                .filter(place -> viewer.filter(place.sitter()::is).isPresent())
                .map(Place::seat)
                .map(Seat::name)
                .toList();
        return new YouJson(seats, viewer.filter(card.agreement().host()::equals).isPresent());
    }

    static @Nullable RematchJson rematch(Optional<Rematch> rematch) {
        return rematch.map(
                        asked -> new RematchJson(names(asked.by()), asked.game().orElse(null)))
                .orElse(null);
    }

    private static OfferJson offer(DrawOffer offer) {
        return new OfferJson("draw", offer.by().name(), names(offer.open()));
    }

    private static OfferJson takeBack(TakeBack plea) {
        return new OfferJson("takeBack", plea.by().name(), names(plea.open()));
    }

    private static List<String> names(List<Seat> seats) {
        return seats.stream().map(Seat::name).toList();
    }
}
