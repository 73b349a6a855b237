package dev.tiaoqi.engine.oracle;

/** A place a man can stand on (R1.2): file from 0 for 'a', rank from 1. Ordered by rank, then file (R2.4). */
record Cell(int file, int rank) implements Comparable<Cell> {

    static Cell of(String name) {
        return new Cell(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)));
    }

    Cell towards(int files, int ranks) {
        return new Cell(file + files, rank + ranks);
    }

    /** One step away; both kinds of board count their coordinates so that a neighbour differs by one at most. */
    boolean isNextTo(Cell other) {
        return Math.max(Math.abs(file - other.file), Math.abs(rank - other.rank)) == 1;
    }

    @Override
    public int compareTo(Cell other) {
        return rank != other.rank ? Integer.compare(rank, other.rank) : Integer.compare(file, other.file);
    }

    @Override
    public String toString() {
        return (char) ('a' + file) + Integer.toString(rank);
    }
}
