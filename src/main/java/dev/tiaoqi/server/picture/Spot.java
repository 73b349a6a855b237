package dev.tiaoqi.server.picture;

/** A point of a picture; the pitch of neighbouring cells is {@link #PITCH}. */
record Spot(double x, double y) {

    static final double PITCH = 40;

    Spot plus(double dx, double dy) {
        return new Spot(x + dx, y + dy);
    }

    /** From here towards another point, and beyond it, by this share of the way. */
    Spot towards(Spot other, double share) {
        return plus((other.x - x) * share, (other.y - y) * share);
    }

    double away(Spot other) {
        return Math.hypot(other.x - x, other.y - y);
    }
}
