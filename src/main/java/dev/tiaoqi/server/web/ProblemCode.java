package dev.tiaoqi.server.web;

import org.springframework.http.HttpStatus;

/** The closed list of the API's error codes, each with its status; texts are in the message files under {@code problem.CODE}. */
public enum ProblemCode {
    UNREADABLE("unreadable", HttpStatus.BAD_REQUEST),
    UNKNOWN_FIELD("unknownField", HttpStatus.BAD_REQUEST),
    INVALID_VALUE("invalidValue", HttpStatus.BAD_REQUEST),
    SEAT_REQUIRED("seatRequired", HttpStatus.BAD_REQUEST),
    NOT_SIGNED_IN("notSignedIn", HttpStatus.UNAUTHORIZED),
    BAD_TOKEN("badToken", HttpStatus.UNAUTHORIZED),
    CSRF("csrf", HttpStatus.FORBIDDEN),
    NOT_YOUR_SEAT("notYourSeat", HttpStatus.FORBIDDEN),
    HOST_ONLY("hostOnly", HttpStatus.FORBIDDEN),
    SCOPE("scope", HttpStatus.FORBIDDEN),
    WRONG_CREDENTIALS("wrongCredentials", HttpStatus.FORBIDDEN),
    SUSPENDED("suspended", HttpStatus.FORBIDDEN),
    ADMIN_ONLY("adminOnly", HttpStatus.FORBIDDEN),
    NOT_FOUND("notFound", HttpStatus.NOT_FOUND),
    METHOD_NOT_ALLOWED("methodNotAllowed", HttpStatus.METHOD_NOT_ALLOWED),
    NOT_ACCEPTABLE("notAcceptable", HttpStatus.NOT_ACCEPTABLE),
    TOO_LARGE("tooLarge", HttpStatus.CONTENT_TOO_LARGE),
    UNSUPPORTED_MEDIA_TYPE("unsupportedMediaType", HttpStatus.UNSUPPORTED_MEDIA_TYPE),
    GAME_OVER("gameOver", HttpStatus.CONFLICT),
    NOT_STARTED("notStarted", HttpStatus.CONFLICT),
    ALREADY_STARTED("alreadyStarted", HttpStatus.CONFLICT),
    STALE_PLY("stalePly", HttpStatus.CONFLICT),
    NOT_YOUR_TURN("notYourTurn", HttpStatus.CONFLICT),
    SEAT_TAKEN("seatTaken", HttpStatus.CONFLICT),
    SEATS_OPEN("seatsOpen", HttpStatus.CONFLICT),
    ALREADY_SEATED("alreadySeated", HttpStatus.CONFLICT),
    NO_OFFER("noOffer", HttpStatus.CONFLICT),
    OWN_OFFER("ownOffer", HttpStatus.CONFLICT),
    OFFER_STANDS("offerStands", HttpStatus.CONFLICT),
    TOO_EARLY("tooEarly", HttpStatus.CONFLICT),
    TOO_LATE_TO_CANCEL("tooLateToCancel", HttpStatus.CONFLICT),
    NOT_STILL_IN("notStillIn", HttpStatus.CONFLICT),
    NOT_AWAY("notAway", HttpStatus.CONFLICT),
    RATED_GAME("ratedGame", HttpStatus.CONFLICT),
    NOTHING_TO_TAKE_BACK("nothingToTakeBack", HttpStatus.CONFLICT),
    NAME_TAKEN("nameTaken", HttpStatus.CONFLICT),
    IDEMPOTENCY_CONFLICT("idempotencyConflict", HttpStatus.CONFLICT),
    NO_MAN_THERE("noManThere", HttpStatus.UNPROCESSABLE_CONTENT),
    NOT_YOUR_MAN("notYourMan", HttpStatus.UNPROCESSABLE_CONTENT),
    OCCUPIED("occupied", HttpStatus.UNPROCESSABLE_CONTENT),
    UNREACHABLE("unreachable", HttpStatus.UNPROCESSABLE_CONTENT),
    SAME_CELL("sameCell", HttpStatus.UNPROCESSABLE_CONTENT),
    FOREIGN_CAMP("foreignCamp", HttpStatus.UNPROCESSABLE_CONTENT),
    MUST_STAY_IN_TARGET("mustStayInTarget", HttpStatus.UNPROCESSABLE_CONTENT),
    REPETITION("repetition", HttpStatus.UNPROCESSABLE_CONTENT),
    AMBIGUOUS("ambiguous", HttpStatus.UNPROCESSABLE_CONTENT),
    ACTIONS("actions", HttpStatus.UNPROCESSABLE_CONTENT),
    AWAITS_THROW("awaitsThrow", HttpStatus.UNPROCESSABLE_CONTENT),
    NO_THROW("noThrow", HttpStatus.UNPROCESSABLE_CONTENT),
    MUST_PASS("mustPass", HttpStatus.UNPROCESSABLE_CONTENT),
    MAY_NOT_PASS("mayNotPass", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_NOT_HELD("itemNotHeld", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_ONE_A_TURN("itemOneATurn", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_OUT_OF_PLACE("itemOutOfPlace", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_NEEDS_EMPTY_CELL("itemNeedsEmptyCell", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_IN_CAMP("itemInCamp", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_OUT_OF_REACH("itemOutOfReach", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_NEEDS_THEIR_MAN("itemNeedsTheirMan", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_THEIR_FOREIGN_CAMP("itemTheirForeignCamp", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_THEIR_TARGET("itemTheirTarget", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_SAME_MAN("itemSameMan", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_NEEDS_SECOND_PART("itemNeedsSecondPart", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_NEEDS_MOVE("itemNeedsMove", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_NOT_BEFORE_PASS("itemNotBeforePass", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_TURN_OVER("itemTurnOver", HttpStatus.UNPROCESSABLE_CONTENT),
    ITEM_DEAL("itemDeal", HttpStatus.UNPROCESSABLE_CONTENT),
    IMPOSSIBLE_POSITION("impossiblePosition", HttpStatus.UNPROCESSABLE_CONTENT),
    IMPOSSIBLE_RULES("impossibleRules", HttpStatus.UNPROCESSABLE_CONTENT),
    RATED_NEEDS_ACCOUNTS("ratedNeedsAccounts", HttpStatus.UNPROCESSABLE_CONTENT),
    OPTION_NOT_OFFERED("optionNotOffered", HttpStatus.UNPROCESSABLE_CONTENT),
    ILLEGAL_RECORD("illegalRecord", HttpStatus.UNPROCESSABLE_CONTENT),
    TOO_MANY("tooMany", HttpStatus.TOO_MANY_REQUESTS),
    BUSY("busy", HttpStatus.SERVICE_UNAVAILABLE),
    SHUTTING_DOWN("shuttingDown", HttpStatus.SERVICE_UNAVAILABLE),
    INTERNAL("internal", HttpStatus.INTERNAL_SERVER_ERROR);

    private final String code;
    private final HttpStatus status;

    ProblemCode(String code, HttpStatus status) {
        this.code = code;
        this.status = status;
    }

    public String code() {
        return code;
    }

    public HttpStatus status() {
        return status;
    }
}
