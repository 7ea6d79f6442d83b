package org.seichi.method.dyer;

import java.util.Arrays;
import org.seichi.structure.EyeSpace;
import org.seichi.structure.Groups;
import org.seichi.structure.LibertyWeights;
import org.seichi.structure.Structure;

/** Estimates the strength of groups that nothing else decides, by eyes, territory and liberties before filling. */
final class StrengthEstimate {
    private static final int TWO_EYES = 2;

    /** In points: six can be a rabbity six; seven cannot be killed. */
    private static final int ENOUGH_TERRITORY = 7;

    private final Structure structure;
    private final Groups groups;
    private final boolean[] lives;
    private int[] eyes;

    StrengthEstimate(Structure structure) {
        this.structure = structure;
        groups = structure.groups();
        lives = new boolean[groups.count()];
        Arrays.fill(lives, true);
        int[] before;
        do {
            before = eyes;
            eyes = count();
            for (int group = 0; group < lives.length; group++) {
                lives[group] &= eyes[group] >= TWO_EYES || structure.territory(group) >= ENOUGH_TERRITORY;
            }
        } while (!Arrays.equals(before, eyes));
    }

    /** Whether the group seems to live. */
    boolean lives(int group) {
        return lives[group];
    }

    /** The strength in sixths: four times the weakest chain's weighted liberties, plus eyes and territory points. */
    int strength(int group) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < groups.size(group); i++) {
            least = Math.min(least, structure.weights().of(groups.chain(group, i)));
        }
        return 4 * least + LibertyWeights.ONE * (eyes[group] + structure.territory(group));
    }

    /** Number of eyes of each group, in spaces around which all groups seem to live. */
    private int[] count() {
        int[] count = new int[lives.length];
        for (EyeSpace space : structure.eyeSpaces()) {
            if (space.areAll(group -> lives[group])) {
                for (int i = 0; i < space.groupCount(); i++) {
                    count[space.group(i)] += space.eyes();
                }
            }
        }
        return count;
    }
}
