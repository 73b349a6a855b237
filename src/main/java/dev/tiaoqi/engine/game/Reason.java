package dev.tiaoqi.engine.game;

/** The rule that ended a game, named as in JSON and in a record's Termination tag. */
public enum Reason {
    /** R3.1, R3.2 */
    FINISHED("finished"),
    /** R3.3 */
    RESIGNATION("resignation"),
    /** R3.3 */
    QUIT("quit"),
    /** R3.4 */
    AGREEMENT("agreement"),
    /** R4.1 */
    PASSIVE("passive"),
    /** R4.2: a third timeout, or a fallen flag. */
    TIMEOUT("timeout"),
    /** R3.2: a finish ended the game and rank 1 is shared. */
    EQUAL_TURNS("equalTurns"),
    /** R7: by the men of a team in their targets alone. */
    TEAM_WON("teamWon"),
    /** R5.2 */
    DEAD_GAME("deadGame"),
    /** R9.3 */
    CAPTURED("captured"),
    /** R3.7 */
    MAX_ROUNDS("maxRounds"),
    /** R3.7 */
    ALL_PASSED("allPassed");

    private final String text;

    Reason(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
