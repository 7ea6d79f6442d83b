package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;
import org.seichi.search.Problem;
import org.seichi.search.SearchBoard;
import org.seichi.search.Truth;

/**
 * Can an attacker take one of the opponent's chains within an area, without losing what he must keep? He is the prover.
 * Every move in the area is tried, and both may pass, so that nobody is forced to spoil a seki.
 *
 * <p>The attacker passes only where a ko keeps him from retaking: after any other pass of his the opponent would pass too,
 * and nothing would have changed. One player, the <em>ko master</em>, may retake every ko at once.
 */
final class AreaFight implements Problem {
    private final SearchBoard board;
    private final Color attacker;
    private final Color koMaster;
    private final int[] area;
    private final int[] targets;
    private final int[] keep;
    private final long salt;

    /**
     * A question about the position that the board shows.
     *
     * @param koMaster the player who wins all kos
     */
    AreaFight(SearchBoard board, Fight fight, Color koMaster) {
        this.board = board;
        this.koMaster = koMaster;
        attacker = fight.attacker();
        area = fight.area().toArray();
        targets = fight.targets().toArray();
        keep = fight.keep().toArray();
        salt = (2L * fight.hashCode() + (koMaster == attacker ? 1 : 0)) * 0xBF58476D1CE4E5B9L;
    }

    @Override
    public boolean proverToMove() {
        return board.toMove() == attacker;
    }

    @Override
    public Truth status() {
        if (anyTaken(targets, attacker.opponent())) {
            return Truth.PROVEN;
        }
        return anyTaken(keep, attacker) ? Truth.DISPROVEN : Truth.UNKNOWN;
    }

    private boolean anyTaken(int[] stones, Color color) {
        for (int stone : stones) {
            if (board.at(stone) != color.code()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long key() {
        long key = board.hash() ^ salt;
        int ban = ban();
        if (ban != Board.NO_POINT) {
            key ^= Long.rotateLeft(Zobrist.key(board.board(), ban, Stones.BLACK), 17);
        }
        return board.toMove() == Color.WHITE ? key ^ Zobrist.whiteToMove() : key;
    }

    private int ban() {
        return board.toMove() == koMaster ? Board.NO_POINT : board.ko();
    }

    @Override
    public int maxMoves() {
        return area.length + 1;
    }

    @Override
    public int moves(int[] into, int from) {
        int to = from;
        for (int point : area) {
            if (isLegal(point)) {
                into[to++] = point;
            }
        }
        if (to == from || !proverToMove() || ban() != Board.NO_POINT) {
            into[to++] = Board.NO_POINT;
        }
        return to - from;
    }

    /** Suicide is no move. */
    private boolean isLegal(int point) {
        Legality legality = board.legality(board.toMove(), point);
        return legality == Legality.LEGAL || (legality == Legality.KO && board.toMove() == koMaster);
    }

    @Override
    public void play(int move) {
        if (move == Board.NO_POINT) {
            board.pass();
        } else {
            board.play(move);
        }
    }

    @Override
    public void undo() {
        board.undo();
    }

    @Override
    public int proofEstimate() {
        return fewestLiberties(targets);
    }

    @Override
    public int disproofEstimate() {
        return keep.length == 0 ? 1 : fewestLiberties(keep);
    }

    private int fewestLiberties(int[] stones) {
        int fewest = Integer.MAX_VALUE;
        for (int stone : stones) {
            fewest = Math.min(fewest, board.liberties(stone));
        }
        return fewest;
    }
}
