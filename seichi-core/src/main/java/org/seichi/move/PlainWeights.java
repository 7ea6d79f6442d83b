package org.seichi.move;

import java.util.Arrays;
import java.util.List;
import org.seichi.text.Lines;

/**
 * The fitted weights of plain traits: the exponential of a move's score is proportional to the probability that a strong player chooses it
 * (softmax). Scores are integers in hundredths, so that the order of summation does not matter.
 *
 * <p>The model is a small neural network. Beside a weight of its own a trait may have one for each hidden unit. A unit adds up its weights
 * of all traits of a move and counts only if the sum is positive: in the first half of the units for the move, in the second against it.
 *
 * <p>As text: a line with a kind, and after it a line for each of its values that have weights, tab-separated: the value, the weight in
 * hundredths and the weights for the units, a letter for each, {@code O} for 0 and one letter on for {@value #GRAIN} hundredths more. Lines
 * that begin with {@code #} are comments.
 */
final class PlainWeights {
    /** The fitted weights. */
    static final PlainWeights FITTED = read("plain-weights.tsv");

    private static final char NOTHING = 'O';
    private static final int GRAIN = 15;

    /** Number of units whose weights are packed into one {@code long} to be added at once; {@link #ADDED} makes each positive. */
    private static final int TOGETHER = 4;

    private static final int BITS = Long.SIZE / TOGETHER;
    private static final int MASK = (1 << BITS) - 1;
    private static final long ADDED = 64;

    /** Marks a free slot; no key has all bits set. */
    private static final int FREE = -1;

    /** Spreads the keys over the table (Knuth, multiplicative hashing). */
    private static final int SPREAD = 0x9E3779B1;

    private final int[] keys;
    private final int[] weights;

    /** By slot, where the unit weights of its key begin in {@link #all}; {@link #FREE} if it has none. */
    private final int[] rows;

    private int words;
    private long[] all = new long[0];

    private PlainWeights(int traits) {
        keys = new int[4 * Integer.highestOneBit(traits + 1)];
        Arrays.fill(keys, FREE);
        weights = new int[keys.length];
        rows = new int[keys.length];
        Arrays.fill(rows, FREE);
    }

    /**
     * Reads a resource of this package.
     *
     * @throws IllegalArgumentException if there is none
     */
    static PlainWeights read(String resource) {
        return parse(Lines.ofResource(PlainWeights.class, resource));
    }

    /** Reads weights. */
    static PlainWeights parse(List<String> lines) {
        PlainWeights table = new PlainWeights(lines.size());
        PlainTrait kind = PlainTrait.AROUND;
        for (String line : lines) {
            if (Lines.isRow(line)) {
                List<String> cells = Lines.cells(line, '\t');
                if (cells.size() == 1) {
                    kind = PlainTrait.labeled(cells.get(0));
                } else {
                    table.put(TraitKeys.key(kind, Integer.parseInt(cells.get(0))), cells);
                }
            }
        }
        return table;
    }

    private void put(int key, List<String> cells) {
        int slot = slot(key);
        keys[slot] = key;
        weights[slot] = Integer.parseInt(cells.get(1));
        if (cells.size() > 2) {
            String letters = cells.get(2);
            words = letters.length() / TOGETHER;
            rows[slot] = all.length;
            all = Arrays.copyOf(all, all.length + words);
            for (int unit = 0; unit < letters.length(); unit++) {
                all[rows[slot] + unit / TOGETHER] |=
                        (letters.charAt(unit) - NOTHING + ADDED) << (unit % TOGETHER * BITS);
            }
        }
    }

    /** The score of a move in hundredths; traits without a weight do not count. */
    int sum(TraitKeys traits) {
        long[] sums = new long[words];
        int sum = 0;
        int added = 0;
        for (int i = 0; i < traits.size(); i++) {
            int slot = slot(traits.get(i));
            sum += weights[slot];
            if (rows[slot] != FREE) {
                added += (int) ADDED;
                for (int word = 0; word < sums.length; word++) {
                    sums[word] += all[rows[slot] + word];
                }
            }
        }
        return sum + GRAIN * counted(sums, added);
    }

    private static int counted(long[] sums, int added) {
        int counted = 0;
        for (int unit = 0; unit < sums.length * TOGETHER; unit++) {
            int sum = (int) (sums[unit / TOGETHER] >>> (unit % TOGETHER * BITS) & MASK) - added;
            counted += 2 * unit < sums.length * TOGETHER ? Math.max(0, sum) : -Math.max(0, sum);
        }
        return counted;
    }

    /** The slot that holds a key, or the free one where it would be put (linear probing). */
    private int slot(int key) {
        int slot = (key * SPREAD) >>> Integer.numberOfLeadingZeros(keys.length - 1);
        while (keys[slot] != key && keys[slot] != FREE) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }
}
