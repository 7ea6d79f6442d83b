package org.seichi.app.render.score;

import java.util.Optional;
import org.seichi.analysis.Result;
import org.seichi.game.Move;
import org.seichi.game.Step;
import org.seichi.report.ScoreReport;

/**
 * A position of a game on a page, with its place in the record.
 *
 * @param scored the position, scored
 * @param moves number of moves in the record
 * @param shown number of moves of the record that have been played
 * @param played number of moves that were played on by hand
 */
public record ShownGame(Result<ScoreReport> scored, int moves, int shown, int played) {
    /** The move that led to the position, if there is one. */
    public Optional<Move> lastMove() {
        Optional<Move> last = Optional.empty();
        int left = shown + played;
        for (Step step : scored.read().game().steps()) {
            if (step instanceof Move move && left-- > 0) {
                last = Optional.of(move);
            }
        }
        return last;
    }
}
