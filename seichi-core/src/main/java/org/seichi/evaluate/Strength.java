package org.seichi.evaluate;

import java.util.Arrays;
import org.seichi.board.PointSet;
import org.seichi.structure.Groups;

/**
 * How likely each group is to live, judged from its {@linkplain GroupTrait traits} by weights that were fitted on games.
 * What is proven safe has probability 1.
 */
@SuppressWarnings("EnumOrdinal") // traits are kept in arrays in the order of their constants
public final class Strength {
    /** A group less likely to live is taken for dead. */
    private static final double DEAD = 0.2;
    /** A group more likely to live is in no danger. */
    private static final double STRONG = 0.8;

    /** Groups are judged again with what was found of their neighbors. */
    private static final int ROUNDS = 3;

    private static final Weights WEIGHTS = Weights.read("group-weights.tsv", GroupTrait.class);

    private final PositionFacts facts;
    private final Groups groups;
    private final double[] alive;

    /** The given chances, group by group. */
    Strength(PositionFacts facts, double[] alive) {
        this.facts = facts;
        this.groups = facts.structure().groups();
        this.alive = alive;
    }

    /** Judges the groups of a position. */
    public static Strength of(PositionFacts facts) {
        double[] alive = new double[facts.structure().groups().count()];
        Arrays.fill(alive, 1);
        for (int round = 0; round < ROUNDS; round++) {
            alive = judge(GroupTraits.of(facts, alive));
        }
        return new Strength(facts, alive);
    }

    private static double[] judge(double[][] traits) {
        double[] alive = new double[traits.length];
        for (int group = 0; group < alive.length; group++) {
            boolean proven = traits[group][GroupTrait.PROVEN.ordinal()] > 0;
            alive[group] = proven ? 1 : WEIGHTS.probability(traits[group]);
        }
        return alive;
    }

    /** The probabilities of all groups. */
    public double[] alive() {
        return alive.clone();
    }

    /** The probability that a group lives. */
    public double alive(int group) {
        return alive[group];
    }

    /** What each stone stands for, indexed by point: 1 surely Black's point in the end, -1 surely White's. */
    public double[] worth() {
        return GroupTraits.worth(facts, alive);
    }

    /** The stones of groups that are taken for dead. */
    public PointSet dead() {
        return stones(0, DEAD);
    }

    /** The stones of groups that are in no danger. */
    public PointSet strong() {
        return stones(STRONG, 2);
    }

    /**
     * How many stones became something else than what is judged, if these are the ones that are kept: each of them counts as
     * much as its group is likely to die, each of the others as much as it is likely to live.
     */
    double misjudged(PointSet kept) {
        double sum = 0;
        for (int group = 0; group < alive.length; group++) {
            PointSet stones = groups.stones(group);
            int left = stones.intersection(kept).size();
            sum += left * (1 - alive[group]) + (stones.size() - left) * alive[group];
        }
        return sum;
    }

    private PointSet stones(double from, double below) {
        PointSet.Builder stones = PointSet.builder(facts.position().board());
        for (int group = 0; group < alive.length; group++) {
            if (alive[group] >= from && alive[group] < below) {
                stones.addAll(groups.stones(group));
            }
        }
        return stones.build();
    }
}
