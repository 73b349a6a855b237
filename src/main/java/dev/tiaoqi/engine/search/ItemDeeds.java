package dev.tiaoqi.engine.search;

import dev.tiaoqi.engine.board.Seat;
import dev.tiaoqi.engine.board.Topology;
import dev.tiaoqi.engine.game.Draft;
import dev.tiaoqi.engine.game.Drafted;
import dev.tiaoqi.engine.play.HopGame;
import dev.tiaoqi.engine.play.Scratch;
import dev.tiaoqi.engine.position.Contents;
import dev.tiaoqi.engine.rules.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The turns with items worth a thought (R8): each has its price, which must be gained beyond the best turn without it,
 * and gets cheaper as the game goes by, for what is held at the end is lost.
 */
final class ItemDeeds {

    private static final int MARBLE = 90;
    private static final int WING = 60;
    private static final int SWAP = 60;
    private static final int MENDER = 50;
    private static final int ROADBLOCK = 60;
    private static final int WHIRLWIND = 50;
    /** What one row more or less is worth when a whirlwind deals men anew. */
    private static final int PER_ROW = 16;
    /** So many turns of a kind are looked at, and so many of them further. */
    private static final int GLANCED = 24;

    private static final int KEPT = 4;

    private final HopGame game;
    private final Outlook outlook;
    private final Replies replies;
    private final Scratch scratch;
    private final Topology board;
    private final List<Item> hand;
    private final long[] ends = new long[Scratch.WORDS];
    private final long[] more = new long[Scratch.WORDS];

    ItemDeeds(HopGame game, Outlook outlook, Replies replies) {
        this.game = game;
        this.outlook = outlook;
        this.replies = replies;
        scratch = outlook.scratch;
        board = Topology.named(game.rules().board()).orElseThrow();
        hand = game.hand(outlook.seat);
    }

    /** Turns with items, most of them legal, given all moves there are without and the best. */
    List<Deed> of(List<Deed> moves, Optional<Deed> best) {
        if (hand.isEmpty()) {
            return List.of();
        }
        return draft("")
                .map(draft -> Stream.of(
                                flights(draft, Item.WING, WING),
                                flights(draft, Item.SWAP, SWAP),
                                marbles(moves),
                                menders(draft),
                                best.map(move -> roadblocks(draft, move)).orElse(List.of()),
                                best.map(this::whirlwinds).orElse(List.of()))
                        .flatMap(deeds -> few(deeds).stream())
                        .toList())
                .orElse(List.of());
    }

    /** Whether the rules allow it: an item may leave no legal move, or a man's way may be barred. */
    boolean isLegal(Deed deed) {
        return draft(deed.text()).filter(Draft::isWhole).isPresent();
    }

    private Optional<Draft> draft(String begun) {
        return game.draft(begun) instanceof Drafted.Begun drafted ? Optional.of(drafted.draft()) : Optional.empty();
    }

    /** Those that look best: at a glance first, then by where the men stand. */
    private List<Deed> few(List<Deed> deeds) {
        return deeds.stream()
                .sorted(Comparator.comparingInt(this::glance))
                .limit(GLANCED)
                .sorted(Comparator.comparingInt(this::sight))
                .limit(KEPT)
                .toList();
    }

    private int glance(Deed deed) {
        Way own = outlook.own();
        return own.guess(deed.to())
                + outlook.burden(deed.to())
                - own.guess(deed.from())
                - outlook.burden(deed.from())
                + deed.extra();
    }

    private int sight(Deed deed) {
        byte[] before = deed.apply(scratch);
        int cost = outlook.cost() + deed.extra();
        deed.undo(scratch, before);
        return cost;
    }

    /** What it must gain now, counted twice as the turn's worth is: a third of the price when all is done. */
    private int price(int full) {
        int whole = Math.max(1, outlook.own().inAll());
        int left = Math.min(whole, outlook.own().toGo(scratch));
        return full / 3 + full * 2 / 3 * left / whole;
    }

    private List<Deed> flights(Draft draft, Item item, int full) {
        List<Deed> deeds = new ArrayList<>();
        for (String man : draft.targets(item)) {
            for (String end : draft.targets(item, man)) {
                int from = game.cell(man);
                int to = game.cell(end);
                byte[] after = {scratch.content(to), scratch.content(from)};
                String text = item.letter() + "@" + man + "~" + end;
                Deed deed = new Deed(text, new int[] {from, to}, after, price(full));
                deeds.add(item == Item.SWAP ? deed.costing(toOthers(deed)) : deed);
            }
        }
        return deeds;
    }

    /** What it spares its rivals, and costs its partners. */
    private int toOthers(Deed deed) {
        int before = others();
        byte[] undo = deed.apply(scratch);
        int after = others();
        deed.undo(scratch, undo);
        return before - after;
    }

    private int others() {
        int sum = 0;
        for (Way rival : outlook.rivals().values()) {
            sum += rival.toGo(scratch);
        }
        for (Way partner : outlook.partners().values()) {
            sum -= partner.toGo(scratch);
        }
        return sum;
    }

    /** The same man twice. */
    private List<Deed> marbles(List<Deed> moves) {
        List<Deed> deeds = new ArrayList<>();
        if (hand.contains(Item.POWER_MARBLE)) {
            for (Deed first : few(moves)) {
                byte[] before = first.apply(scratch);
                scratch.destinations(first.to(), ends, 0);
                first.undo(scratch, before);
                each(ends, to -> deeds.add(twice(first, to)));
            }
        }
        return deeds.stream().filter(deed -> deed.from() != deed.to()).toList();
    }

    private Deed twice(Deed first, int to) {
        String text = "P " + first.text() + " " + way(first.to(), to);
        int[] cells = {first.from(), to};
        return Deed.walk(scratch, text, cells).costing(price(MARBLE));
    }

    /** The moves that a road-mender opens. */
    private List<Deed> menders(Draft draft) {
        List<Deed> deeds = new ArrayList<>();
        for (String name : draft.targets(Item.ROAD_MENDER)) {
            int cell = game.cell(name);
            for (int from = 0; from < scratch.size(); from++) {
                if (scratch.owner(from) == outlook.seat.index()) {
                    opened(cell, from, deeds);
                }
            }
        }
        return deeds;
    }

    private void opened(int cell, int from, List<Deed> deeds) {
        scratch.destinations(from, ends, 0);
        scratch.set(cell, Contents.ROAD_MENDER);
        scratch.destinations(from, more, 0);
        scratch.set(cell, Contents.EMPTY);
        for (int word = 0; word < Scratch.WORDS; word++) {
            more[word] &= ~ends[word];
        }
        each(more, to -> {
            String text = "M@" + board.name(cell) + " " + way(from, to);
            byte[] after = {Contents.EMPTY, scratch.content(from), Contents.ROAD_MENDER};
            deeds.add(new Deed(text, new int[] {from, to, cell}, after, price(MENDER)));
        });
    }

    /** The best move, and a block in the way of whoever is ahead of all others. */
    private List<Deed> roadblocks(Draft draft, Deed move) {
        List<Deed> deeds = new ArrayList<>();
        byte[] before = move.apply(scratch);
        outlook.rivals().entrySet().stream()
                .min(Comparator.comparingInt(rival -> outlook.toGo(rival.getValue())))
                .ifPresent(leader -> {
                    int best = replies.bestMove(leader.getKey(), leader.getValue());
                    int free = replies.least(leader.getKey(), leader.getValue());
                    for (String name : best < 0 ? List.<String>of() : draft.targets(Item.ROADBLOCK)) {
                        int cell = game.cell(name);
                        if (scratch.content(cell) == Contents.EMPTY && isInTheWay(cell, best)) {
                            scratch.set(cell, Contents.ROADBLOCK);
                            int blocked = replies.least(leader.getKey(), leader.getValue());
                            scratch.set(cell, Contents.EMPTY);
                            deeds.add(blocking(move, cell, free - blocked));
                        }
                    }
                });
        move.undo(scratch, before);
        return deeds;
    }

    private boolean isInTheWay(int cell, int move) {
        scratch.set(cell, Contents.ROADBLOCK);
        scratch.destinations(move >>> 8, ends, 0);
        scratch.set(cell, Contents.EMPTY);
        int to = move & 0xff;
        return (ends[to >>> 6] >>> to & 1) == 0;
    }

    private Deed blocking(Deed move, int cell, int hindrance) {
        int[] cells = {move.from(), move.to(), cell};
        byte[] after = {Contents.EMPTY, scratch.content(move.to()), Contents.ROADBLOCK};
        return new Deed("R@" + board.name(cell) + " " + move.text(), cells, after, hindrance + price(ROADBLOCK));
    }

    /** The best move, and a whirlwind where those in front are mostly others. */
    private List<Deed> whirlwinds(Deed move) {
        if (!hand.contains(Item.WHIRLWIND)) {
            return List.of();
        }
        byte[] before = move.apply(scratch);
        List<Deed> deeds = draft(move.text()).stream()
                .flatMap(draft -> draft.targets(Item.WHIRLWIND).stream())
                .map(name -> {
                    Deed blown = move.saying(move.text() + " T@" + name);
                    return blown.costing(stir(game.cell(name)) + price(WHIRLWIND));
                })
                .toList();
        move.undo(scratch, before);
        return deeds;
    }

    /** What dealing the seven men anew costs on the average: each comes to stand in the middle. */
    private int stir(int centre) {
        int[] cells = IntStream.range(0, scratch.size())
                .filter(cell -> board.distance(centre, cell) <= 1 && !Contents.isBlock(scratch.content(cell)))
                .toArray();
        int cost = 0;
        for (int cell : cells) {
            int owner = scratch.owner(cell);
            if (owner >= 0) {
                cost += stirred(Seat.at(owner), cell, cells);
            }
        }
        return cost;
    }

    private int stirred(Seat owner, int cell, int[] cells) {
        Way rival = outlook.rivals().get(owner);
        if (rival != null) {
            return -lost(rival, cell, cells);
        }
        Way friend = owner == outlook.seat ? outlook.own() : outlook.partners().get(owner);
        return friend == null ? 0 : lost(friend, cell, cells);
    }

    private static int lost(Way way, int cell, int[] cells) {
        int sum = 0;
        for (int each : cells) {
            sum += way.row(each);
        }
        return PER_ROW * (way.row(cell) * cells.length - sum) / cells.length;
    }

    private String way(int from, int to) {
        return board.name(from) + "-" + board.name(to);
    }

    private static void each(long[] words, IntConsumer use) {
        for (int word = 0; word < Scratch.WORDS; word++) {
            for (long bits = words[word]; bits != 0; bits &= bits - 1) {
                use.accept((word << 6) + Long.numberOfTrailingZeros(bits));
            }
        }
    }
}
