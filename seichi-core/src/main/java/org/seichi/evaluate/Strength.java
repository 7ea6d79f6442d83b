package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.structure.Groups;

/**
 * How likely each group is to live: the mean, over its stones, of the chance that the stone's point will be its color's, which is 1 for
 * what is proven safe.
 */
public final class Strength {
    /** A group with a lower probability of life is taken for dead. */
    private static final double DEAD = 0.2;
    /** A group with at least this probability of life is in no danger. */
    private static final double STRONG = 0.8;

    private final Groups groups;
    private final double[] alive;

    /** Takes given probabilities of life, by group. */
    Strength(PositionFacts facts, double[] alive) {
        this.groups = facts.structure().groups();
        this.alive = alive;
    }

    /** Reads the strength of groups from whose each point is expected to be. */
    static Strength of(PositionFacts facts, Expectation expectation) {
        Groups groups = facts.structure().groups();
        double[] alive = new double[groups.count()];
        for (int group = 0; group < alive.length; group++) {
            PointSet stones = groups.stones(group);
            double owned = 0;
            for (int stone = stones.first(); stone != Board.NO_POINT; stone = stones.next(stone)) {
                owned += expectation.at(stone);
            }
            int sign = groups.code(group) == Color.BLACK.code() ? 1 : -1;
            alive[group] = (1 + sign * owned / stones.size()) / 2;
        }
        return new Strength(facts, alive);
    }

    /** The probability that a group lives. */
    public double alive(int group) {
        return alive[group];
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

    /** The sum over all groups of {@code 4 n^2 p (1 - p)}, for n stones that live with probability p. */
    public double variance() {
        double sum = 0;
        for (int group = 0; group < alive.length; group++) {
            double stones = groups.stoneCount(group);
            sum += 4 * stones * stones * alive[group] * (1 - alive[group]);
        }
        return sum;
    }

    private PointSet stones(double from, double below) {
        return groups.stonesWhere(group -> alive[group] >= from && alive[group] < below);
    }
}
