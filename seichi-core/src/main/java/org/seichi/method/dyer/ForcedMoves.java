package org.seichi.method.dyer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Finds forced connecting moves once the dame are filled (Dyer, step 4): first for chains that the opponent could capture, then
 * for groups with few liberties that life-and-death search finds dead; after each move all are checked again.
 */
record ForcedMoves(FinishBoard finish, Threats threats, Tsumego tsumego) {
    private static final int LONGEST = Board.MAX_SIZE * Board.MAX_SIZE;

    /** Plays the forced moves and returns the rounds of checks, Black's first. */
    List<ConnectionCheck> find() {
        List<ConnectionCheck> checks = new ArrayList<>();
        for (Color player : Color.values()) {
            ConnectionCheck check;
            do {
                check = check(player);
                check.move().ifPresent(move -> finish.board().play(player, move.point()));
                checks.add(check);
            } while (check.move().isPresent() && checks.size() < LONGEST);
        }
        return checks;
    }

    private ConnectionCheck check(Color player) {
        Set<ConnectionCheck.Checked> looked = new LinkedHashSet<>();
        finish.shortChains(player, Threats.SHORT).forEach(stone -> looked.add(checked(player, stone)));
        ProtectiveMove protection =
                new ProtectiveMove(finish, PointSet.empty(finish.board().board()));
        for (Threats.Threat threat : threats.against(player)) {
            int point = protection.against(threat, player);
            if (point != Board.NO_POINT) {
                Played move = new Played(player, point, Kind.STAY_ALIVE, threat.line(), threat.stone());
                return new ConnectionCheck(List.copyOf(looked), Optional.of(move));
            }
        }
        Optional<Played> forced = tsumego.forced(player, stone -> looked.add(checked(player, stone)));
        return new ConnectionCheck(List.copyOf(looked), forced);
    }

    private ConnectionCheck.Checked checked(Color player, int stone) {
        return new ConnectionCheck.Checked(
                player, finish.board().stonesOf(stone), finish.board().liberties(stone));
    }
}
