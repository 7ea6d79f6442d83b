package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Chains;

/**
 * Removes the dead stones (Carta, section 3, figure 11): the groups of greatest stability value, the deadest, are removed
 * together, then everything is computed again, until every group left stays.
 *
 * <p>A stone removed early can turn out to be inside its own color's territory once what surrounded it has been removed too.
 * Such stones are put back.
 *
 * @param waves the removals, in order
 * @param last the last pass, over the stones left
 * @param dead the dead stones
 * @param reinstated stones that were removed and put back
 */
record GroupRemoval(List<Wave> waves, RemovalPass last, PointSet dead, PointSet reinstated) {
    /** Makes a defensive copy. */
    GroupRemoval {
        waves = List.copyOf(waves);
    }

    /**
     * One removal.
     *
     * @param round the pass in which these stones were the deadest
     * @param stones the stones removed
     * @param stability their stability, in twelfths
     */
    record Wave(RemovalPass round, PointSet stones, int stability) {}

    /** Removes the dead stones of a position. */
    static GroupRemoval of(Position position, Set<StaticStep> steps) {
        return of(new RemovalPass(position, steps), steps);
    }

    /** Removes the dead stones, starting from a first pass already made. */
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
        PointSet reinstated = round.structure().regions().amongOwn(removed, position);
        return new GroupRemoval(waves, round, removed.minus(reinstated), reinstated);
    }

    /** The first pass, over all stones. */
    RemovalPass first() {
        return waves.isEmpty() ? last : waves.get(0).round();
    }

    /** The chains of the position before any removal. */
    Chains chains() {
        return first().structure().chains();
    }

    /** The stones in seki. */
    PointSet inSeki() {
        return PointSet.unionOf(last.position().board(), last.sekis().stream().map(Seki::stones));
    }
}
