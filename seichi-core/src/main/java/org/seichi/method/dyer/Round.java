package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;

/** The state of knowledge with the dead stones found so far removed: which groups are absolutely alive, and which are in doubt. */
final class Round {
    private final Position position;
    private final Structure structure;
    private final Position filled;
    private final PointSet walls;
    private final List<Doubt> doubts = new ArrayList<>();

    /**
     * Judges a position.
     *
     * @param position the position without the dead stones found so far
     * @param settled stones already known to live
     * @param absoluteLife whether two eyes make a group alive; if not, only settled groups live
     */
    Round(Position position, PointSet settled, boolean absoluteLife) {
        this.position = position;
        structure = Structure.of(position);
        filled = ZeroEntropy.fill(position, structure);
        PointSet found = absoluteLife ? AbsoluteLife.of(filled, fills()) : PointSet.empty(position.board());
        PointSet living = groupsOf(settled.union(found));
        walls = filled.chains(living);
        findDoubts(living);
    }

    Position position() {
        return position;
    }

    Structure structure() {
        return structure;
    }

    /** The position with all space between the colors filled. */
    Position filled() {
        return filled;
    }

    /** The position with the gaps in the walls closed as the generator has closed them. */
    Position closed() {
        Position closed = position;
        for (Color color : Color.values()) {
            closed = closed.with(walls.intersection(filled.stones(color)).intersection(position.empty()), color.code());
        }
        return closed;
    }

    /** The stones filled in. */
    PointSet fills() {
        return position.empty().minus(filled.empty());
    }

    /** Living stones, with the stones filled in that are connected to them. */
    PointSet walls() {
        return walls;
    }

    List<Doubt> doubts() {
        return doubts;
    }

    /** The stones of the largest chain of a group. */
    PointSet largestChain(Doubt doubt) {
        return structure.chains().stones(structure.groups().largestChain(doubt.group()));
    }

    /** All stones of groups that have a stone in the set. */
    private PointSet groupsOf(PointSet set) {
        Groups groups = structure.groups();
        return groups.stonesWhere(group -> groups.stones(group).intersects(set));
    }

    private void findDoubts(PointSet living) {
        Groups groups = structure.groups();
        for (int group = 0; group < groups.count(); group++) {
            PointSet stones = groups.stones(group);
            if (!stones.intersects(living)) {
                doubts.add(doubt(group, stones));
            }
        }
    }

    private Doubt doubt(int group, PointSet stones) {
        Board board = position.board();
        PointSet area = board.points().minus(walls).union(stones).connected(board, stones);
        PointSet around = area.neighbors(board);
        Color color = Color.of(structure.groups().code(group));
        return new Doubt(
                group,
                color,
                stones,
                stones.neighbors(board).intersection(position.empty()),
                area,
                around.intersects(filled.stones(color)),
                around.intersects(filled.stones(color.opponent())));
    }
}
