package org.seichi.endgame;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.structure.Chains;

/**
 * The facts, proven or assumed, on which an endgame analysis is based. All results hold, and are exact, under them.
 *
 * @param position the position
 * @param safe stones that cannot be captured and live without the areas around them: whole chains
 * @param black points that are Black's territory whatever happens, including those of white stones that are dead there
 * @param white the same for White
 * @param nobody points where nobody will play or own anything, for instance around a seki, with stones that stay there
 */
public record Premises(Position position, PointSet safe, PointSet black, PointSet white, PointSet nobody) {
    /**
     * Checks the sets.
     *
     * @throws IllegalArgumentException if a safe chain is incomplete or a point is in two sets
     */
    public Premises {
        Chains chains = Chains.of(position);
        for (int point = safe.first(); point != Board.NO_POINT; point = safe.next(point)) {
            if (chains.at(point) == Chains.NONE || !safe.containsAll(chains.stones(chains.at(point)))) {
                throw new IllegalArgumentException("not a whole chain at point " + point);
            }
        }
        int fates = safe.size() + black.size() + white.size() + nobody.size();
        if (safe.union(black).union(white).union(nobody).size() != fates) {
            throw new IllegalArgumentException("points with two fates");
        }
    }

    /** The open points: all that the premises do not settle. */
    public PointSet open() {
        return position.board().points().minus(safe).minus(black).minus(white).minus(nobody);
    }

    /** The open points, split into independent areas that safe stones and settled points separate, in the order of their first points. */
    public List<PointSet> areas() {
        return open().parts(position.board());
    }

    /** The settled score, in points for Black: territory with the dead stones on it, but without earlier prisoners. */
    public int settledPoints() {
        return points(Color.BLACK) - points(Color.WHITE);
    }

    private int points(Color owner) {
        PointSet own = territory(owner);
        return own.size() + own.intersection(position.stones(owner.opponent())).size();
    }

    private PointSet territory(Color owner) {
        return owner == Color.BLACK ? black : white;
    }

    /** A board to search on: settled points are filled by their owners, and safe stones are immortal. */
    SearchBoard searchBoard() {
        Position filled = position.with(black, Stones.BLACK).with(white, Stones.WHITE);
        PointSet stones = filled.stones(Color.BLACK).union(filled.stones(Color.WHITE));
        return new SearchBoard(filled, safe.union(black).union(white).union(nobody.intersection(stones)));
    }
}
