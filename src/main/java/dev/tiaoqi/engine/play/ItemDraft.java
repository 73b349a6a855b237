package dev.tiaoqi.engine.play;

import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.game.LegalMove;
import dev.tiaoqi.engine.game.Refusal;
import dev.tiaoqi.engine.rules.Item;
import dev.tiaoqi.engine.rules.Option;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What may come next in a turn with items that has been begun. */
final class ItemDraft implements Draft {

    private final ItemTurn turn;
    private final Prospects prospects;

    private ItemDraft(ItemTurn turn) {
        this.turn = turn;
        prospects = new Prospects(turn);
    }

    /** The turn begun with these words on a copy of the course. */
    static Drafted of(Course course, String begun) {
        if (course.toMove == null) {
            return new Drafted.Refused(new Refusal.GameOver());
        }
        ItemTurn turn = new ItemTurn(course.copy());
        if (!course.is(Option.ITEMS) && !begun.isBlank()) {
            return new Drafted.Refused(
                    Wording.withoutItems(turn, begun, 1)); // a move is whole, there is nothing to come
        }
        return Wording.add(turn, begun)
                .<Drafted>map(Drafted.Refused::new)
                .orElseGet(() -> new Drafted.Begun(new ItemDraft(turn)));
    }

    @Override
    public String text() {
        return turn.account().text();
    }

    @Override
    public String position() {
        return turn.course.position().toString();
    }

    @Override
    public boolean isWhole() {
        return prospects.missing().isEmpty();
    }

    @Override
    public List<LegalMove> moves() {
        return prospects.moves();
    }

    @Override
    public boolean mayPass() {
        return prospects.mayPass();
    }

    @Override
    public List<Item> items() {
        return Arrays.stream(Item.values()).filter(this::mayUse).toList();
    }

    private boolean mayUse(Item item) {
        return item == Item.POWER_MARBLE
                ? prospects.mayBeginWithMarble()
                : cells(item).findAny().isPresent();
    }

    @Override
    public List<String> targets(Item item) {
        return names(cells(item));
    }

    @Override
    public List<String> targets(Item item, String from) {
        Optional<Integer> cell = turn.course.terrain.board.cell(from);
        return item.isMoving() && cell.isPresent() ? names(prospects.flights(item, cell.get())) : List.of();
    }

    @Override
    public Optional<String> stirred() {
        return turn.stirred();
    }

    private IntStream cells(Item item) {
        return switch (item) {
            case ROADBLOCK, ROAD_MENDER -> prospects.places(item);
            case WING, SWAP -> prospects.flyers(item);
            case WHIRLWIND -> prospects.centres();
            case POWER_MARBLE -> IntStream.empty();
        };
    }

    private List<String> names(IntStream cells) {
        return cells.mapToObj(turn.course.terrain.board::name).toList();
    }
}
