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
 * What is taken for granted before an endgame is worked out: proven elsewhere, or assumed. All answers hold under these
 * premises and are exact under them.
 *
 * @param position the stones
 * @param safe stones that cannot be captured and live without the areas around them: whole chains
 * @param black points that are Black's territory whatever happens, the white stones that are dead there included
 * @param white the same for White
 * @param nobody points that nobody will play on or own: around a seki, for instance, with stones that stay there
 */
public record Premises(Position position, PointSet safe, PointSet black, PointSet white, PointSet nobody) {
    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException if a safe chain is not given as a whole or a point has two fates
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

    /** The points on which something may still happen. */
    public PointSet open() {
        return position.board().points().minus(safe).minus(black).minus(white).minus(nobody);
    }

    /**
     * The open points in areas that have nothing to do with each other, because safe stones and settled points part them;
     * in the order of their first points.
     */
    public List<PointSet> areas() {
        return open().parts(position.board());
    }

    /** Territory that is settled, with the prisoners that stand on it but not those taken before: points for Black. */
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

    /** A board to search on: settled points are filled by their owners, and nothing captures what is safe. */
    SearchBoard searchBoard() {
        Position filled = position.with(black, Stones.BLACK).with(white, Stones.WHITE);
        PointSet stones = filled.stones(Color.BLACK).union(filled.stones(Color.WHITE));
        return new SearchBoard(filled, safe.union(black).union(white).union(nobody.intersection(stones)));
    }
}
