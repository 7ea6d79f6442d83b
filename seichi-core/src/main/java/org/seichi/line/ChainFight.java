package org.seichi.line;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;

/**
 * The fight over one chain.
 *
 * @param position the position
 * @param chain the stones of the chain
 * @param walls living stones of the opponent
 */
public record ChainFight(Position position, PointSet chain, PointSet walls) {
    /** Maximum number of liberties of a living chain for these to belong to the fight. */
    private static final int FEW_LIBERTIES = 3;

    /** The owner of the chain. */
    public Color owner() {
        return Color.of(position.at(stone()));
    }

    /** A stone of the chain. */
    public int stone() {
        return chain.first();
    }

    /**
     * The points where play decides: the empty points that the owner can reach without crossing walls, nearest first, and the
     * liberties of the walls around them that have few.
     *
     * @param most maximum number of reachable points; the distance that exceeds it is left out, unless nothing nearer is
     *     empty
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
