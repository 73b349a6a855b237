package dev.tiaoqi.engine.oracle;

import java.util.List;
import java.util.stream.IntStream;

/** What is looked at after a turn or a departure, in the order of R3.8. */
record Checks(Table table) {

    void afterTurn() {
        table.talk.hadTurn(table.mover().seat);
        capturedOut();
        finishes();
        table.fullMeanwhile.clear();
        if (table.setup.teams()) {
            table.teams().count();
            if (table.teams().isWon() && !table.setup.equalTurns()) {
                endByLastEvent(); // R3.8: the checks end here
                return;
            }
        }
        Player mover = table.mover();
        if (table.conceder != null && table.ranks().stillIn().size() == 2) {
            endByRule("deadGame");
        } else if (mover.timeouts == 3) {
            table.forced = mover.seat + "#quits";
        } else if (mover.isIn() && missesDeadline(mover)) {
            table.forced = mover.seat + "#passive";
        } else {
            goOn();
        }
    }

    /** The seat to move has left, of its own will or by rule. */
    void afterDeparture() {
        goOn();
    }

    /** Another seat has left: the turn stays where it is, but its owner may now be stuck (R2.8). */
    void afterAnotherLeft() {
        if (isOver(table.place)) {
            endByLastEvent();
        } else if (table.talk.isAgreed(table)) {
            endAgreed();
        } else {
            passIfStuck();
        }
    }

    /** R9.3: those without men are out; several in one turn share the rank. */
    private void capturedOut() {
        if (table.setup.capture()) {
            List<Player> out = table.ranks().stillIn().stream()
                    .filter(player -> !table.men.containsValue(player.seat))
                    .toList();
            if (!out.isEmpty()) {
                table.ranks().captureOut(out);
                table.lastEvent = "captured";
            }
        }
    }

    /** R3.1: the mover first, then the others in turn order. */
    private void finishes() {
        int count = table.players.size();
        for (int i = 0; i < count; i++) {
            Player player = table.players.get((table.place + i) % count);
            if (player.isIn() && player.hasMoved && isFull(player)) {
                table.ranks().finish(player, table.round, table.setup.equalTurns());
                table.clear(player);
                table.lastEvent = "finished";
                table.teamsLastWin = "finished";
            }
        }
    }

    private boolean isFull(Player player) {
        return table.fullMeanwhile.contains(player.seat) || Finish.isFull(table.setup, table.men, player.seat);
    }

    /** R4.1 */
    private boolean missesDeadline(Player player) {
        Integer men = table.setup.deadlines().get(table.round);
        return men != null && Finish.menOutsideHome(table.setup, table.men, player.seat) < men;
    }

    private void goOn() {
        if (isOver(table.place + 1)) {
            endByLastEvent();
            return;
        }
        List<Integer> toCome = toCome(table.place + 1);
        if (table.talk.isAgreed(table)) {
            if (!toCome.isEmpty()) {
                table.place = toCome.getFirst(); // R2.9: he is on turn at once
                takeOffWhatIsDue();
            }
            endAgreed();
        } else if (!toCome.isEmpty()) {
            table.place = toCome.getFirst();
            beginTurn();
        } else {
            endOfRound();
        }
    }

    /** The places still in that have their turn of this round yet to come. */
    private List<Integer> toCome(int fromPlace) {
        return IntStream.range(fromPlace, table.players.size())
                .filter(place -> table.players.get(place).isIn())
                .boxed()
                .toList();
    }

    /** R3.2: at most one is still in; with {@code equalTurns} a finish waits for the round's last turns. */
    private boolean isOver(int fromPlace) {
        if (table.setup.teams()) {
            boolean moreTurns = table.setup.equalTurns() && !toCome(fromPlace).isEmpty();
            return table.teams().isLost() || (table.teams().isWon() && !moreTurns);
        }
        boolean finishInThisRound = table.players.stream().anyMatch(player -> player.finishedIn == table.round);
        boolean waits = table.setup.equalTurns()
                && finishInThisRound
                && !toCome(fromPlace).isEmpty();
        return table.ranks().stillIn().size() <= 1 && !waits;
    }

    /** R5.2, R3.7, then a new round. */
    private void endOfRound() {
        if (table.deadGame().isGivenUp()) {
            endByRule("deadGame");
            return;
        }
        table.deadGame().endOfRound();
        boolean allPassed = table.ranks().stillIn().stream().allMatch(player -> player.passes >= 3);
        if (allPassed || table.round == table.setup.maxRounds()) {
            endByRule(allPassed ? "allPassed" : "maxRounds");
            return;
        }
        table.round++;
        table.place = toCome(0).getFirst();
        beginTurn();
    }

    private void endByRule(String reason) {
        table.pendingReason = reason;
        table.forced = "#ends";
    }

    /** R3.4: the free ranks are shared. */
    void endAgreed() {
        shareFreeRanks();
        end("agreement");
    }

    void beginTurn() {
        table.die = 0;
        takeOffWhatIsDue();
        passIfStuck();
    }

    /** R8: what the mover placed three turns ago is taken off. */
    private void takeOffWhatIsDue() {
        Player mover = table.mover();
        mover.placed.replaceAll((cell, turns) -> turns - 1);
        mover.placed.forEach((cell, turns) -> {
            if (turns == 0) {
                table.men.remove(cell);
            }
        });
        mover.placed.values().removeIf(turns -> turns == 0);
    }

    /** R2.9, R2.8: one whose turn is lost, or who has no legal move, is passed by the server at once. */
    void passIfStuck() {
        if (table.mover().losesTurn) {
            table.forced = "--#lost";
            return;
        }
        table.forced = null;
        if (!table.awaitsThrow() && new Turns(table).isStuck()) {
            table.forced = "--#stuck";
        }
    }

    /**
     * The reason is what happened last, but {@code equalTurns} when a finish or a team's count ends the game and rank 1
     * is shared. Where no team has lost, it is a team's win that ends a game of teams, whoever left after it.
     */
    private void endByLastEvent() {
        shareFreeRanks();
        long firsts = table.players.stream().filter(player -> player.rank == 1).count();
        long winners = table.setup.teams() ? table.players.size() / 2 : 1;
        boolean byWin = table.setup.teams() && !table.teams().isLost();
        String event = byWin ? table.teamsLastWin : table.lastEvent;
        boolean won = event.equals("finished") || event.equals("teamWon");
        boolean shared = table.setup.equalTurns() && won && firsts > winners;
        end(shared ? "equalTurns" : event);
    }

    /** Teams have ranks 1 and 2, or share rank 1 (R7). */
    void shareFreeRanks() {
        if (table.setup.teams()) {
            table.teams().rank();
        } else {
            table.ranks().shareFreeRanks();
        }
    }

    void end(String reason) {
        table.forced = null;
        table.reason = reason;
    }
}
