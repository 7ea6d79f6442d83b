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
    /** A group with a lower probability of life is taken for dead. */
    private static final double DEAD = 0.2;
    /** A group with at least this probability of life is in no danger. */
    private static final double STRONG = 0.8;

    /** Number of rounds; from the second on groups are judged with the probabilities found for their neighbors. */
    private static final int ROUNDS = 3;

    private static final Weights WEIGHTS = Weights.read("group-weights.tsv", GroupTrait.class);

    private final PositionFacts facts;
    private final Groups groups;
    private final double[] alive;

    /** Takes given probabilities of life, by group. */
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

    /** The expectation of each stone's point, indexed by point: 1 surely Black's in the end, -1 surely White's. */
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
     * The expected number of stones whose fate contradicts the judgment if exactly these are kept: a kept stone counts with its group's
     * probability of death, any other with the probability of life.
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
        return groups.stonesWhere(group -> alive[group] >= from && alive[group] < below);
    }
}
