package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/** The moves that are tried, best first, with how far each stands behind the best one. */
final class MoveOrder {
    private final SearchBoard board;
    private final Urgency urgency;
    private final int[] near;
    private final Suicide suicide;
    private final int[] moves;
    private final int[] scores;
    private int count;

    /**
     * Moves on a board.
     *
     * @param near the points from which moves are chosen
     * @param suicide what the rules say of it
     */
    MoveOrder(SearchBoard board, Urgency urgency, int[] near, Suicide suicide) {
        this.board = board;
        this.urgency = urgency;
        this.near = near;
        this.suicide = suicide;
        moves = new int[board.board().size() + 1];
        scores = new int[board.board().size() + 1];
    }

    /** Chooses the best moves of a player among the points near the group. */
    void choose(Color player, int width, int last) {
        count = 0;
        for (int point : near) {
            if (board.at(point) == Stones.EMPTY && isAllowed(player, point)) {
                insert(point, urgency.of(point, player.code(), last), width);
            }
        }
    }

    /** Takes all moves of a player in a zone. */
    void all(Color player, GrowingZone zone, int last) {
        count = 0;
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            if (board.at(point) == Stones.EMPTY && canAttack(player, point)) {
                insert(point, urgency.of(point, player.code(), last), moves.length);
            }
        }
    }

    private boolean isAllowed(Color player, int point) {
        Legality legality = board.legality(player, point);
        return legality == Legality.LEGAL;
    }

    /** Whether a player who wins every ko may play on an empty point and change something. */
    boolean canAttack(Color player, int point) {
        Legality legality = board.legality(player, point);
        return legality == Legality.LEGAL
                || legality == Legality.KO
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
