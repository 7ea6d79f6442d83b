package org.seichi.arrange;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * Brings a number of points into rectangles: again and again the best that fits. A multiple of ten points is better than any other
 * number, then more points are, then points that are territory already, so that few stones move; then what is nearer to a square.
 * Stones stay between two rectangles unless only scraps would fit there.
 */
final class BlockPacking {
    private static final int TEN = 10;
    private static final int SCRAP = 3;

    private final Board board;
    private final PointSet room;
    private final RectangleSums territory;

    /**
     * A packing that has not begun.
     *
     * @param room the points that blocks may take, at least as many as will be asked for
     * @param territory those that are empty already
     */
    BlockPacking(Board board, PointSet room, PointSet territory) {
        this.board = board;
        this.room = room;
        this.territory = new RectangleSums(board, territory);
    }

    /** Whether a number of points is counted in tens. */
    static boolean isOfTens(int points) {
        return points % TEN == 0;
    }

    /** Blocks of so many points together. */
    List<PointSet> blocks(int points) {
        List<PointSet> blocks = new ArrayList<>();
        PointSet free = room;
        PointSet apart = room;
        for (int left = points; left > 0; left -= blocks.get(blocks.size() - 1).size()) {
            PointSet block = best(apart, free, left).points(board);
            blocks.add(block);
            free = free.minus(block);
            apart = apart.minus(block).minus(block.neighbors(board));
        }
        return blocks;
    }

    /** The best block that stands apart from the others; if that is a scrap, the best that is free. */
    private Rectangle best(PointSet apart, PointSet free, int most) {
        List<Rectangle> found = Rectangle.within(board, apart, most);
        if (!found.isEmpty()) {
            Rectangle best = best(found);
            if (best.size() > SCRAP || best.size() == most) {
                return best;
            }
        }
        return best(Rectangle.within(board, free, most));
    }

    private Rectangle best(List<Rectangle> blocks) {
        Rectangle best = blocks.get(0);
        for (Rectangle block : blocks) {
            if (isBetter(block, best)) {
                best = block;
            }
        }
        return best;
    }

    private boolean isBetter(Rectangle block, Rectangle other) {
        if (isOfTens(block.size()) != isOfTens(other.size())) {
            return isOfTens(block.size());
        }
        if (block.size() != other.size()) {
            return block.size() > other.size();
        }
        if (block.sidesApart() != other.sidesApart()) {
            return block.sidesApart() < other.sidesApart();
        }
        return territory.in(block) > territory.in(other);
    }
}
