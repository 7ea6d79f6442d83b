package org.seichi.method.carta;

import java.util.List;
import java.util.Set;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;

/**
 * One pass over a position (Carta, section 3, figure 11): everything is computed anew, then every group has a stability,
 * and the deadest ones are known.
 */
final class RemovalPass {
    private final Position position;
    private final Set<StaticStep> steps;
    private final Structure structure;
    private final LifeGround[] grounds;
    private final int[] stability;
    private final List<Seki> sekis;
    private final LivingGroups life;

    /** The first pass over a position. */
    RemovalPass(Position position, Set<StaticStep> steps) {
        this(position, Structure.of(position, Parts.of(steps)), steps);
    }

    private RemovalPass(Position position, Structure structure, Set<StaticStep> steps) {
        this.position = position;
        this.steps = steps;
        this.structure = structure;
        this.life = new LivingGroups(structure, steps);
        Groups groups = structure.groups();
        this.grounds = new LifeGround[groups.count()];
        this.stability = new int[groups.count()];
        for (int group = 0; group < grounds.length; group++) {
            grounds[group] = life.ground(group);
        }
        this.sekis = steps.contains(StaticStep.SEKI) ? new SekiSearch(structure, grounds, steps).find() : List.of();
        sekis.forEach(seki -> seki.groups().forEach(group -> grounds[group] = LifeGround.SEKI));
        if (steps.contains(StaticStep.SNAPBACK)) {
            new Snapbacks(position, structure.chains(), structure.groups(), grounds).find();
        }
        for (int group = 0; group < grounds.length; group++) {
            stability[group] = grounds[group] == LifeGround.NONE
                    ? GroupStability.of(structure, life, group, steps)
                    : GroupStability.ALIVE;
        }
    }

    /** The pass over what is left when the stones of whole groups have been taken off. */
    RemovalPass without(PointSet stones, Set<StaticStep> steps) {
        Position left = position.with(stones, Stones.EMPTY);
        return new RemovalPass(left, structure.without(stones, left), steps);
    }

    /** The position of this pass. */
    Position position() {
        return position;
    }

    /** What was read off it. */
    Structure structure() {
        return structure;
    }

    /** Number of eyes next to a group. */
    int eyes(int group) {
        return life.eyes(group);
    }

    /** The liberties of a group, in sixths, as they count for its stability. */
    int liberties(int group) {
        return GroupStability.liberties(structure, group, steps);
    }

    /** Why a group stays, or {@link LifeGround#NONE}. */
    LifeGround ground(int group) {
        return grounds[group];
    }

    /** The stability of a group in twelfths. */
    int stability(int group) {
        return stability[group];
    }

    /** The sekis of this pass. */
    List<Seki> sekis() {
        return sekis;
    }

    /** The greatest stability, or {@link GroupStability#ALIVE} if every group stays. */
    int worst() {
        int worst = GroupStability.ALIVE;
        for (int value : stability) {
            worst = Math.max(worst, value);
        }
        return worst;
    }

    /** The stones of all groups with the given stability. */
    PointSet stonesWith(int value) {
        PointSet.Builder stones = PointSet.builder(position.board());
        for (int group = 0; group < stability.length; group++) {
            if (stability[group] == value) {
                stones.addAll(structure.groups().stones(group));
            }
        }
        return stones.build();
    }
}
