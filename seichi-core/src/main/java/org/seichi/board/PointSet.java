package org.seichi.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An immutable set of points of one board, as bits. Sets of different boards must not be mixed.
 *
 * <p>Operations take time linear in the number of words (7 on 19x19). Iterate without boxing by
 * {@code for (int p = set.first(); p != NO_POINT; p = set.next(p))}: points come from top left to bottom right.
 */
public final class PointSet {
    private final long[] words;

    private PointSet(long[] words) {
        this.words = words;
    }

    /** The empty set of a board. */
    public static PointSet empty(Board board) {
        return new PointSet(new long[wordCount(board)]);
    }

    /** The set of the given points of a board. */
    public static PointSet of(Board board, int... points) {
        Builder builder = builder(board);
        for (int point : points) {
            builder.add(point);
        }
        return builder.build();
    }

    /** The same from a stream of points. */
    public static PointSet of(Board board, IntStream points) {
        return of(board, points.toArray());
    }

    /** The set for which {@link #toLongArray} gives these bits; the array is copied. */
    public static PointSet valueOf(long[] words) {
        return new PointSet(words.clone());
    }

    /** A builder of sets of a board. */
    public static Builder builder(Board board) {
        return new Builder(new long[wordCount(board)]);
    }

    private static int wordCount(Board board) {
        return (board.arrayLength() + 63) >>> 6;
    }

    /** Whether the point is in the set. */
    public boolean contains(int point) {
        return (words[point >>> 6] & (1L << point)) != 0;
    }

    /** Number of points. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Whether there is no point in the set. */
    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** The first point, or {@link Board#NO_POINT} if there is none. */
    public int first() {
        return next(Board.NO_POINT);
    }

    /** The point that follows the given one, or {@link Board#NO_POINT} if there is none. */
    public int next(int point) {
        return next(words, point);
    }

    private static int next(long[] words, int point) {
        int from = point + 1;
        int index = from >>> 6;
        if (index >= words.length) {
            return Board.NO_POINT;
        }
        long rest = words[index] >>> from;
        if (rest != 0) {
            return from + Long.numberOfTrailingZeros(rest);
        }
        while (++index < words.length) {
            if (words[index] != 0) {
                return (index << 6) + Long.numberOfTrailingZeros(words[index]);
            }
        }
        return Board.NO_POINT;
    }

    /** Calls the action with each point, from top left to bottom right. */
    public void forEach(IntConsumer action) {
        for (int point = first(); point != Board.NO_POINT; point = next(point)) {
            action.accept(point);
        }
    }

    /** The points as an array, from top left to bottom right. */
    public int[] toArray() {
        int[] points = new int[size()];
        int count = 0;
        for (int point = first(); point != Board.NO_POINT; point = next(point)) {
            points[count++] = point;
        }
        return points;
    }

    /** The points, from top left to bottom right. */
    public IntStream stream() {
        return Arrays.stream(toArray());
    }

    /** The points of this set that fulfill a condition. */
    public PointSet filter(IntPredicate condition) {
        long[] result = new long[words.length];
        forEach(point -> result[point >>> 6] |= condition.test(point) ? 1L << point : 0);
        return new PointSet(result);
    }

    /** The set as bits: bit {@code p & 63} of element {@code p / 64} is 1 if point {@code p} is in the set. A copy. */
    public long[] toLongArray() {
        return words.clone();
    }

    /**
     * The indices {@code p} for which {@code p + distance} is in this set, where the distance is that between two points of
     * the board, such as {@link Board#stride()} or -1. The result may contain indices of the border, but none beyond the
     * array.
     */
    public PointSet shifted(int distance) {
        long[] result = new long[words.length];
        int from = distance >> 6;
        int bits = distance & 63;
        for (int i = Math.max(0, -from); i < words.length && i + from < words.length; i++) {
            result[i] = words[i + from] >>> bits;
        }
        // Shifted in two steps, because a shift by 64 would leave the word unchanged instead of clearing it.
        for (int i = Math.max(0, -from - 1); i < words.length && i + from + 1 < words.length; i++) {
            result[i] |= words[i + from + 1] << 1 << (63 - bits);
        }
        return new PointSet(result);
    }

    /**
     * The points of this set that are connected with one of them along the lines.
     *
     * @param start a point of the set
     */
    public PointSet connected(Board board, int start) {
        long[] result = new long[words.length];
        result[start >>> 6] = 1L << start;
        return grown(result, start >>> 6, start >>> 6, board.stride());
    }

    /** The points of this set that are connected along the lines with one that is in another set too. */
    public PointSet connected(Board board, PointSet seeds) {
        return grown(intersection(seeds).words, 0, words.length - 1, board.stride());
    }

    /** The connected parts of this set, in the order of their first points. */
    public List<PointSet> parts(Board board) {
        List<PointSet> parts = new ArrayList<>();
        PointSet rest = this;
        while (!rest.isEmpty()) {
            PointSet part = rest.connected(board, rest.first());
            parts.add(part);
            rest = rest.minus(part);
        }
        return parts;
    }

    /**
     * Flood-fills within this set.
     *
     * @param result points of this set to begin with, all of them in the words from {@code from} to {@code to}; it is changed
     */
    private PointSet grown(long[] result, int from, int to, int stride) {
        int low = from;
        int high = to;
        boolean grown = true;
        while (grown) {
            grown = false;
            int last = Math.min(high + 1, words.length - 1);
            for (int i = Math.max(low - 1, 0); i <= last; i++) {
                long before = i > 0 ? result[i - 1] : 0;
                long after = i + 1 < words.length ? result[i + 1] : 0;
                long near = before >>> 63 | after << 63 | before >>> -stride | after << -stride;
                long old = result[i];
                long word = spread(old | (near & words[i]), words[i], stride);
                if (word != old) {
                    result[i] = word;
                    low = Math.min(low, i);
                    high = Math.max(high, i);
                    grown = true;
                }
            }
        }
        return new PointSet(result);
    }

    /** The points of a word that are connected with given ones inside this word. */
    private static long spread(long points, long within, int stride) {
        long word = points;
        long next = (word | word << 1 | word >>> 1 | word << stride | word >>> stride) & within;
        while (next != word) {
            word = next;
            next = (word | word << 1 | word >>> 1 | word << stride | word >>> stride) & within;
        }
        return word;
    }

    /** The points that are in this set or in the other one. */
    public PointSet union(PointSet other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] |= other.words[i];
        }
        return new PointSet(result);
    }

    /** The points that are in any of some sets. */
    public static PointSet unionOf(Board board, Stream<PointSet> sets) {
        Builder all = builder(board);
        sets.forEach(all::addAll);
        return all.build();
    }

    /** The points that are in both sets. */
    public PointSet intersection(PointSet other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] &= other.words[i];
        }
        return new PointSet(result);
    }

    /** The points of this set that are not in the other one. */
    public PointSet minus(PointSet other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] &= ~other.words[i];
        }
        return new PointSet(result);
    }

    /** Whether the sets have a point in common. */
    public boolean intersects(PointSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether every point of the other set is in this one. */
    public boolean containsAll(PointSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((other.words[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The orthogonal neighbors of the set's points that are on the board and not themselves in the set. */
    public PointSet neighbors(Board board) {
        return neighborsIn(board.points(), board);
    }

    /** The points at most a number of steps along the lines away from the set, those of the set included. */
    public PointSet within(int steps, Board board) {
        PointSet reached = this;
        for (int step = 0; step < steps; step++) {
            reached = reached.union(reached.neighbors(board));
        }
        return reached;
    }

    /** The orthogonal neighbors of the set's points that are in another set and not themselves in this one. */
    public PointSet neighborsIn(PointSet within, Board board) {
        int stride = board.stride();
        long[] result = new long[words.length];
        for (int i = 0; i < result.length; i++) {
            long word = words[i];
            long before = i > 0 ? words[i - 1] : 0;
            long after = i + 1 < words.length ? words[i + 1] : 0;
            long beside = word << 1 | before >>> 63 | word >>> 1 | after << 63;
            long across = word << stride | before >>> -stride | word >>> stride | after << -stride;
            result[i] = (beside | across) & within.words[i] & ~word;
        }
        return new PointSet(result);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PointSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }

    /** A set of points that can be changed; {@link #build} may be called repeatedly. */
    public static final class Builder {
        private final long[] words;

        private Builder(long[] words) {
            this.words = words;
        }

        /** Adds a point. */
        public Builder add(int point) {
            words[point >>> 6] |= 1L << point;
            return this;
        }

        /** Adds consecutive points, at most 64. */
        void addRange(int first, int count) {
            long range = -1L >>> -count;
            words[first >>> 6] |= range << first;
            if ((first & 63) + count > 64) {
                words[(first >>> 6) + 1] |= range >>> -first;
            }
        }

        /** Adds the points of an array from an index on, up to another one, which is excluded. */
        public Builder addAll(int[] points, int from, int to) {
            for (int i = from; i < to; i++) {
                add(points[i]);
            }
            return this;
        }

        /** Adds all points of a set of the same board. */
        public Builder addAll(PointSet set) {
            for (int i = 0; i < words.length; i++) {
                words[i] |= set.words[i];
            }
            return this;
        }

        /** Adds all points of another builder for the same board. */
        public Builder addAll(Builder other) {
            for (int i = 0; i < words.length; i++) {
                words[i] |= other.words[i];
            }
            return this;
        }

        /** Removes all points. */
        public Builder clear() {
            Arrays.fill(words, 0);
            return this;
        }

        /** Removes a point. */
        public Builder remove(int point) {
            words[point >>> 6] &= ~(1L << point);
            return this;
        }

        /** Whether the point has been added. */
        public boolean contains(int point) {
            return (words[point >>> 6] & (1L << point)) != 0;
        }

        /** The point that follows the given one, or {@link Board#NO_POINT} if there is none. */
        public int next(int point) {
            return PointSet.next(words, point);
        }

        /** An immutable copy of what has been collected. */
        public PointSet build() {
            return new PointSet(words.clone());
        }
    }
}
