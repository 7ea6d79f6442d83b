package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/** The moves to try in a position, best first, with the difference in score between each and the best. */
final class MoveOrder {
    /** Bonus, in points of urgency, of a move that a guessed proof plays. */
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
     * Creates an empty list of moves on a board.
     *
     * @param near the candidate points of {@link #choose}
     * @param backed tells which points are reserved: {@link #choose} leaves them out
     * @param suicide the rule on suicide
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
     * Chooses the most urgent moves of a player among the points near the group, at most {@code width}. Kos are retaken at once
     * only by a prover who may; where the opponent may, it is left to {@link #all}.
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

    /** Lists all moves of the prover's opponent in a zone. */
    void all(Color player, PointSet.Builder zone, int last) {
        count = 0;
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            if (board.at(point) == Stones.EMPTY && canAttack(player, point)) {
                insert(point, urgency.of(point, player.code(), last) + history.of(false, last, point), moves.length);
            }
        }
    }

    /** Whether the prover's opponent may play on an empty point and the move changes the position. */
    boolean canAttack(Color player, int point) {
        Legality legality = board.legality(player, point);
        return legality == Legality.LEGAL
                || (legality == Legality.KO && threats == KoThreats.OPPONENT)
                || (legality == Legality.SUICIDE && suicide != Suicide.FORBIDDEN);
    }

    /** Inserts a move in descending order of score and keeps at most {@code width} moves; of equals the earlier one comes first. */
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

    /** Returns the history of replies, for the search to update. */
    ReplyHistory history() {
        return history;
    }

    int count() {
        return count;
    }

    int move(int index) {
        return moves[index];
    }

    /** Returns how many points of urgency a move is behind the best one. */
    int gap(int index) {
        return scores[0] - scores[index];
    }
}
