package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Chains;
import org.seichi.structure.EyeSpace;
import org.seichi.structure.Groups;
import org.seichi.structure.HalfLink;

/** Measures the traits of the groups of a position. */
@SuppressWarnings("EnumOrdinal") // traits are kept in arrays in the order of their constants
public final class GroupTraits {
    private static final int NEAR_STEPS = 3;
    private static final int FAR_STEPS = 16;
    private static final int SOME = 3;
    private static final int MUCH_TERRITORY = 12;
    private static final int MUCH_SPACE = 20;
    private static final int ENOUGH_TERRITORY = 7;

    private final PositionFacts facts;
    private final double[] alive;
    private final Position position;
    private final Chains chains;
    private final Groups groups;
    private final RandomWalk near;
    private final RandomWalk far;
    private final int[] eyes;
    private final int[] hopes;
    private final int[] links;
    private final double[][] values;

    private GroupTraits(PositionFacts facts, double[] alive) {
        this.facts = facts;
        this.alive = alive;
        this.position = facts.position();
        this.chains = facts.structure().chains();
        this.groups = facts.structure().groups();
        double[] worth = worth(facts, alive);
        near = new RandomWalk(position, worth, NEAR_STEPS);
        far = new RandomWalk(position, worth, FAR_STEPS);
        eyes = new int[groups.count()];
        hopes = new int[groups.count()];
        links = new int[groups.count()];
        values = new double[groups.count()][GroupTrait.values().length];
        count();
        for (int group = 0; group < values.length; group++) {
            life(group);
            peril(group);
            surroundings(group);
            neighbors(group);
        }
    }

    /** The expectation of each stone's point by how likely its group lives: 1 surely Black's in the end, -1 surely White's. */
    static double[] worth(PositionFacts facts, double[] alive) {
        Position position = facts.position();
        Groups groups = facts.structure().groups();
        double[] worth = new double[position.board().arrayLength()];
        position.stones(Color.BLACK).forEach(stone -> worth[stone] = 2 * alive[groups.at(stone)] - 1);
        position.stones(Color.WHITE).forEach(stone -> worth[stone] = 1 - 2 * alive[groups.at(stone)]);
        return worth;
    }

    /**
     * Measures the groups, in the order of their numbers; the traits in the order of {@link GroupTrait}.
     *
     * @param alive the assumed probability of life of each group
     */
    public static double[][] of(PositionFacts facts, double[] alive) {
        return new GroupTraits(facts, alive).values;
    }

    private void count() {
        for (EyeSpace space : facts.structure().eyeSpaces()) {
            for (int i = 0; i < space.groupCount(); i++) {
                eyes[space.group(i)] += space.eyes();
                hopes[space.group(i)] += space.eyes() == 0 ? 1 : 0;
            }
        }
        for (HalfLink link : facts.structure().halfLinks()) {
            links[link.a()]++;
            links[link.b()]++;
        }
    }

    private void set(int group, GroupTrait trait, double value) {
        values[group][trait.ordinal()] = value;
    }

    private static double share(int count, int most) {
        return (double) Math.min(count, most) / most;
    }

    private void life(int group) {
        int territory = facts.structure().territory(group);
        set(group, GroupTrait.EVERY, 1);
        set(group, GroupTrait.ONE_EYE, eyes[group] > 0 ? 1 : 0);
        set(group, GroupTrait.TWO_EYES, eyes[group] > 1 ? 1 : 0);
        set(group, GroupTrait.HOPES, share(hopes[group], SOME));
        set(group, GroupTrait.TERRITORY, share(territory, MUCH_TERRITORY));
        set(group, GroupTrait.ROOM, territory >= ENOUGH_TERRITORY ? 1 : 0);
        set(group, GroupTrait.LINKS, share(links[group], SOME));
        set(group, GroupTrait.SIZE, Math.log10(groups.stoneCount(group)));
        double kept = 2 * facts.sample().kept(groups.stones(group)) - 1;
        set(group, GroupTrait.KEPT, kept);
        set(group, GroupTrait.KEPT_CUBED, kept * kept * kept);
    }

    private void peril(int group) {
        int[] perils = new int[Peril.values().length];
        int[] liberties = new int[SOME + 1];
        for (int i = 0; i < groups.size(group); i++) {
            int chain = groups.chain(group, i);
            perils[facts.perils().of(chain).ordinal()] += chains.size(chain);
            liberties[Math.min(SOME, chains.libertyCount(chain))] += chains.size(chain);
        }
        double stones = groups.stoneCount(group);
        boolean hangs = perils[Peril.WHO_MOVES.ordinal()] > 0;
        set(group, GroupTrait.ATARI, liberties[1] / stones);
        set(group, GroupTrait.SHORT, liberties[2] / stones);
        set(group, GroupTrait.LOST, perils[Peril.LOST.ordinal()] / stones);
        set(group, GroupTrait.WHO_MOVES, perils[Peril.WHO_MOVES.ordinal()] / stones);
        set(
                group,
                GroupTrait.TURN,
                hangs && groups.code(group) == position.toMove().code() ? 1 : 0);
        int stone = chains.stone(groups.chain(group, 0), 0);
        boolean proven = facts.exact(Color.of(groups.code(group))).contains(stone);
        set(group, GroupTrait.PROVEN, proven ? 1 : 0);
    }

    private PointSet liberties(int group) {
        return groups.stones(group).neighbors(position.board()).intersection(position.empty());
    }

    private void surroundings(int group) {
        int sign = groups.code(group) == Color.BLACK.code() ? 1 : -1;
        PointSet liberties = liberties(group);
        double nearSum = 0;
        double farSum = 0;
        for (int point = liberties.first(); point != Board.NO_POINT; point = liberties.next(point)) {
            nearSum += sign * near.at(point);
            farSum += sign * far.at(point);
        }
        int count = Math.max(1, liberties.size());
        set(group, GroupTrait.LIBERTIES, Math.log10(count));
        set(group, GroupTrait.NEAR_INFLUENCE, nearSum / count);
        set(group, GroupTrait.FAR_INFLUENCE, farSum / count);
        double open = (double) position.empty().size() / position.board().size();
        set(group, GroupTrait.OPEN_BOARD, open);
        set(group, GroupTrait.OPEN_INFLUENCE, open * farSum / count);
        set(group, GroupTrait.SPACE, share(space(liberties, sign), MUCH_SPACE));
    }

    /** Number of empty points within two steps of some liberties that lie under the influence of the color with a sign. */
    private int space(PointSet liberties, int sign) {
        PointSet reached = liberties;
        for (int step = 0; step < 2; step++) {
            reached = reached.union(reached.neighbors(position.board()).intersection(position.empty()));
        }
        return reached.filter(point -> sign * far.at(point) > 0).size();
    }

    private void neighbors(int group) {
        PointSet around = groups.stones(group)
                .neighbors(position.board())
                .intersection(position.stones(Color.of(groups.code(group)).opponent()));
        double weakest = 0;
        double strongest = 0;
        boolean ahead = false;
        for (int stone = around.first(); stone != Board.NO_POINT; stone = around.next(stone)) {
            int other = groups.at(stone);
            weakest = Math.max(weakest, 1 - alive[other]);
            strongest = Math.max(strongest, alive[other]);
            ahead |= eyes[other] + hopes[other] == 0;
        }
        set(group, GroupTrait.WEAK_NEIGHBOR, weakest);
        set(group, GroupTrait.STRONG_NEIGHBOR, strongest);
        set(group, GroupTrait.AHEAD_IN_RACE, ahead ? share(eyes[group] + hopes[group], SOME) : 0);
    }
}
