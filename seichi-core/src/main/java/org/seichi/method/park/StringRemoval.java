package org.seichi.method.park;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Regions;

/**
 * Removes the dead strings (Carta, section 2, item 4): the deadest go first, then the remaining ones are judged again, until
 * no dead strings remain. Of strings of equal stability those with the fewest liberties go first, all of them together (a
 * guess): next to each other they would otherwise die together, of whatever color.
 *
 * <p>A removed stone that ends up among living stones of its own color alone was dead to nobody: nobody is there to take
 * it. It is put back (a guess; the text does not mention it).
 *
 * @param waves the removals in their order
 * @param last the last pass, over what is left
 * @param dead the dead stones
 * @param reinstated stones that were taken off and put back
 */
record StringRemoval(List<Wave> waves, StringPass last, PointSet dead, PointSet reinstated) {
    /** Keeps an immutable copy. */
    StringRemoval {
        waves = List.copyOf(waves);
    }

    /**
     * One removal.
     *
     * @param round the pass that found the stones the deadest
     * @param stones the stones that were taken off
     * @param stability how dead they were
     */
    record Wave(StringPass round, PointSet stones, int stability) {}

    /** Removes what is dead; at most as many waves as there are strings. */
    static StringRemoval of(Position position, StringStability table) {
        List<Wave> waves = new ArrayList<>();
        PointSet removed = PointSet.empty(position.board());
        StringPass round = new StringPass(position, table);
        while (!StringStability.stays(round.worst())) {
            Wave wave = new Wave(round, round.deadest(), round.worst());
            waves.add(wave);
            removed = removed.union(wave.stones());
            round = round.without(wave.stones());
        }
        PointSet reinstated = atHome(position, round.position(), removed);
        return new StringRemoval(waves, round, removed.minus(reinstated), reinstated);
    }

    /** The removed stones that stand in a region which only their own color surrounds. */
    private static PointSet atHome(Position position, Position left, PointSet removed) {
        Regions regions = Regions.of(left);
        PointSet.Builder home = PointSet.builder(position.board());
        for (int point = removed.first(); point != Board.NO_POINT; point = removed.next(point)) {
            if (regions.owner(regions.at(point)) == position.at(point)) {
                home.add(point);
            }
        }
        return home.build();
    }
}
