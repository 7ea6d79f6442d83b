package org.seichi.line;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;

/**
 * The fight for one chain.
 *
 * @param position the stones
 * @param chain the stones of the chain
 * @param walls stones of the opponent that live
 */
public record ChainFight(Position position, PointSet chain, PointSet walls) {
    /** The last liberties of a living chain belong to the fight. */
    private static final int FEW_LIBERTIES = 3;

    /** Whose chain it is. */
    public Color owner() {
        return Color.of(position.at(stone()));
    }

    /** A stone of the chain. */
    public int stone() {
        return chain.first();
    }

    /**
     * Where play decides: the empty points that the owner can reach without crossing living stones, the nearest ones first,
     * and the last liberties of the living stones around them.
     *
     * @param most how many points that the owner can reach at most; those as near as the last one are left out
     */
    public PointSet area(int most) {
        Board board = position.board();
        PointSet open = board.points().minus(walls);
        PointSet reached = chain;
        PointSet border = chain;
        while (!border.isEmpty()) {
            border = border.neighbors(board).intersection(open).minus(reached);
            PointSet wider = reached.union(border);
            if (empty(wider).size() > most && !empty(reached).isEmpty()) {
                break;
            }
            reached = wider;
        }
        return empty(reached).union(lastLiberties(reached.neighbors(board).intersection(walls)));
    }

    private PointSet empty(PointSet points) {
        return points.intersection(position.empty());
    }

    private PointSet lastLiberties(PointSet stones) {
        SearchBoard board = new SearchBoard(position);
        PointSet.Builder liberties = PointSet.builder(position.board());
        stones.forEach(stone -> {
            if (board.liberties(stone) <= FEW_LIBERTIES) {
                liberties.addAll(board.libertySet(stone));
            }
        });
        return liberties.build();
    }

    /** The same fight some moves later. */
    ChainFight at(Position later) {
        return new ChainFight(later, chain, walls);
    }
}
