package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.search.BoardProblem;
import org.seichi.search.SearchBoard;
import org.seichi.search.Truth;

/**
 * Can an attacker, the prover, capture one of the target chains by play within an area, without losing a chain that he must
 * keep? All moves in the area are tried, and both players may pass, so that nobody is forced to break a seki.
 *
 * <p>The attacker passes only to lift a ko ban, or without a legal move: the opponent would answer any other pass with a
 * pass, and nothing would have changed.
 */
final class AreaFight extends BoardProblem {
    /** Tells the question from those about life, scores and captures. */
    private static final long FIGHT = 3;

    private final Color attacker;
    private final int[] area;
    private final int[] targets;
    private final int[] keep;

    /**
     * Asks about the position on the board.
     *
     * @param koMaster the player who wins all kos
     */
    AreaFight(SearchBoard board, Fight fight, Color koMaster) {
        super(board, koMaster.code(), question(fight));
        attacker = fight.attacker();
        area = fight.area().toArray();
        targets = fight.targets().toArray();
        keep = fight.keep().toArray();
    }

    private static long question(Fight fight) {
        long area = mix(mix(FIGHT, fight.attacker().code()), fight.area());
        return mix(mix(area, fight.targets()), fight.keep());
    }

    @Override
    public boolean proverToMove() {
        return board.toMove() == attacker;
    }

    @Override
    public Truth status() {
        if (!stand(targets, attacker.opponent())) {
            return Truth.PROVEN;
        }
        return stand(keep, attacker) ? Truth.UNKNOWN : Truth.DISPROVEN;
    }

    @Override
    public int maxMoves() {
        return area.length + 1;
    }

    @Override
    public int moves(int[] into, int from) {
        int to = addLegal(area, into, from);
        if (to == from || !proverToMove() || ban() != Board.NO_POINT) {
            into[to++] = Board.NO_POINT;
        }
        return to - from;
    }

    @Override
    public int proofEstimate() {
        return fewestLiberties(targets);
    }

    @Override
    public int disproofEstimate() {
        return keep.length == 0 ? 1 : fewestLiberties(keep);
    }
}
