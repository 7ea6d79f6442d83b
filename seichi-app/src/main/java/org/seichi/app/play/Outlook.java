package org.seichi.app.play;

import org.seichi.report.ScoreReport;

/**
 * The score at a player's turn, and after moves that he thinks of.
 *
 * @param report the score of the position
 * @param ahead the score after a move of the player and a reply; can be asked by several threads at a time
 */
public record Outlook(ScoreReport report, Ahead ahead) {
    /** Looks two moves ahead. */
    @FunctionalInterface
    public interface Ahead {
        /**
         * The score after two moves.
         *
         * @param move the player's move, {@link org.seichi.board.Board#NO_POINT} for a pass
         * @param reply the point of the opponent's move
         */
        ScoreReport after(int move, int reply);
    }
}
