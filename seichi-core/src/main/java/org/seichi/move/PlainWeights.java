package org.seichi.move;

import java.util.Arrays;
import java.util.List;
import org.seichi.text.Decimals;
import org.seichi.text.Lines;

/**
 * The weights of what the stones alone say of a move, fitted on games: the exponential of their sum is proportional to the probability
 * that a strong player chooses it. In hundredths, so that no order of adding them up shows.
 *
 * <p>As text: on each line a kind, a weight and the values that have it, in their order, each as its distance from the one before in base 36;
 * kind, weight and values separated by tabs, the values by blanks. Lines that begin with {@code #} are comments.
 */
final class PlainWeights {
    /** Those that were fitted. */
    static final PlainWeights FITTED = read("plain-weights.tsv");

    /** The base of values. */
    private static final int RADIX = 36;

    private static final int FIRST_LENGTH = 1 << 12;

    /** No kind has all bits. */
    private static final int FREE = -1;

    /** Spreads the keys over the table (Knuth, multiplicative hashing). */
    private static final int SPREAD = 0x9E3779B1;

    private int[] keys = free(FIRST_LENGTH);
    private short[] weights = new short[FIRST_LENGTH];
    private int size;

    private PlainWeights() {}

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
        PlainWeights table = new PlainWeights();
        for (String line : lines) {
            if (Lines.isRow(line)) {
                List<String> cells = Lines.cells(line, '\t');
                PlainTrait kind = PlainTrait.labeled(cells.get(0));
                short weight = (short) StrictMath.rint(100 * Decimals.parse(cells.get(1)));
                int value = 0;
                for (String distance : Lines.cells(cells.get(2), ' ')) {
                    value += Integer.parseInt(distance, RADIX);
                    table.put(TraitKeys.key(kind, value), weight);
                }
            }
        }
        return table;
    }

    /** The sum of the weights of a move in hundredths; what has no weight counts nothing. */
    int sum(TraitKeys traits) {
        int sum = 0;
        for (int i = 0; i < traits.size(); i++) {
            int slot = slot(traits.get(i));
            sum += keys[slot] == FREE ? 0 : weights[slot];
        }
        return sum;
    }

    private void put(int key, short weight) {
        if (2 * ++size > keys.length) {
            grow();
        }
        int slot = slot(key);
        keys[slot] = key;
        weights[slot] = weight;
    }

    private void grow() {
        int[] before = keys;
        short[] known = weights;
        keys = free(2 * before.length);
        weights = new short[keys.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != FREE) {
                int slot = slot(before[i]);
                keys[slot] = before[i];
                weights[slot] = known[i];
            }
        }
    }

    /** Where a key is, or would be. */
    private int slot(int key) {
        int slot = (key * SPREAD) >>> Integer.numberOfLeadingZeros(keys.length - 1);
        while (keys[slot] != key && keys[slot] != FREE) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }

    private static int[] free(int length) {
        int[] keys = new int[length];
        Arrays.fill(keys, FREE);
        return keys;
    }
}
