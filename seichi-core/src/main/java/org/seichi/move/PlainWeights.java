package org.seichi.move;

import java.util.Arrays;
import java.util.List;
import org.seichi.network.Letters;
import org.seichi.text.Lines;

/**
 * The fitted weights of plain traits: a weight of the trait's own, and for some traits one for each unit of the {@link MoveNetwork}'s first
 * layer. All are integers, so that the order of summation does not matter.
 *
 * <p>As text: a line with a kind, and after it a line for each of its values that have weights, tab-separated: the value, its own weight in
 * sixteenths and the weights for the units, one of {@link Letters} for each.
 */
final class PlainWeights {
    /** Marks a free slot; no key has all bits set. */
    private static final int FREE = -1;

    /** Spreads the keys over the table (Knuth, multiplicative hashing). */
    private static final int SPREAD = 0x9E3779B1;

    private final int[] keys;
    private final int[] weights;

    /** By slot, the weights for the units; empty if there are none. */
    private final int[][] rows;

    private PlainWeights(int traits) {
        keys = new int[4 * Integer.highestOneBit(traits + 1)];
        Arrays.fill(keys, FREE);
        weights = new int[keys.length];
        rows = new int[keys.length][0];
    }

    /** Reads weights. */
    static PlainWeights parse(List<String> lines) {
        PlainWeights table = new PlainWeights(lines.size());
        PlainTrait kind = PlainTrait.AROUND;
        for (String line : lines) {
            List<String> cells = Lines.cells(line, '\t');
            if (cells.size() == 1) {
                kind = PlainTrait.labeled(cells.get(0));
            } else {
                table.put(TraitKeys.key(kind, Integer.parseInt(cells.get(0))), cells);
            }
        }
        return table;
    }

    private void put(int key, List<String> cells) {
        int slot = slot(key);
        keys[slot] = key;
        weights[slot] = Integer.parseInt(cells.get(1));
        if (cells.size() > 2) {
            rows[slot] = Letters.read(cells.get(2));
        }
    }

    /** The sum of the traits' own weights, in sixteenths; traits without a weight do not count. */
    int sum(TraitKeys traits) {
        int sum = 0;
        for (int i = 0; i < traits.size(); i++) {
            sum += weights[slot(traits.get(i))];
        }
        return sum;
    }

    /** Adds the weights of the traits for the units to an array, from an index on. */
    void addUnits(TraitKeys traits, int[] sums, int from) {
        for (int i = 0; i < traits.size(); i++) {
            int[] row = rows[slot(traits.get(i))];
            for (int unit = 0; unit < row.length; unit++) {
                sums[from + unit] += row[unit];
            }
        }
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
