package org.seichi.method.carta;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Chains;

/**
 * Plays out chains among living walls to find what a player gains by moving first: all moves at their liberties and where
 * they stood, to a fixed depth, then captures to their end. Slow, and based on nothing but the rules.
 */
final class PlayedOutRow {
    private static final int DEPTH = 6;
    private static final int MOST = 1000;

    private final Position start;
    private final List<PointSet> chains = new ArrayList<>();
    private final PointSet area;

    PlayedOutRow(Position start, PointSet stones) {
        this.start = start;
        Chains all = Chains.of(start);
        for (int chain = 0; chain < all.count(); chain++) {
            if (stones.contains(all.stone(chain, 0))) {
                chains.add(all.stones(chain));
            }
        }
        area = stones.union(stones.neighbors(start.board()).intersection(start.empty()));
    }

    /** The stones that a player gains by the best first move; he may not pass. Negative if every move loses. */
    int gain(Color first) {
        return best(start.withToMove(first), DEPTH, -MOST, MOST);
    }

    private int best(Position position, int depth, int least, int most) {
        int best = least;
        Color player = position.toMove();
        PointSet moves = area.intersection(position.empty());
        for (int move = moves.first(); move != Board.NO_POINT && best < most; move = moves.next(move)) {
            if (position.legality(player, move) == Legality.LEGAL) {
                Position after = position.play(player, move);
                boolean captures = after.capturedBy(player) > position.capturedBy(player) + 1;
                if (depth > 0 || captures) {
                    best = Math.max(best, -value(after, depth - 1, -most, -best));
                }
            }
        }
        return best;
    }

    /** The gain of the player to move, who may pass; beyond the depth of the search only captures are tried. */
    private int value(Position position, int depth, int least, int most) {
        int passed = depth <= 0 ? standing(position) : -value(position.pass(), depth - 2, -most, -least);
        return Math.max(passed, best(position, depth, Math.max(least, passed), most));
    }

    /** The gain so far in stones of taken chains, for the player to move. */
    private int standing(Position position) {
        int gained = 0;
        for (PointSet chain : chains) {
            int code = start.at(chain.first());
            boolean stands = true;
            for (int stone = chain.first(); stone != Board.NO_POINT; stone = chain.next(stone)) {
                stands &= position.at(stone) == code;
            }
            if (!stands) {
                gained += code == position.toMove().code() ? -chain.size() : chain.size();
            }
        }
        return gained;
    }
}
