package org.seichi.method.park;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Regions;

/**
 * Removes the dead strings (Carta, section 2, item 4): the deadest first, after which the others are judged again, until no
 * dead strings remain. Of strings with equal stability those with the fewest liberties go first, all of them together (a
 * guess): otherwise adjacent strings of both colors would be removed together.
 *
 * <p>A removed stone that ends up among living stones of its own color only was not dead, since nobody is there to capture it.
 * It is put back (a guess; the text does not mention it).
 *
 * @param waves the removals, in order
 * @param last the last pass, over the stones left
 * @param dead the dead stones
 * @param reinstated stones that were removed and put back
 */
record StringRemoval(List<Wave> waves, StringPass last, PointSet dead, PointSet reinstated) {
    /** Makes a defensive copy. */
    StringRemoval {
        waves = List.copyOf(waves);
    }

    /**
     * One removal.
     *
     * @param round the pass in which these stones were the deadest
     * @param stones the stones removed
     */
    record Wave(StringPass round, PointSet stones) {}

    /** Removes the dead stones; takes at most as many waves as there are strings. */
    static StringRemoval of(Position position) {
        List<Wave> waves = new ArrayList<>();
        PointSet removed = PointSet.empty(position.board());
        StringPass round = new StringPass(position);
        while (!StringStability.stays(round.worst())) {
            Wave wave = new Wave(round, round.deadest());
            waves.add(wave);
            removed = removed.union(wave.stones());
            round = round.without(wave.stones());
        }
        PointSet reinstated = Regions.of(round.position()).amongOwn(removed, position);
        return new StringRemoval(waves, round, removed.minus(reinstated), reinstated);
    }
}
