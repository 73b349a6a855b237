package dev.tiaoqi.engine.search;

import java.util.Arrays;

/**
 * The least sum of costs when every row gets a column of its own, by the Hungarian method with potentials (H. W. Kuhn
 * 1955, in the shortest-path form of R. Jonker and A. Volgenant 1987): rows squared times columns. There must be as
 * many columns as rows at least. Used again and again without allocation.
 */
final class Assignment {

    private final int[][] cost;
    private final int[] rowPotential;
    private final int[] columnPotential;
    /** The row that has the column, from 1; 0 for none. */
    private final int[] rowOf;

    private final int[] before;
    private final int[] slack;
    private final boolean[] used;
    private int rows;
    private int columns;

    /** For at most so many rows and columns. */
    Assignment(int most) {
        cost = new int[most + 1][most + 1];
        rowPotential = new int[most + 1];
        columnPotential = new int[most + 1];
        rowOf = new int[most + 1];
        before = new int[most + 1];
        slack = new int[most + 1];
        used = new boolean[most + 1];
    }

    void clear() {
        rows = 0;
        columns = 0;
    }

    int rows() {
        return rows;
    }

    /** A row whose columns cost what the table says of the first {@code count} keys. */
    void addRow(int[] table, int[] keys, int count) {
        rows++;
        columns = count;
        for (int column = 1; column <= count; column++) {
            cost[rows][column] = table[keys[column - 1]];
        }
    }

    int least() {
        Arrays.fill(rowPotential, 0);
        Arrays.fill(columnPotential, 0);
        Arrays.fill(rowOf, 0);
        for (int row = 1; row <= rows; row++) {
            place(row);
        }
        int sum = 0;
        for (int column = 1; column <= columns; column++) {
            sum += rowOf[column] == 0 ? 0 : cost[rowOf[column]][column];
        }
        return sum;
    }

    /** Finds the cheapest way to make room for one more row, and moves the others along it. */
    private void place(int row) {
        Arrays.fill(slack, Integer.MAX_VALUE);
        Arrays.fill(used, false);
        rowOf[0] = row;
        int column = 0;
        while (rowOf[column] != 0) {
            used[column] = true;
            column = cheapestFrom(column);
        }
        while (column != 0) {
            rowOf[column] = rowOf[before[column]];
            column = before[column];
        }
    }

    private int cheapestFrom(int column) {
        int row = rowOf[column];
        int delta = Integer.MAX_VALUE;
        int cheapest = 0;
        for (int next = 1; next <= columns; next++) {
            if (!used[next]) {
                int reduced = cost[row][next] - rowPotential[row] - columnPotential[next];
                if (reduced < slack[next]) {
                    slack[next] = reduced;
                    before[next] = column;
                }
                if (slack[next] < delta) {
                    delta = slack[next];
                    cheapest = next;
                }
            }
        }
        shift(delta);
        return cheapest;
    }

    private void shift(int delta) {
        for (int column = 0; column <= columns; column++) {
            if (used[column]) {
                rowPotential[rowOf[column]] += delta;
                columnPotential[column] -= delta;
            } else {
                slack[column] -= delta;
            }
        }
    }
}
