package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Looks for forced connecting moves once the dame are filled (Dyer, step 4): chains that the opponent would capture are
 * protected, then groups with few liberties that tsumego finds dead; after each move all are checked again.
 */
final class ForcedMoves {
    private static final int LONGEST = Board.MAX_SIZE * Board.MAX_SIZE;

    private final FinishBoard playout;
    private final Threats threats;
    private final ProtectiveMove protection;
    private final Tsumego tsumego;

    ForcedMoves(FinishBoard playout, Threats threats, Tsumego tsumego) {
        this.playout = playout;
        this.threats = threats;
        this.tsumego = tsumego;
        protection = new ProtectiveMove(playout, PointSet.empty(playout.board().board()));
    }

    /** The moves, Black's first. */
    List<Played> find() {
        List<Played> moves = new ArrayList<>();
        for (Color player : Color.values()) {
            while (moves.size() < LONGEST && protect(player, moves)) {
                // all groups are checked again
            }
        }
        return moves;
    }

    private boolean protect(Color player, List<Played> moves) {
        for (Threats.Threat threat : threats.against(player)) {
            int point = protection.against(threat, player);
            if (point != Board.NO_POINT) {
                moves.add(new Played(player, point, Kind.STAY_ALIVE, threat.line(), threat.stone()));
                playout.board().play(player, point);
                return true;
            }
        }
        Optional<Played> forced = tsumego.forced(player);
        forced.ifPresent(move -> {
            moves.add(move);
            playout.board().play(player, move.point());
        });
        return forced.isPresent();
    }
}
