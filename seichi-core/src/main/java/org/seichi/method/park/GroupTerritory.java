package org.seichi.method.park;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.Structure;

/**
 * Group territory (Carta, section 2, item 2 and figure 5): the empty points under the influence of the strings of a group.
 *
 * <p>Park's own way of finding it is not known. Here the empty points under the influence of a color are split into connected
 * areas, and all strings of the color next to an area form its group: each is credited with all points of the area.
 */
final class GroupTerritory {
    private final Structure structure;
    private final Chains chains;
    private final PointSet empty;
    private final int[] points;
    /** By string, the number of the last area credited to it, counted from 1. */
    private final int[] seen;

    private GroupTerritory(Structure structure) {
        this.structure = structure;
        this.chains = structure.chains();
        this.empty = structure.empty();
        this.points = new int[chains.count()];
        this.seen = new int[chains.count()];
    }

    /** By string, its number of territory points. */
    static int[] of(Structure structure) {
        GroupTerritory territory = new GroupTerritory(structure);
        int areas = territory.add(Stones.BLACK, 0);
        territory.add(Stones.WHITE, areas);
        return territory.points;
    }

    /** Credits the areas of a color to its strings; returns the number of areas so far. */
    private int add(int code, int before) {
        Board board = chains.stones().board();
        int areas = before;
        for (PointSet area :
                structure.influence().points(code).intersection(empty).parts(board)) {
            areas++;
            PointSet around = area.neighbors(board);
            for (int stone = around.first(); stone != Board.NO_POINT; stone = around.next(stone)) {
                if (chains.stones().at(stone) == code && seen[chains.at(stone)] != areas) {
                    seen[chains.at(stone)] = areas;
                    points[chains.at(stone)] += area.size();
                }
            }
        }
        return areas;
    }
}
