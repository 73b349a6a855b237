package dev.tiaoqi.engine.oracle;

/** What happens in a game and is no turn: departures, a draw agreed, the end by R3.7 or R5.2 (R3.3, R3.4, N3). */
record OutOfTurn(Table table) {

    void play(String token) {
        if (token.equals("#draw")) {
            draw();
            return;
        }
        if (token.equals("#ends")) {
            require(token.equals(table.forced), token);
            if (table.pendingReason.equals("deadGame")) {
                table.deadGame().score();
            } else {
                shareRanksByDistance();
            }
            new Checks(table).end(table.pendingReason);
            return;
        }
        String[] parts = token.split("#", -1);
        Player leaver = table.player(parts[0]);
        require(leaver.isIn(), token);
        switch (parts[1]) {
            case "resigns" -> leave(leaver, "resigned", "resignation");
            case "quits" -> leave(leaver, "quit", token.equals(table.forced) ? "timeout" : "quit");
            case "flag" -> {
                require(leaver == table.mover(), token); // R4.2: E#quits in a record
                leave(leaver, "quit", "timeout");
            }
            case "offers" -> table.talk.offer(table, leaver.seat);
            case "accepts" -> table.talk.accept(leaver.seat);
            case "declines" -> table.talk.decline(leaver.seat);
            case "passive" -> {
                require(token.equals(table.forced), token);
                leave(leaver, "passive", "passive");
            }
            default -> require(false, token);
        }
        answered();
    }

    /** R3.4: after the first turn; the free ranks are shared; nobody agrees alone. */
    private void draw() {
        require(table.ply > 0 && table.ranks().stillIn().size() > 1, "#draw");
        new Checks(table).endAgreed();
    }

    private void answered() {
        if (table.reason == null && table.talk.isAgreed(table)) {
            new Checks(table).endAgreed();
        }
    }

    /** R3.7 */
    private void shareRanksByDistance() {
        if (table.setup.teams()) {
            table.teams().rankByDistance();
        } else {
            table.ranks().shareFreeRanksBy(player -> Finish.distance(table.setup, table.men, player.seat));
        }
    }

    /** R3.3: his men are lifted; if it was his turn, the next one is on turn at once (R2.9). */
    private void leave(Player leaver, String state, String event) {
        table.men.values().removeIf(leaver.seat::equals);
        table.clear(leaver);
        table.ranks().leave(leaver, state);
        table.lastEvent = event;
        table.forced = null;
        if (leaver == table.mover()) {
            new Checks(table).afterDeparture();
        } else {
            new Checks(table).afterAnotherLeft();
        }
    }

    private static void require(boolean possible, String token) {
        if (!possible) {
            throw new IllegalArgumentException("may not be now: " + token);
        }
    }
}
