package org.seichi.score;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * Finds the owner of each point, in time linear in the size of the board. The point of a dead stone belongs to the opponent
 * and bounds regions as his stones do: he will take the stone off, and the regions on either side of it stay separate. Every
 * empty region belongs to the color that surrounds it.
 */
final class OwnershipFlood {
    private final Position position;
    private final Leanings leanings;
    private final PointSet stonesInSeki;
    private final PointSet dead;
    private PointSet black;
    private PointSet white;
    private PointSet neutral;
    private PointSet seki;
    private PointSet sekiEyes;
    private PointSet falseEyes;

    OwnershipFlood(LifeAndDeath life, Leanings leanings) {
        position = life.position();
        this.leanings = leanings;
        dead = life.stones(Status.DEAD);
        black = standing(Color.BLACK);
        white = standing(Color.WHITE);
        stonesInSeki = life.stones(Status.SEKI);
        seki = stonesInSeki;
        neutral = PointSet.empty(position.board());
        sekiEyes = neutral;
        falseEyes = neutral;
    }

    /** The stones of a player that stay, and the points of the opponent's dead stones. */
    private PointSet standing(Color player) {
        PointSet captured = position.stones(player.opponent()).intersection(dead);
        return position.stones(player).minus(dead).union(captured);
    }

    /** Whether there are stones around some dead ones, and all of them are in seki. */
    private boolean isInEye(PointSet deadStones) {
        PointSet around = deadStones.neighbors(position.board()).minus(position.empty());
        return !around.isEmpty() && stonesInSeki.containsAll(around);
    }

    /** Finds the owners of all points; called once. */
    Territories find() {
        Board board = position.board();
        position.empty().parts(board).forEach(region -> assign(region, region.neighbors(board)));
        for (PointSet stones : dead.parts(board)) {
            sekiEyes = isInEye(stones) ? sekiEyes.union(stones) : sekiEyes;
        }
        return new Territories(leanings, new Ownership(black, white, neutral, seki), sekiEyes, falseEyes);
    }

    private void assign(PointSet region, PointSet around) {
        PointSet aroundInSeki = around.intersection(stonesInSeki);
        boolean touchesBlack = around.intersects(black);
        if (aroundInSeki.intersects(black) && aroundInSeki.intersects(white)) {
            seki = seki.union(region);
            neutral = neutral.union(region);
        } else if (touchesBlack == around.intersects(white)) {
            PointSet blacks = region.intersection(leanings.black());
            PointSet whites = region.intersection(leanings.white()).minus(blacks);
            black = black.union(blacks);
            white = white.union(whites);
            neutral = neutral.union(region.minus(blacks).minus(whites));
        } else {
            sekiEyes = aroundInSeki.isEmpty() ? sekiEyes : sekiEyes.union(region);
            falseEyes = falseEyes.union(region.intersection(leanings.falseEyes()));
            black = touchesBlack ? black.union(region) : black;
            white = touchesBlack ? white : white.union(region);
        }
    }
}
