package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/** The moves that are tried, best first, with how far each stands behind the best one. */
final class MoveOrder {
    /** How many points of urgency a move gains that a guess at the proof names. */
    private static final int GUESSED = 60;

    private final SearchBoard board;
    private final Urgency urgency;
    private final ReplyHistory history;
    private final int[] near;
    private final BackedStones backed;
    private final Suicide suicide;
    private final KoThreats threats;
    private final int[] moves;
    private final int[] scores;
    private int count;

    /**
     * Moves on a board.
     *
     * @param near the points from which moves are chosen
     * @param backed what other proofs keep and need: the prover does not play there
     * @param suicide what the rules say of it
     * @param threats who may retake kos at once
     */
    MoveOrder(SearchBoard board, Urgency urgency, int[] near, BackedStones backed, Suicide suicide, KoThreats threats) {
        this.board = board;
        this.urgency = urgency;
        this.near = near;
        this.backed = backed;
        this.suicide = suicide;
        this.threats = threats;
        history = new ReplyHistory(board.board());
        moves = new int[board.board().size() + 1];
        scores = new int[board.board().size() + 1];
    }

    /**
     * Chooses the best moves of a player among the points near the group. Whoever may not retake a ko at once does not, and
     * where the opponent may, it is left to {@link #all}.
     */
    void choose(Color player, boolean prover, int width, int last, int guess) {
        boolean retakes = prover && threats == KoThreats.PROVER;
        count = 0;
        for (int point : near) {
            if (board.at(point) == Stones.EMPTY
                    && !backed.isReserved(point)
                    && isAllowed(board.legality(player, point), retakes)) {
                int score = urgency.of(point, player.code(), last) + history.of(prover, last, point);
                insert(point, point == guess ? score + GUESSED : score, width);
            }
        }
    }

    private static boolean isAllowed(Legality legality, boolean retakes) {
        return legality == Legality.LEGAL || (legality == Legality.KO && retakes);
    }

    /** Takes all moves of a player in a zone. */
    void all(Color player, GrowingZone zone, int last) {
        count = 0;
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            if (board.at(point) == Stones.EMPTY && canAttack(player, point)) {
                insert(point, urgency.of(point, player.code(), last) + history.of(false, last, point), moves.length);
            }
        }
    }

    /** Whether the opponent of the prover may play on an empty point and change something. */
    boolean canAttack(Color player, int point) {
        Legality legality = board.legality(player, point);
        return legality == Legality.LEGAL
                || (legality == Legality.KO && threats == KoThreats.OPPONENT)
                || (legality == Legality.SUICIDE && suicide != Suicide.FORBIDDEN);
    }

    /** Keeps the moves sorted, and a limited number of them; of equals the first one found stays before. */
    private void insert(int point, int score, int width) {
        if (count == width && scores[count - 1] >= score) {
            return;
        }
        int index = count < width ? count++ : count - 1;
        while (index > 0 && scores[index - 1] < score) {
            scores[index] = scores[index - 1];
            moves[index] = moves[index - 1];
            index--;
        }
        scores[index] = score;
        moves[index] = point;
    }

    /** What has worked so far, to be told. */
    ReplyHistory history() {
        return history;
    }

    int count() {
        return count;
    }

    int move(int index) {
        return moves[index];
    }

    /** How far a move stands behind the best one. */
    int gap(int index) {
        return scores[0] - scores[index];
    }
}
