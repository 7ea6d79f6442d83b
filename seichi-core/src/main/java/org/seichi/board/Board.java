package org.seichi.board;

/**
 * The geometry of a rectangular board of 1x1 to 25x25 points.
 *
 * <p>A point is an {@code int}: an index into an array that holds the rows from top to bottom with one border column to the
 * left of each row and one border row above and below. The neighbors of {@code p} are {@code p - 1}, {@code p + 1},
 * {@code p - stride()} and {@code p + stride()}; the border makes range checks unnecessary. Index 0 always lies on the border
 * and stands for "no point".
 *
 * @param width number of columns, 1 to {@value #MAX_SIZE}
 * @param height number of rows, 1 to {@value #MAX_SIZE}
 */
public record Board(int width, int height) {
    /** The largest width and height. */
    public static final int MAX_SIZE = 25;

    /** An index that is never a point of the board: no ko, a pass. */
    public static final int NO_POINT = 0;

    /**
     * Checks the size.
     *
     * @throws IllegalArgumentException if a side is not 1 to {@value #MAX_SIZE}
     */
    public Board {
        if (width < 1 || height < 1 || width > MAX_SIZE || height > MAX_SIZE) {
            throw new IllegalArgumentException("board size " + width + "x" + height + " is not 1 to " + MAX_SIZE);
        }
    }

    /** A board with equal sides. */
    public static Board square(int size) {
        return new Board(size, size);
    }

    /** The difference between the indices of a point and the one above it. */
    public int stride() {
        return width + 1;
    }

    /** Length of an array with one element for each point and each border cell. */
    public int arrayLength() {
        return (width + 1) * (height + 2) + 1;
    }

    /** Number of points. */
    public int size() {
        return width * height;
    }

    /** The smallest point (top left); every point lies between this one and {@link #last()}, with border cells among them. */
    public int first() {
        return width + 2;
    }

    /** The largest point (bottom right). */
    public int last() {
        return height * stride() + width;
    }

    /**
     * The point in a column and row.
     *
     * @param x column, 0 at the left
     * @param y row, 0 at the top
     * @throws IllegalArgumentException if there is no such point
     */
    public int point(int x, int y) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            throw new IllegalArgumentException("no point " + x + "," + y + " on a " + width + "x" + height + " board");
        }
        return (y + 1) * (width + 1) + x + 1;
    }

    /** The column of a point, 0 at the left. */
    public int x(int point) {
        return point % (width + 1) - 1;
    }

    /** The row of a point, 0 at the top. */
    public int y(int point) {
        return point / (width + 1) - 1;
    }

    /** The line that a point is on: 1 at the edge, 2 beside it, and so on. */
    public int line(int point) {
        int x = x(point);
        int y = y(point);
        return 1 + Math.min(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y));
    }

    /** The number of steps along the lines from a point to another one. */
    public int distance(int a, int b) {
        return Math.abs(x(a) - x(b)) + Math.abs(y(a) - y(b));
    }

    /** Whether two points are neighbors. */
    public boolean areAdjacent(int a, int b) {
        int difference = Math.abs(a - b);
        return difference == 1 || difference == stride();
    }

    /** Whether an index is a point of the board and not of its border. */
    public boolean contains(int index) {
        return index >= first() && index <= last() && index % (width + 1) != 0;
    }

    /** A neighbor of a point, or a border cell. Directions are 0 above, 1 left, 2 right, 3 below. */
    public int neighbor(int point, int direction) {
        return switch (direction) {
            case 0 -> point - stride();
            case 1 -> point - 1;
            case 2 -> point + 1;
            default -> point + stride();
        };
    }

    /** The neighbors of a point, as an immutable set: for results, not for search. */
    public PointSet neighbors(int point) {
        return PointSet.of(this, point).neighbors(this);
    }

    /**
     * The index offsets of the four neighbors, in the order of {@link #neighbor}: for loops that cannot afford a switch over
     * directions. A new array.
     */
    public int[] directions() {
        return new int[] {-stride(), -1, 1, stride()};
    }

    /** All points. */
    public PointSet points() {
        PointSet.Builder all = PointSet.builder(this);
        for (int y = 0; y < height; y++) {
            all.addRange(point(0, y), width);
        }
        return all.build();
    }
}
