package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Chains;
import org.seichi.structure.Regions;

/**
 * Removes the dead stones (Carta, section 3, figure 11): the deadest groups go first, all with equal stability together,
 * then everything is computed again, until every group that is left stays.
 *
 * <p>A stone taken off early can turn out to stand inside its own color's territory, when what surrounded it went later.
 * It was in nobody's way and is put back.
 */
final class GroupRemoval {
    private final List<Wave> waves;
    private final RemovalPass last;
    private final PointSet dead;
    private final PointSet reinstated;

    private GroupRemoval(List<Wave> waves, RemovalPass last, PointSet dead, PointSet reinstated) {
        this.waves = waves;
        this.last = last;
        this.dead = dead;
        this.reinstated = reinstated;
    }

    /**
     * One removal.
     *
     * @param round the pass that found the stones the deadest
     * @param stones the stones that were taken off
     * @param stability their stability, in twelfths
     */
    record Wave(RemovalPass round, PointSet stones, int stability) {}

    /** Removes what is dead. */
    static GroupRemoval of(Position position, Set<StaticStep> steps) {
        return of(new RemovalPass(position, steps), steps);
    }

    /** Removes what is dead, when the first pass has been made. */
    static GroupRemoval of(RemovalPass first, Set<StaticStep> steps) {
        Position position = first.position();
        List<Wave> waves = new ArrayList<>();
        PointSet removed = PointSet.empty(position.board());
        RemovalPass round = first;
        while (round.worst() != GroupStability.ALIVE) {
            Wave wave = new Wave(round, round.stonesWith(round.worst()), round.worst());
            waves.add(wave);
            removed = removed.union(wave.stones());
            round = round.without(wave.stones(), steps);
        }
        PointSet reinstated = atHome(position, round, removed);
        return new GroupRemoval(List.copyOf(waves), round, removed.minus(reinstated), reinstated);
    }

    /** The removed stones that stand in a region which only their own color surrounds. */
    private static PointSet atHome(Position position, RemovalPass last, PointSet removed) {
        Regions regions = last.structure().regions();
        PointSet.Builder home = PointSet.builder(position.board());
        for (int point = removed.first(); point != Board.NO_POINT; point = removed.next(point)) {
            if (regions.owner(regions.at(point)) == position.at(point)) {
                home.add(point);
            }
        }
        return home.build();
    }

    /** The chains of the position before anything was removed. */
    Chains chains() {
        RemovalPass first = waves.isEmpty() ? last : waves.get(0).round();
        return first.structure().chains();
    }

    /** The removals in their order. */
    List<Wave> waves() {
        return waves;
    }

    /** The last pass, over what is left. */
    RemovalPass last() {
        return last;
    }

    /** The dead stones. */
    PointSet dead() {
        return dead;
    }

    /** Stones that were taken off and put back. */
    PointSet reinstated() {
        return reinstated;
    }

    /** The stones in seki. */
    PointSet inSeki() {
        PointSet stones = PointSet.empty(last.position().board());
        for (Seki seki : last.sekis()) {
            stones = stones.union(seki.stones());
        }
        return stones;
    }
}
