package org.seichi.method.carta;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.method.Removal;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;
import org.seichi.structure.Regions;
import org.seichi.structure.Structure;

/**
 * One pass over a position (Carta, section 3, figure 11): computes everything anew, with the stability of every group and the
 * greatest of these values.
 */
final class RemovalPass implements Removal.Judged<RemovalPass> {
    private final Position before;
    private final Position position;
    private final Set<StaticStep> steps;
    private final Structure structure;
    private final LifeGround[] grounds;
    private final int[] stability;
    private final List<Seki> sekis;
    private final List<CornerKo> cornerKos;
    private final LivingGroups life;

    /** The first pass over a position. */
    RemovalPass(Position position, Set<StaticStep> steps) {
        this(position, position, Structure.of(position, parts(steps)), steps);
    }

    private RemovalPass(Position before, Position position, Structure structure, Set<StaticStep> steps) {
        this.before = before;
        this.position = position;
        this.steps = steps;
        this.structure = structure;
        this.life = new LivingGroups(structure, before, steps);
        Groups groups = structure.groups();
        this.grounds = new LifeGround[groups.count()];
        this.stability = new int[groups.count()];
        for (int group = 0; group < grounds.length; group++) {
            grounds[group] = life.ground(group);
        }
        SekiSearch search = new SekiSearch(structure, grounds, steps);
        this.sekis = steps.contains(StaticStep.SEKI) ? search.find() : List.of();
        this.cornerKos = search.cornerKos();
        sekis.forEach(seki -> seki.groups().forEach(group -> grounds[group] = LifeGround.SEKI));
        cornerKos.forEach(ko -> grounds[ko.killer()] = LifeGround.CORNER_KO);
        if (steps.contains(StaticStep.SNAPBACK)) {
            Snapbacks.mark(position, structure.chains(), structure.groups(), grounds);
        }
        for (int group = 0; group < grounds.length; group++) {
            stability[group] = grounds[group] == LifeGround.NONE
                    ? GroupStability.of(structure, life, group, steps)
                    : GroupStability.ALIVE;
        }
    }

    /** The parts of a structure that the steps need. */
    private static Set<Structure.Part> parts(Set<StaticStep> steps) {
        Set<Structure.Part> parts = EnumSet.noneOf(Structure.Part.class);
        if (steps.contains(StaticStep.GROUPS)) {
            parts.add(Structure.Part.GROUPS);
        }
        if (steps.contains(StaticStep.BIG_EYES)) {
            parts.add(Structure.Part.BIG_EYES);
        }
        return parts;
    }

    /** The pass over the position that is left when whole groups have been removed. */
    @Override
    public RemovalPass without(PointSet stones) {
        Position left = position.with(stones, Stones.EMPTY);
        return new RemovalPass(before, left, structure.without(stones, left), steps);
    }

    @Override
    public Position position() {
        return position;
    }

    Chains chains() {
        return structure.chains();
    }

    @Override
    public Regions regions() {
        return structure.regions();
    }

    /** The chains, groups, eyes and territories of the position. */
    Structure structure() {
        return structure;
    }

    /** Number of eyes next to a group. */
    int eyes(int group) {
        return life.eyes(group);
    }

    /** The liberties of a group in sixths, as they enter its stability. */
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

    /** Whether a group is killed by the bent four in the corner. */
    boolean isKilledInCorner(int group) {
        return cornerKos.stream().anyMatch(ko -> ko.victim() == group);
    }

    List<Seki> sekis() {
        return sekis;
    }

    /** The greatest stability, that of the deadest groups, or {@link GroupStability#ALIVE} if every group stays. */
    int worst() {
        int worst = GroupStability.ALIVE;
        for (int value : stability) {
            worst = Math.max(worst, value);
        }
        return worst;
    }

    /**
     * Whether a group that does not live by itself shares liberties with some stones of the other color. If none does, those
     * stones are in no seki: groups that live go on living when more dead stones are removed.
     */
    boolean isDoubtfulBeside(PointSet stones) {
        Board board = position.board();
        PointSet black = stones.intersection(structure.stones(Stones.BLACK)).neighbors(board);
        PointSet white = stones.intersection(structure.stones(Stones.WHITE)).neighbors(board);
        for (int group = 0; group < grounds.length; group++) {
            if (!life.ground(group).isAlive()) {
                PointSet others = structure.groups().code(group) == Stones.BLACK ? white : black;
                PointSet liberties = structure.groups().stones(group).neighborsIn(structure.empty(), board);
                if (liberties.intersects(others)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The stones of all groups of the greatest stability; none if every group stays. */
    @Override
    public PointSet deadest() {
        int worst = worst();
        return worst == GroupStability.ALIVE
                ? PointSet.empty(position.board())
                : structure.groups().stonesWhere(group -> stability[group] == worst);
    }

    /** The stones in seki. */
    PointSet inSeki() {
        return PointSet.unionOf(position.board(), sekis.stream().map(Seki::stones));
    }
}
