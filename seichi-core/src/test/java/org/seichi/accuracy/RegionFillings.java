package org.seichi.accuracy;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import org.seichi.board.Stones;

/**
 * Random fillings of a {@link WalledRegion}, half of the points or more with a stone, many of these like a stone beside them.
 * Each player has two stones at least.
 */
final class RegionFillings {
    /** Random fillings tried for each that is wanted. */
    private static final int TRIES = 1000;

    private final WalledRegion region;
    private final Random random;

    private RegionFillings(WalledRegion region, long seed) {
        this.region = region;
        random = new Random(seed);
    }

    /** Different fillings that fulfill a condition, the same ones for the same seed; fewer if there are not enough. */
    static List<Integer> sample(WalledRegion region, IntPredicate wanted, int count, long seed) {
        RegionFillings fillings = new RegionFillings(region, seed);
        Set<Integer> sample = new LinkedHashSet<>();
        for (int i = 0; i < TRIES * count && sample.size() < count; i++) {
            int[] contents = fillings.contents();
            int filling = filling(contents);
            if (number(contents, Stones.BLACK) > 1 && number(contents, Stones.WHITE) > 1 && wanted.test(filling)) {
                sample.add(filling);
            }
        }
        return List.copyOf(sample);
    }

    private int[] contents() {
        int size = region.size();
        int[] contents = new int[size];
        for (int i = 0; i < size; i++) {
            contents[i] = random.nextBoolean() ? Stones.BLACK : Stones.WHITE;
        }
        for (int change = 0; change < size / 2; change++) {
            int[] steps = region.board().directions();
            int changed = random.nextInt(size);
            int beside = region.points().indexOf(region.points().get(changed) + steps[random.nextInt(steps.length)]);
            contents[changed] = contents[beside < 0 ? changed : beside];
        }
        for (int empty = random.nextInt(size / 2); empty >= 0; empty--) {
            contents[random.nextInt(size)] = Stones.EMPTY;
        }
        return contents;
    }

    private static int number(int[] contents, int content) {
        int number = 0;
        for (int each : contents) {
            number += each == content ? 1 : 0;
        }
        return number;
    }

    private static int filling(int[] contents) {
        int filling = 0;
        for (int i = contents.length - 1; i >= 0; i--) {
            filling = 3 * filling + contents[i];
        }
        return filling;
    }
}
