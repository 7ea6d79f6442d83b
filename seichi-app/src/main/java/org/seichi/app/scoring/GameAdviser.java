package org.seichi.app.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.seichi.board.Position;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Game;
import org.seichi.game.Move;
import org.seichi.game.Overrides;
import org.seichi.move.Suggestion;
import org.seichi.move.Suggestions;
import org.seichi.report.RecordSummary;
import org.seichi.report.SuggestionReport;
import org.seichi.search.Budget;

/**
 * Suggests moves in games, one by one.
 *
 * @param overrides rules and komi that stand above the record's
 * @param move number of the move after which the position is taken; empty for the end of the record
 * @param budget how much to search
 * @param most the greatest number of moves to suggest
 */
public record GameAdviser(Overrides overrides, OptionalInt move, Budget budget, int most) {
    /** So many moves are suggested where nobody says how many. */
    public static final int USUAL = 10;

    private static final int REMEMBERED = 3;

    /** Suggests moves for the player to move. */
    public AdvisedGame advise(ReadGame read) {
        long start = System.nanoTime();
        RecordSummary summary = RecordSummary.of(read.game(), overrides, move);
        Position position = summary.replay().end().position();
        int moves = summary.replay().moves();
        List<Integer> last = last(read.game(), moves);
        long replayed = System.nanoTime();
        Evaluation evaluation = Evaluation.of(position, budget);
        List<Suggestion> all = Suggestions.of(evaluation, last, summary.terms());
        Times times = new Times(read.nanos() + replayed - start, System.nanoTime() - replayed);
        SuggestionReport report = new SuggestionReport(
                summary.terms(),
                moves,
                position,
                Estimate.of(evaluation, summary.terms()),
                all.subList(0, Math.min(most, all.size())),
                all.size());
        return new AdvisedGame(read, report, times);
    }

    /** The last moves of a game up to a number, the latest first. */
    private static List<Integer> last(Game game, int moves) {
        List<Move> played = game.steps().stream()
                .filter(Move.class::isInstance)
                .map(Move.class::cast)
                .toList();
        List<Integer> last = new ArrayList<>();
        for (int i = moves - 1; i >= Math.max(0, moves - REMEMBERED); i--) {
            last.add(played.get(i).point());
        }
        return last;
    }
}
